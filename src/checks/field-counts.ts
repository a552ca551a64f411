import type { Site } from '../compose/site';
import { ownMember } from '../manifest/own-member';

/** Tells how many entries of a collection have each field. */
export function fieldCounts({ manifest }: Site, collection: string): ReadonlyMap<string, number> {
  const entries = ownMember(manifest.collections, collection) ?? [];
  let counts = known.get(entries);
  if (!counts) {
    counts = new Map();
    for (const entry of entries)
      for (const field of Object.keys(entry)) counts.set(field, (counts.get(field) ?? 0) + 1);
    known.set(entries, counts);
  }
  return counts;
}

const known = new WeakMap<object, Map<string, number>>();
