import type { EditRegistry } from '../../checks/registry';
import { type Pointer, valueAt } from '../../manifest/pointer';
import type { Edits } from '../state/edits';
import { entryTitle } from '../state/parts';
import { placesSaying } from './places-saying';

/** The name of a deleted entry that texts still say. */
export interface StillSaid {
  name: string;
  /** The list in which it stood. */
  list: Pointer;
  /** In how many places it is said. */
  places: number;
}

/** The entries that were deleted in this window and are still spoken of, the latest first; one that is there again is not deleted. */
export function stillSaid({ root, done }: Edits, registry: EditRegistry): StillSaid[] {
  const gone = new Map<string, Pointer>();
  for (const { gone: one } of done.toReversed()) if (one && !gone.has(one.name)) gone.set(one.name, one.list);
  return [...gone].flatMap(([name, list]) => {
    const entries = valueAt(root, list);
    const isBack = Array.isArray(entries) && entries.some((entry, index) => entryTitle(root, entry, index) === name);
    const places = isBack ? 0 : placesSaying(name, root, registry);
    return places > 0 ? [{ name, list, places }] : [];
  });
}
