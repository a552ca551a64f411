import { collectionsIn, entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { inSentence, inWords } from './in-words';

/** What a collection is called: by its label, or else by its name in the file. */
export function collectionTitle(root: JsonObject, name: string): string {
  return collectionsIn(root).get(name)?.label ?? inWords(name);
}

/** What the member at a place is called: a field of an entry by its label, all else by its name in the file. */
function memberTitle(root: JsonObject, place: Pointer): string {
  const name = pointerKeys(place).at(-1) ?? '';
  const around = entryAround(place);
  if (!around || place.lastIndexOf('/') !== around.entry.length) return inWords(name);
  const [, collection = ''] = pointerKeys(around.collection);
  return fieldTitle(root, collection, name);
}

/** What a field of the entries of a collection is called. */
export function fieldTitle(root: JsonObject, collection: string, name: string): string {
  return collectionsIn(root).get(collection)?.fields?.get(name)?.label ?? inWords(name);
}

/** The same within a sentence. */
export function memberInSentence(root: JsonObject, place: Pointer): string {
  return inSentence(memberTitle(root, place));
}

/** The fields that things are called by, the likeliest first. */
export const titleFields: readonly string[] = ['label', 'name', 'title', 'country', 'heading', 'question'];
