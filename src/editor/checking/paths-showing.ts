import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { composeShell } from '../../compose/compose-shell';
import type { FactsWith } from '../../compose/facts';
import type { RouteSource } from '../../compose/routes';
import type { Site } from '../../compose/site';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../drawing/engine';

/**
 * Gives the paths of the pages that show a part of the site, or what is made of it; for a route, those of its pages.
 * None where the site cannot be composed.
 */
export function pathsShowing(
  part: Pointer,
  root: JsonObject,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): string[] {
  try {
    const site = siteOf(root, assets, registry, now);
    const pages = pagesOf(site);
    if (part.startsWith('/routes/')) return pages.filter(({ pointer }) => pointer === part).map(({ path }) => path);
    const routes = isAmong(composeShell(site, ['origins']).facts, part)
      ? pages
      : pages.filter((route) => isShownOn(site, route, part));
    return routes.map(({ path }) => path);
  } catch {
    return [];
  }
}

/**
 * Gives the path of the first page that shows a part by itself; undefined where none does, or the site cannot be
 * composed.
 */
export function pathShowing(
  part: Pointer,
  root: JsonObject,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): string | undefined {
  try {
    const site = siteOf(root, assets, registry, now);
    return pagesOf(site).find((route) => isShownOn(site, route, part))?.path;
  } catch {
    return undefined;
  }
}

/** Tells whether a page shows a part of the site by itself. */
export function isShownOn(site: Site, route: RouteSource, part: Pointer): boolean {
  // Something may be wrong with what is composed, and composers take part in no place.
  return isAmong(composePage(site, route, { asked: ['origins'], isRight: () => false }).facts, part);
}

/** Tells whether anything that was composed, but for feeds, which are no page, is written in a part of the site. */
function isAmong({ origins }: FactsWith<'origins'>, part: Pointer): boolean {
  return [...origins].some(
    ([composed, { pointer, related }]) =>
      !isIn('/feeds', composed) && (isIn(part, pointer) || (related !== undefined && isIn(part, related))),
  );
}

function isIn(part: Pointer, place: Pointer): boolean {
  return place === part || place.startsWith(`${part}/`);
}
