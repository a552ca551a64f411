import type { InputKind } from './input-kind';

/** What is present or not: `"closed": true`. */
export const mark: InputKind<'mark'> = {
  from: ({ schema }) => (schema.const === true ? { kind: 'mark' } : undefined),
  empty: () => true,
  canBeBlank: true,
};
