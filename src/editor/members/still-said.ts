import type { EditRegistry } from '../../checks/registry';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { wordsPattern } from '../find/replace-words';
import type { Edits } from '../state/edits';
import { entryTitle, partAt } from '../state/parts';
import { placesSaying } from './places-saying';

/** The name of a deleted entry that texts still say. */
export interface StillSaid {
  name: string;
  /** The list in which it stood. */
  list: Pointer;
  /** In how many places it is said. */
  places: number;
  /** The blocks that are called by it, as a whole, and by no other entry of the list. */
  blocks: Pointer[];
}

/** The entries that were deleted in this window and are still spoken of, the latest first; one that is there again is not deleted. */
export function stillSaid({ root, done }: Edits, registry: EditRegistry): StillSaid[] {
  const gone = new Map<string, Pointer>();
  for (const { gone: one } of done.toReversed()) if (one && !gone.has(one.name)) gone.set(one.name, one.list);
  return [...gone].flatMap(([name, list]) => {
    const entries = valueAt(root, list);
    const isBack = Array.isArray(entries) && entries.some((entry, index) => entryTitle(root, entry, index) === name);
    const places = isBack ? [] : placesSaying(name, root, registry);
    const others = Array.isArray(entries) ? entries.map((entry, index) => entryTitle(root, entry, index)) : [];
    const blocks = blocksCalled(name, others, places, root);
    return places.length > 0 ? [{ name, list, places: places.length, blocks }] : [];
  });
}

/** The blocks among some places that are called by a name, and by none of others. */
function blocksCalled(
  name: string,
  others: readonly string[],
  places: readonly Pointer[],
  root: JsonObject,
): Pointer[] {
  const isSaid = (words: string, title: string): boolean => wordsPattern(words).test(title);
  const blocks = new Map(places.map((place) => partAt(root, place)).map((part) => [part.pointer, part]));
  return [...blocks.values()]
    .filter(({ kind, title }) => kind === 'block' && isSaid(name, title) && !others.some((one) => isSaid(one, title)))
    .map(({ pointer }) => pointer);
}
