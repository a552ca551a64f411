import { entriesIn, isUnpublished } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { memberPointer } from '../../manifest/pointer';
import { collectionTitle } from '../words/titles';
import type { Edit } from './members';

/** Counts the samples of a collection that visitors see no more, since it has an entry of its owner's. */
export function samplesLeft(root: JsonObject, collection: string): number {
  return unseenSamples(root, collection).length;
}

/** Deletes the samples of a collection that visitors see no more. */
export function withoutSamples(root: JsonObject, collection: string): Edit {
  const samples = unseenSamples(root, collection);
  const after = samples.reduceRight((site, { pointer }) => remove(site, pointer), root);
  const count = samples.length === 1 ? 'The sample' : `${samples.length} samples`;
  const place = memberPointer('/collections', collection);
  return { says: `${count} of ${collectionTitle(root, collection)} deleted`, place, after };
}

function unseenSamples(root: JsonObject, collection: string): ReturnType<typeof entriesIn> {
  return entriesIn(collection, root).filter(
    (one) => isObject(one.entry) && one.entry.sample === true && isUnpublished(one, root),
  );
}
