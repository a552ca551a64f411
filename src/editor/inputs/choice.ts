import { inWords } from '../words/in-words';
import type { InputOf } from './input';
import type { InputKind } from './input-kind';

/** One value of a few. */
export const choice: InputKind<'choice'> = {
  from({ schema }) {
    if (!schema.enum) return undefined;
    const says = Array.isArray(schema.enumDescriptions) && { says: schema.enumDescriptions.map(String) };
    // A default is written by editors of text, too; what is usual is drawn where nothing is written.
    const unwritten = schema.default ?? schema.usual;
    const usual = typeof unwritten === 'string' && { usual: unwritten };
    return { kind: 'choice', options: schema.enum as (string | number)[], ...says, ...usual };
  },
  empty: ({ options }) => options[0] ?? '',
  usual: ({ usual }) => (usual === undefined ? [] : [usual]),
  fold: () => 'looks',
  settings: ({ options }) => options,
};

/** Writes an option of a choice as its field shows it. */
export function sayOption({ options, labels }: InputOf<'choice'>, option: string | number): string {
  return labels?.[options.indexOf(option)] ?? (typeof option === 'string' ? inWords(option) : String(option));
}
