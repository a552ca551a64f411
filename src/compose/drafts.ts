import { routeSources } from './routes';
import type { Site } from './site';

const known = new WeakMap<Site, ReadonlySet<string>>();

/** The paths of the pages that are drafts: their owner sees them while editing, and they are not published. */
export function draftPaths(site: Site): ReadonlySet<string> {
  const paths = known.get(site) ?? new Set(findDrafts(site));
  known.set(site, paths);
  return paths;
}

function findDrafts(site: Site): string[] {
  return routeSources(site).flatMap(({ path, draft }) => (draft ? [path] : []));
}
