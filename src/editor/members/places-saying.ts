import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { readWords } from '../find/read-words';
import { wordsPattern } from '../find/replace-words';

/** Gives the places of the texts in which visitors read a name. */
export function placesSaying(name: string, root: JsonObject): Pointer[] {
  const all = [...readWords(root)];
  return all.filter(({ text }) => wordsPattern(name).test(text)).map(({ place }) => place);
}

/** Writes how many places still say a name. */
export function sayStill(places: number, name: string): string {
  return `${places === 1 ? '1 place still says' : `${places} places still say`} “${name}”`;
}
