import type { InputKind } from './input-kind';

/** One value of a few. */
export const choice: InputKind<'choice'> = {
  from({ schema }) {
    if (!schema.enum) return undefined;
    const says = Array.isArray(schema.enumDescriptions) && { says: schema.enumDescriptions.map(String) };
    const usual = typeof schema.default === 'string' && { usual: schema.default };
    return { kind: 'choice', options: schema.enum as (string | number)[], ...says, ...usual };
  },
  empty: ({ options }) => options[0] ?? '',
  usual: ({ usual }) => (usual === undefined ? [] : [usual]),
  fold: () => 'looks',
  settings: ({ options }) => options,
};
