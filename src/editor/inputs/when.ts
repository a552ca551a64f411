import type { InputKind } from './input-kind';

/** After which answers of a form a field is asked. */
export const when: InputKind<'when'> = {
  from: ({ schema }) => (schema.input === 'when' ? { kind: 'when' } : undefined),
  empty: () => ({}),
};
