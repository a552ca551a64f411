import { type RouteSource, routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import type { PlacedEntry } from '../manifest/collections';
import { asJson, type Json, type JsonObject, namedMembers } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import { type Pointer, pointerKeys } from '../manifest/pointer';
import { referencesIn } from '../manifest/references';
import { writtenUsesWithin } from '../manifest/uses';

/** What an entry reaches: the pages that may show it, and other entries. */
interface Reach {
  sources: RouteSource[];
  /** Tells whether what another entry says may come from this one: it is the same, or may name it. */
  isReached(other: PlacedEntry): boolean;
}

/**
 * Gives what an entry reaches. The pages that may show it are those with a list of its collection, those made of it, and
 * the same for each entry that names it. The first page is always among them, since it stands for the parts around all
 * pages.
 */
export function reachOf(entry: Pointer, site: Site): Reach {
  const root = asJson(site.manifest);
  const [, collection = ''] = pointerKeys(entry);
  const naming = collectionsNaming(collection, root);
  const isOnPage = showing(root, (name) => name === collection || naming.has(name));
  const isReached = (other: PlacedEntry): boolean => other.pointer === entry || naming.has(other.collection);
  const sources = routeSources(site).filter(
    ({ blocks, scope }, index) => index === 0 || isOnPage(blocks) || (scope && isReached(scope)),
  );
  return { sources, isReached };
}

/** Makes a function that tells, by its blocks, whether a page has lists of some collections, also in shared blocks. */
export function showing(
  { shared }: JsonObject,
  isWanted: (collection: string) => boolean,
): (blocks: readonly JsonObject[]) => boolean {
  const isIn = (block: Json): boolean => writtenUsesWithin(block, 'collection').some(({ name }) => isWanted(name));
  const all = namedMembers(shared);
  const placed = new Set(all.filter(([, block]) => isIn(block)).map(([name]) => name));
  // The pages that are made of entries have theirs in common.
  return rememberEach((blocks) =>
    blocks.some((one) => isIn(one) || (one.type === 'shared' && placed.has(String(one.block)))),
  );
}

/** Gives the collections whose entries name those of one, directly or through others. */
function collectionsNaming(collection: string, root: JsonObject): ReadonlySet<string> {
  const references = referencesIn(root);
  const naming = new Set<string>();
  const reachedCollections = [collection];
  for (const one of reachedCollections) {
    for (const { named, collection: from } of references) {
      if (named !== one || naming.has(from)) continue;
      naming.add(from);
      reachedCollections.push(from);
    }
  }
  return naming;
}
