import type { InputKind } from './input-kind';

/** What is on or off. */
export const switched: InputKind<'switch'> = {
  from: ({ schema }) => (schema.type === 'boolean' ? { kind: 'switch' } : undefined),
  empty: () => false,
  // Whoever asks for a switch wants it on.
  begun: true,
  canBeBlank: true,
};
