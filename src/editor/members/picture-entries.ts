import { collectionsIn } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { memberPointer } from '../../manifest/pointer';
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
    return insert(site, memberPointer(list, entries.length + index), entry) as JsonObject;
  }, root);
  const count = paths.length === 1 ? '1 picture' : `${paths.length} pictures`;
  return {
    says: `${count} added to ${collectionTitle(root, collection)}`,
    place: memberPointer(list, entries.length),
    after,
  };
}
