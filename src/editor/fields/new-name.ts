import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { ownValues } from '../../manifest/own-values';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { inWords } from '../in-words';
import { nameInFile } from '../members/entry-like';
import { languageOf } from '../site-language';

/** A name that can be given to one more value of a group; or in words why it cannot, and where the one is that has it. */
export type NewName = { place: Pointer; problem?: undefined } | { problem: string; taken?: Pointer };

/** Reads a new name in a group; `pattern` is what the schema says of its names. */
export function newNameIn(root: JsonObject, group: Pointer, written: string, pattern: string): NewName {
  const names = new RegExp(pattern);
  const takesHyphens = names.test('two-words');
  const language = languageOf(root);
  const name = takesHyphens ? slugOf(written.trim(), language) : nameInFile(written.trim(), language);
  const place = memberPointer(group, name);
  const named = valueAt(root, group);
  if (written.trim() === '') return { problem: 'Write the name first.' };
  if (isObject(named) && Object.hasOwn(named, name))
    return { problem: `There is “${inWords(name)}” already.`, taken: place };
  const meaning = group === '/values' ? ownValues.get(name) : undefined;
  if (meaning !== undefined) return { problem: `“${inWords(name)}” always writes ${meaning}. Choose another name.` };
  if (names.test(name)) return { place };
  return { problem: `“${written.trim()}” cannot be a name here: it has to begin with a letter from a to z.` };
}
