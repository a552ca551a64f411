import type { InputKind } from './input-kind';

/** Several of a few, such as days of the week. */
export const several: InputKind<'several'> = {
  from: ({ schema: { items } }) => items?.enum && { kind: 'several', options: items.enum.map(String) },
  empty: () => [],
};

/** What the days of a week are called, by how site.json writes them. */
export const weekdays: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
