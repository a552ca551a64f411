import { isObject, type JsonObject } from '../../manifest/manifest';
import { ownValues } from '../../manifest/own-values';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { nameInFile, slugOf } from '../../manifest/slug';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';

/**
 * The place of a value under a new name, or the problem with that in words, and the place of the one that has it
 * already.
 */
export type NewName = { place: Pointer; problem?: undefined } | { problem: string; holder?: Pointer };

/** Reads a new name for a value in a group; `pattern` is that of its names. */
export function newNameIn(root: JsonObject, group: Pointer, written: string, pattern: string): NewName {
  const names = new RegExp(pattern);
  const name = nameLike(written.trim(), pattern, languageOf(root));
  const place = memberPointer(group, name);
  const members = valueAt(root, group);
  if (written.trim() === '') return { problem: 'Write the name first.' };
  if (isObject(members) && Object.hasOwn(members, name))
    return { problem: `There is “${inWords(name)}” already.`, holder: place };
  const meaning = group === '/values' ? ownValues.get(name) : undefined;
  if (meaning !== undefined) return { problem: `“${inWords(name)}” always writes ${meaning}. Choose another name.` };
  if (names.test(name)) return { place };
  return { problem: `“${written.trim()}” cannot be a name here: it has to begin with a letter from a to z.` };
}

/** Makes words a name that fits a pattern: `two-words` or `twoWords`. */
export function nameLike(words: string, pattern: string, language: string | undefined): string {
  return new RegExp(pattern).test('two-words') ? slugOf(words, language) : nameInFile(words, language);
}
