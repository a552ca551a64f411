import type { Manifest } from '../manifest/manifest';
import { routeSources } from './compose-page';
import type { Site } from './site';

const known = new WeakMap<Manifest, ReadonlySet<string>>();

/** The paths of the pages that are drafts: their owner sees them while editing, and they are not published. */
export function draftPaths({ manifest }: Pick<Site, 'manifest'>): ReadonlySet<string> {
  const paths = known.get(manifest) ?? new Set(findDrafts(manifest));
  known.set(manifest, paths);
  return paths;
}

function findDrafts(manifest: Manifest): string[] {
  if (!manifest.routes.some(({ draft }) => draft)) return [];
  return routeSources(manifest).flatMap(({ path, draft }) => (draft ? [path] : []));
}
