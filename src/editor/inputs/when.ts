import type { InputKind } from './input-kind';

/** The answers of a form after which a field is asked. */
export const when: InputKind<'when'> = {
  from: ({ schema }) => (schema.input === 'when' ? { kind: 'when' } : undefined),
  empty: () => ({}),
  fold: () => 'more',
};
