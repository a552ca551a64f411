import type { EditRegistry } from '../../checks/registry';
import type { JsonObject } from '../../manifest/manifest';
import { readWords } from '../find/read-words';
import { wordsPattern } from '../find/replace-words';

/** How many places of a site say a name in words that visitors read. */
export function placesSaying(name: string, root: JsonObject, registry: EditRegistry): number {
  const all = [...readWords(root, (type) => registry.blocks[type]?.schema)];
  return all.filter(({ text }) => wordsPattern(name).test(text)).length;
}

/** Says that a name is still said somewhere. */
export function sayStill(places: number, name: string): string {
  return `${places === 1 ? '1 place still says' : `${places} places still say`} “${name}”`;
}
