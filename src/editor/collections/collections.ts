import { collectionsIn, titleFields } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { nameInFile, slugOf } from '../../manifest/slug';
import type { Field } from '../inputs/input';
import type { Edit } from '../members/members';
import { withoutUses } from '../members/without-uses';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';
import { collectionTitle } from '../words/titles';
import { declareFields, fieldsDeclaredIn } from './declare';

/** Makes words the name of a collection; says in words why it cannot. */
export function collectionName(root: JsonObject, label: string): { name: string } | { problem: string } {
  const name = nameInFile(label.trim(), languageOf(root));
  if (name === '') return { problem: 'A collection needs a name that begins with a letter from a to z.' };
  const isTaken = collectionsIn(root).has(name);
  return isTaken ? { problem: `There is a collection “${collectionTitle(root, name)}” already.` } : { name };
}

/** The collection whose fields a new one has, and its fields as they are asked for. */
export interface Model {
  collection: string;
  fields: readonly Field[];
}

/** Adds a collection that declares a name, or the fields of `model`; its first entry says its name alone. */
export function addCollection(root: JsonObject, name: string, label: string, first: string, model?: Model): Edit {
  const fields = model ? fieldsDeclaredIn(declareFields(root, model.collection, model.fields), model.collection) : {};
  const naming = titleFields.find((field) => isObject(fields[field])) ?? 'name';
  const collection: JsonObject = {
    ...(label.trim() !== inWords(name) && { label: label.trim() }),
    fields: isObject(fields[naming]) ? fields : { [naming]: { kind: 'text', required: true }, ...fields },
    entries: [{ slug: slugOf(first, languageOf(root)), [naming]: first }],
  };
  const group = isObject(root.collections) ? root : set(root, '/collections', {});
  const pointer = memberPointer('/collections', name);
  const after = set(group, pointer, collection);
  return { says: `Collection ${collectionTitle(after, name)} added`, place: `${pointer}/entries/0`, after };
}

/** Deletes a collection; with `takesUses`, what is made of it as well. */
export function removeCollection(root: JsonObject, pointer: Pointer, takesUses = false): Edit {
  const name = pointerKeys(pointer).at(-1) ?? '';
  const { root: without, outcomes } = takesUses ? withoutUses(root, name) : { root, outcomes: new Map() };
  const isLast = collectionsIn(root).size === 1;
  const after = remove(without, isLast ? '/collections' : pointer);
  const taken = outcomes.size > 0 ? ', with what was made of it' : '';
  return {
    says: `Collection ${collectionTitle(root, name)} deleted${taken}`,
    place: '/routes/0',
    from: pointer,
    after,
  };
}
