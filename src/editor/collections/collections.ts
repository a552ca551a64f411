import { collectionsIn, titleFields } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { nameInFile, slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import type { Field } from '../inputs/input';
import type { Edit } from '../members/members';
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
  const after = set(group, pointer, collection) as JsonObject;
  return { says: `Collection ${collectionTitle(after, name)} added`, place: `${pointer}/entries/0`, after };
}

/** Deletes a collection that nothing uses. */
export function removeCollection(root: JsonObject, pointer: Pointer): Edit {
  const isLast = collectionsIn(root).size === 1;
  const after = remove(root, isLast ? '/collections' : pointer) as JsonObject;
  return {
    says: `Collection ${collectionTitle(root, pointerKeys(pointer).at(-1) ?? '')} deleted`,
    place: '/routes/0',
    from: pointer,
    after,
  };
}

/** Gives pointers to all that uses a collection: selections of lists, pages and feeds, references to its entries. */
export function placesUsing(root: JsonObject, collection: string): Pointer[] {
  const selections = writtenUses(root, 'collection', collection);
  const references = referencesIn(root).filter((one) => [one.collection, one.named].includes(collection));
  // What it declares of its own entries goes with it.
  const own = memberPointer('/collections', collection);
  const fields = references.map(({ pointer }) => pointer).filter((pointer) => !pointer.startsWith(`${own}/`));
  return [...selections.map(({ pointer }) => pointer), ...fields];
}
