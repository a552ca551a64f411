import type { EditRegistry } from '../../checks/registry';
import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { wordsPattern } from '../find/replace-words';
import type { Edits, Step } from '../state/edits';
import { entryTitle, formAt, partAt } from '../state/parts';
import { placesSaying } from './places-saying';

/** What texts still say of a deleted entry, or said beside its name. */
export interface StillSaid {
  name: string;
  /** The list in which it stood. */
  list: Pointer;
  /** In how many places it is said. */
  places: number;
  /** The blocks that are called by it, as a whole, and by no other entry of the list. */
  blocks: Pointer[];
  /** The blocks that said it when it was deleted and no longer do: what else they say, such as “both”, may still mean it. */
  rewritten: Pointer[];
}

/** The entries that were deleted in this window and are or were spoken of, the latest first; one that is there again is not deleted. */
export function stillSaid({ root, done }: Edits, now: Date, registry: EditRegistry): StillSaid[] {
  const deletions = new Map<string, Step>();
  for (const step of done.toReversed())
    if (step.gone && !deletions.has(step.gone.name)) deletions.set(step.gone.name, step);
  return [...deletions].flatMap(([name, { after, gone }]) => {
    const list = gone?.list ?? '';
    const entries = valueAt(root, list);
    const titles = Array.isArray(entries) ? entries.map((entry, index) => entryTitle(root, now, entry, index)) : [];
    if (titles.includes(name)) return [];
    const places = placesSaying(name, root, registry);
    const still = new Set(blocksAt(root, places));
    const before = blocksAt(after, placesSaying(name, after, registry));
    const stay = before.flatMap((block) => followPointer(after, root, block) ?? []);
    const rewritten = stay.filter((block) => !still.has(block) && valueAt(root, block) !== undefined);
    if (places.length + rewritten.length === 0) return [];
    return [
      { name, list, places: places.length, blocks: blocksCalled(name, titles, [...still], root, now), rewritten },
    ];
  });
}

/** The blocks in which some places lie. */
function blocksAt(root: JsonObject, places: readonly Pointer[]): Pointer[] {
  const parts = places.map((place) => formAt(root, place)).filter(({ kind }) => kind === 'block');
  return [...new Set(parts.map(({ pointer }) => pointer))];
}

/** Those of some blocks that are called by a name, and by none of others. */
function blocksCalled(
  name: string,
  others: readonly string[],
  blocks: readonly Pointer[],
  root: JsonObject,
  now: Date,
): Pointer[] {
  const isSaid = (words: string, title: string): boolean => wordsPattern(words).test(title);
  return blocks.filter((block) => {
    const { title } = partAt(root, now, block);
    return isSaid(name, title) && !others.some((one) => isSaid(one, title));
  });
}
