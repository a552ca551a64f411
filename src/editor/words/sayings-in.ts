import type { WordsByLanguage } from '../../compose/compose-registry';
import { type Sayings, sayingsOf } from '../../compose/sayings';
import { withoutComments } from '../../manifest/comments';
import { asManifest, type Json, type JsonObject } from '../../manifest/manifest';
import { loadedWords } from './loaded-words';

/** Gives what the placeholders of a site say; faulty settings count as absent. */
export function sayingsIn(root: JsonObject, now: Date): Sayings {
  const last = knownSayings.get(root);
  const words = loadedWords();
  if (last?.now.getTime() === now.getTime() && last.words === words) return last.sayings;
  const sayings = sayingsOf(asManifest(withoutNotes(root)), now, words);
  knownSayings.set(root, { now, words, sayings });
  return sayings;
}

/** The last sayings of each site: texts are read by the hundred. */
const knownSayings = new WeakMap<JsonObject, { now: Date; words: WordsByLanguage; sayings: Sayings }>();

/** Gives a site without the notes that people leave in its file. */
export function withoutNotes(root: JsonObject): JsonObject {
  return withoutComments(root, partsWithoutNotes);
}

const partsWithoutNotes = new WeakMap<object, Json>();
