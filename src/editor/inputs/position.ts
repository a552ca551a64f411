import type { InputKind } from './input-kind';

/** A place on the earth: latitude and longitude. */
export const position: InputKind<'position'> = {
  from: ({ definition }) => (definition === 'position' ? { kind: 'position' } : undefined),
  // Empty, and not 0, 0, which nobody means: the check reports it until it is filled in.
  empty: () => [],
  holds: Array.isArray,
  canBeBlank: true,
};
