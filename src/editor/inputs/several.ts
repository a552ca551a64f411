import type { InputKind } from './input-kind';

/** Several values of a few, such as days of the week. */
export const several: InputKind<'several'> = {
  from: ({ schema: { items } }) => items?.enum && { kind: 'several', options: items.enum.map(String) },
  empty: () => [],
  canBeBlank: true,
};
