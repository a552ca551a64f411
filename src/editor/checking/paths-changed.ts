import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { ComposeRegistry } from '../../compose/registry';
import { themeAttributes, themeStyle } from '../../frame/theme';
import type { JsonObject } from '../../manifest/manifest';
import { pagesOf, siteOf } from '../engine';

/** Of a site with more pages nobody waits for the answer. */
const mostPages = 2000;

/** All that visitors see of a site: what surrounds its pages, and each page by its path. */
interface Seen {
  around: string;
  pages: Map<string, string>;
}

/**
 * The paths of the pages that visitors see otherwise after an edit, those that are new or gone included; nothing where
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
    const around = JSON.stringify([composeShell(site), themeStyle(site.theme, {}), themeAttributes(site.theme)]);
    return { around, pages: new Map(routes.map((route) => [route.path, JSON.stringify(composePage(site, route))])) };
  } catch {
    return undefined;
  }
}
