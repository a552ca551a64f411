import type { InputKind } from './input-kind';

/** A property that is true or absent: `"closed": true`. */
export const mark: InputKind<'mark'> = {
  from: ({ schema }) => (schema.const === true ? { kind: 'mark' } : undefined),
  empty: () => true,
  canBeBlank: true,
};
