import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { composeShell } from '../../compose/compose-shell';
import { composeFeeds } from '../../compose/feeds';
import { linkedDataOf, linkSite } from '../../frame/linked-data/linked-data';
import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { pagesOf, siteOf } from '../drawing/engine';

/** The number of pages beyond which nobody waits for the answer. */
const mostPages = 2000;

/** All that visitors see of a site and machines are told: what surrounds its pages, and each page by its path. */
interface VisibleSite {
  around: string;
  paths: string[];
  pageAt(path: string): unknown;
}

/**
 * Gives the paths of the pages that an edit changes, adds or removes, compared as they are composed. Undefined where
 * one of the two sites cannot be composed, or has more than 2,000 pages.
 */
export function pathsChanged(
  before: JsonObject,
  after: JsonObject,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): string[] | undefined {
  try {
    const [was, is] = [lookAt(before, assets, registry, now), lookAt(after, assets, registry, now)];
    if (was.paths.length > mostPages || is.paths.length > mostPages) return undefined;
    const paths = [...new Set([...is.paths, ...was.paths])];
    return was.around === is.around ? paths.filter((path) => !isEqual(was.pageAt(path), is.pageAt(path))) : paths;
  } catch {
    return undefined;
  }
}

function lookAt(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): VisibleSite {
  const site = siteOf(root, assets, registry, now);
  const routes = new Map(pagesOf(site).map((route) => [route.path, route]));
  const { shell } = composeShell(site);
  const linked = linkSite(site, shell.logo);
  const feeds = composeFeeds(site).map(({ title, path }) => [title, path]);
  return {
    around: JSON.stringify([shell, site.theme, site.manifest.site, feeds]),
    paths: [...routes.keys()],
    pageAt(path) {
      const route = routes.get(path);
      const page = route && composePage(site, route).page;
      return page && [page, linked && linkedDataOf(linked, page)];
    },
  };
}
