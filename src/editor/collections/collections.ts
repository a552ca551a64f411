import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import { nameInFile } from '../members/entry-like';
import type { Edit } from '../members/members';
import { titleFields } from '../naming/parts';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';

/** Makes words the name of a collection; says in words why it cannot. */
export function collectionName(root: JsonObject, called: string): { name: string } | { problem: string } {
  const { collections } = root;
  const name = nameInFile(called.trim(), languageOf(root));
  if (name === '') return { problem: 'A collection needs a name that begins with a letter from a to z.' };
  const isTaken = isObject(collections) && Object.hasOwn(collections, name);
  return isTaken ? { problem: `There is a collection “${inWords(name)}” already.` } : { name };
}

/** Adds a collection with a first entry, which has the fields of `like`, an entry of another one, and empty. */
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

/** Gives an empty value of the same type; undefined for a group, such as a picture, which cannot be without words. */
function emptied(value: Json): Json | undefined {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : undefined;
}

/** Deletes a collection that nothing uses. */
export function removeCollection(root: JsonObject, list: Pointer): Edit {
  const isLast = isObject(root.collections) && Object.keys(root.collections).length === 1;
  const after = remove(root, isLast ? '/collections' : list) as JsonObject;
  return {
    says: `Collection ${inWords(pointerKeys(list).at(-1) ?? '')} deleted`,
    place: '/routes/0',
    from: list,
    after,
  };
}

/** Gives pointers to all that uses a collection: selections of lists, pages and feeds, references to its entries. */
export function usesOf(root: JsonObject, collection: string): Pointer[] {
  const taken = writtenUses(root, 'collection', collection);
  const named = referencesIn(root).filter((one) => [one.collection, one.named].includes(collection));
  const fields = named.map((one) => memberPointer(memberPointer('/references', one.collection), one.field));
  return [...taken.map(({ pointer }) => pointer), ...fields];
}
