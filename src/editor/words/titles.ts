import { collectionsIn, entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { inSentence, inWords } from './in-words';
import { withArticle } from './nouns';

/** Gives the title of a collection: its label, or else its name in words. */
export function collectionTitle(root: JsonObject, name: string): string {
  return collectionsIn(root).get(name)?.label ?? inWords(name);
}

/** Says what adds one to a collection: `Add a trip`, or `Add one` where it has no word for one. */
export function sayAddOne(root: JsonObject, name: string): string {
  const { one } = collectionsIn(root).get(name) ?? {};
  return one === undefined ? 'Add one' : `Add ${withArticle(one)}`;
}

/** Gives the title of the member at a place: the label of a field of an entry, or else its name in words. */
function memberTitle(root: JsonObject, place: Pointer): string {
  const name = pointerKeys(place).at(-1) ?? '';
  const around = entryAround(place);
  if (!around || place.lastIndexOf('/') !== around.entry.length) return inWords(name);
  const [, collection = ''] = pointerKeys(around.collection);
  return fieldTitle(root, collection, name);
}

/** Gives the title of a field of a collection: its label, or else its name in words. */
export function fieldTitle(root: JsonObject, collection: string, name: string): string {
  return collectionsIn(root).get(collection)?.fields?.get(name)?.label ?? inWords(name);
}

/** Gives that title as it stands within a sentence. */
export function memberInSentence(root: JsonObject, place: Pointer): string {
  return inSentence(memberTitle(root, place));
}
