import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import { nameInFile } from '../members/entry-like';
import type { Edit } from '../members/members';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';
import { collectionTitle, titleFields } from '../words/titles';

/** The name that a collection has in the file, from what it is called; or in words why it cannot be called so. */
export function collectionName(root: JsonObject, called: string): { name: string } | { problem: string } {
  const name = nameInFile(called.trim(), languageOf(root));
  if (name === '') return { problem: 'A collection needs a name that begins with a letter from a to z.' };
  const isTaken = collectionsIn(root).has(name);
  return isTaken ? { problem: `There is a collection “${collectionTitle(root, name)}” already.` } : { name };
}

/** Adds a collection with its first entry, which has the fields of an entry of another one and says nothing in them yet. */
export function addCollection(root: JsonObject, name: string, first: string, like: Json | undefined): Edit {
  const fields = isObject(like) ? like : { slug: '', name: '' };
  const naming = titleFields.find((field) => typeof fields[field] === 'string') ?? 'name';
  const entry: JsonObject = {};
  for (const [field, value] of Object.entries(fields)) {
    const said = field === naming ? first : field === 'slug' ? slugOf(first, languageOf(root)) : emptied(value);
    if (said !== undefined) entry[field] = said;
  }
  entry[naming] ??= first;
  const group = isObject(root.collections) ? root : set(root, '/collections', {});
  const list = memberPointer('/collections', name);
  return {
    says: `Collection ${inWords(name)} added`,
    place: `${list}/0`,
    after: set(group, list, [entry]) as JsonObject,
  };
}

/** The same kind of value with nothing said; nothing for a group, such as a picture, which cannot be without words. */
function emptied(value: Json): Json | undefined {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : undefined;
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

/** Where a collection is used: by lists, pages and feeds that take from it, and by fields that name its entries. */
export function usesOf(root: JsonObject, collection: string): Pointer[] {
  const taken = writtenUses(root, 'collection', collection);
  const named = referencesIn(root).filter((one) => [one.collection, one.named].includes(collection));
  // What it declares of its own entries goes with it.
  const own = memberPointer('/collections', collection);
  const fields = named.map(({ pointer }) => pointer).filter((pointer) => !pointer.startsWith(`${own}/`));
  return [...taken.map(({ pointer }) => pointer), ...fields];
}
