import { collectionsIn } from '../../manifest/collections';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert, set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Input } from '../inputs/input';
import { fieldsOfInput } from '../inputs/inputs';
import { nameOfFile } from '../words/name-of-file';
import { collectionTitle } from '../words/titles';
import { freeSlug } from './entry-like';
import type { Edit } from './members';

/** Gives the field in which the entries of a collection have a picture that each of them needs; undefined where none is. */
export function pictureOfEntries(root: JsonObject, collection: string): string | undefined {
  const { fields = new Map() } = collectionsIn(root).get(collection) ?? {};
  return [...fields].find(([, { kind, isRequired }]) => kind === 'picture' && isRequired)?.[0];
}

/** Adds an entry for each of some pictures, after the others, each with the end of an address of its own. */
export function addPictures(root: JsonObject, collection: string, field: string, paths: readonly string[]): Edit {
  const { list = '', entries = [] } = collectionsIn(root).get(collection) ?? {};
  const after = paths.reduce((site, path, index) => {
    const name = nameOfFile(path).replace(/\.\w+$/, '');
    const entry = { slug: freeSlug(site, collection, [name]), [field]: { src: path, alt: '' } };
    return insert(site, memberPointer(list, entries.length + index), entry);
  }, root);
  return {
    says: `${countOf(paths)} added to ${collectionTitle(root, collection)}`,
    place: memberPointer(list, entries.length),
    after,
  };
}

/** Gives the field in which the items of a list have a picture that each of them needs; undefined where none is. */
export function pictureOfItems(item: Input): string | undefined {
  return fieldsOfInput(item).find(({ input, isRequired }) => input.kind === 'picture' && isRequired)?.name;
}

/** Adds an item for each of some pictures to the list at a place, after those that say something. */
export function addPictureItems(
  root: JsonObject,
  list: Pointer,
  items: readonly Json[],
  field: string,
  paths: readonly string[],
): Edit {
  const pictures = paths.map((path) => ({ [field]: { src: path, alt: '' } }));
  const begun = items.filter(saysSomething);
  const after = set(root, list, [...begun, ...pictures]);
  return { says: `${countOf(paths)} added`, place: memberPointer(list, begun.length), after };
}

/** Tells whether an item says anything, and is not as a new one begins. */
function saysSomething(item: Json): boolean {
  if (isContainer(item)) return Object.values(item).some(saysSomething);
  return item !== '' && item !== null;
}

function countOf(paths: readonly string[]): string {
  return paths.length === 1 ? '1 picture' : `${paths.length} pictures`;
}
