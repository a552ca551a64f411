import type { InputKind } from './input-kind';

/** Several values of a few, such as days of the week. */
export const several: InputKind<'several'> = {
  from: ({ schema: { items } }) => items?.enum && { kind: 'several', options: items.enum.map(String) },
  empty: () => [],
};

/** The days of the week in words, by their names in site.json. */
export const weekdays: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
