import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import { composeFeeds } from '../../compose/feeds';
import type { ComposeRegistry } from '../../compose/registry';
import { linkedDataOf, linkSite } from '../../frame/linked-data/linked-data';
import type { JsonObject } from '../../manifest/manifest';
import { pagesOf, siteOf } from '../engine';

/** Of a site with more pages nobody waits for the answer. */
const mostPages = 2000;

/** All that visitors see of a site, and machines are told: what surrounds its pages, and each page by its path. */
interface Seen {
  around: string;
  pages: Map<string, string>;
}

/**
 * The paths of the pages whose documents are others after an edit, those that are new or gone included; nothing where
 * one of the two sites cannot be composed, or has too many pages for that.
 */
export function pathsChanged(
  before: JsonObject,
  after: JsonObject,
  assets: Assets,
  registry: ComposeRegistry,
): string[] | undefined {
  const [was, is] = [before, after].map((root) => seenOf(root, assets, registry));
  if (!was || !is) return undefined;
  const paths = [...new Set([...is.pages.keys(), ...was.pages.keys()])];
  return was.around === is.around ? paths.filter((path) => was.pages.get(path) !== is.pages.get(path)) : paths;
}

function seenOf(root: JsonObject, assets: Assets, registry: ComposeRegistry): Seen | undefined {
  try {
    const site = siteOf(root, assets, registry);
    const routes = pagesOf(site);
    if (routes.length > mostPages) return undefined;
    const shell = composeShell(site);
    const linked = linkSite(site, shell.logo);
    const feeds = composeFeeds(site).map(({ title, path }) => [title, path]);
    const around = JSON.stringify([shell, site.theme, site.manifest.site, feeds]);
    const pages = routes.map((route): [string, string] => {
      const page = composePage(site, route);
      return [route.path, JSON.stringify([page, linked && linkedDataOf(linked, page)])];
    });
    return { around, pages: new Map(pages) };
  } catch {
    return undefined;
  }
}
