import type { Site } from '../compose/site';
import { entriesIn } from '../manifest/collections';
import { asJson } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';

/** Counts the entries of a collection that have each field. */
export function fieldCounts(site: Site, collection: string): ReadonlyMap<string, number> {
  return countsBySite(site, collection, () => {
    const counts = new Map<string, number>();
    for (const { entry } of entriesIn(collection, asJson(site.manifest)))
      for (const field of Object.keys(entry)) counts.set(field, (counts.get(field) ?? 0) + 1);
    return counts;
  });
}

const countsBySite = createMemo<Site, ReadonlyMap<string, number>>();
