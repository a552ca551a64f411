import type { InputKind } from './input-kind';

/** A place on the earth: latitude and longitude. */
export const position: InputKind<'position'> = {
  from: ({ definition }) => (definition === 'position' ? { kind: 'position' } : undefined),
  // Nobody means the place at which both are zero, so whoever leaves it is told of it.
  empty: () => [],
  holds: Array.isArray,
  canBeBlank: true,
};
