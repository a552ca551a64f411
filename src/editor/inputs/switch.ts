import type { InputKind } from './input-kind';

/** A flag that is on or off. */
export const switched: InputKind<'switch'> = {
  from: ({ schema }) => (schema.type === 'boolean' ? { kind: 'switch' } : undefined),
  empty: () => false,
  // Whoever asks for a switch wants it on.
  begun: () => true,
  fold: () => 'looks',
  canBeBlank: true,
};
