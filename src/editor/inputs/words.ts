import { memberPointer } from '../../manifest/pointer';
import { isCopyKind } from '../../manifest/visit-copy';
import type { Input } from './input';
import type { InputKind } from './input-kind';
import { type WordsKindName, wordsKind, wordsKinds } from './words-kinds';

/** Words: of the kind that their definition or their schema names, else a name, which nobody reads. */
export const words: InputKind<'words'> = {
  from({ schema, definition, example }) {
    const sample = typeof example === 'string' && { sample: example };
    if (isWords(definition)) return { kind: 'words', of: definition, ...sample };
    if (isWords(schema.input)) return { kind: 'words', of: schema.input, ...(schema.input !== 'bound' && sample) };
    const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
    if (!isText || schema.input !== undefined) return undefined;
    if (typeof schema.default === 'string') return { kind: 'words', of: 'text', usual: schema.default };
    return { kind: 'words', of: 'name', ...sample };
  },
  empty: () => '',
  *texts(value, input, place, textsOf) {
    const { reads } = wordsKind(input.of);
    if (reads === 'address' || (reads === 'words or name' && isName(String(value)))) {
      yield { place, text: String(value), isKept: true };
    } else if (reads === 'nothing') return;
    else if (typeof value === 'string') yield { place, text: value, ...(isCopyKind(input.of) && { copy: input.of }) };
    else if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) yield* textsOf(part, input, memberPointer(place, index));
    }
  },
  usual: ({ usual }) => (usual === undefined ? [] : [usual]),
  isAlike: (one, other) => one.of === other.of,
  settings: ({ of }) => (wordsKind(of).isSetting ? 'any' : undefined),
  fold: ({ of }) => (of === 'anchor' ? 'more' : wordsKind(of).isSetting ? 'looks' : 'says'),
  canBeBlank: true,
  inText: { of: 'text', takes: () => false },
  fillsTexts: true,
};

/** Gives the kind of words that an input asks for; undefined where it asks for something else. */
export function wordsAskedFor(input: Input | undefined): WordsKindName | undefined {
  return input?.kind === 'words' ? input.of : undefined;
}

/** Tells whether a name is that of a kind of words. */
export function isWords(name: string | undefined): name is WordsKindName {
  return name !== undefined && Object.hasOwn(wordsKinds, name);
}

/** Tells whether a text names something: an address, or a word in small letters by which others find it. */
function isName(text: string): boolean {
  return /^\/|^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
