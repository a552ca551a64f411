import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { Observer } from '../../compose/observer';
import type { ComposeRegistry } from '../../compose/registry';
import type { RouteSource } from '../../compose/routes';
import type { Site } from '../../compose/site';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../engine';
import { showingOfValue } from './value-showing';

/**
 * The paths of the pages on which a part of the site shows, what is made of it, a page of that place, or a value of that name; none where the
 * site cannot be composed.
 */
export function pathsShowing(part: Pointer, root: JsonObject, assets: Assets, registry: ComposeRegistry): string[] {
  try {
    const site = siteOf(root, assets, registry);
    const pages = pagesOf(site);
    if (part.startsWith('/routes/')) return pages.filter(({ pointer }) => pointer === part).map(({ path }) => path);
    const around = seeker(part);
    composeShell(site, around.observer);
    const shown = around.isFound() ? pages : pages.filter((route) => isShownOn(site, route, part));
    return shown.map(({ path }) => path);
  } catch {
    return [];
  }
}

/**
 * The path of the first page that shows a part of the site by itself; of a value, of one on which it is read at once, else
 * of one where a link leads by it. Nothing where none does, or the site cannot be composed.
 */
export function pathShowing(
  part: Pointer,
  root: JsonObject,
  assets: Assets,
  registry: EditRegistry,
): string | undefined {
  try {
    const site = siteOf(root, assets, registry);
    const pages = pagesOf(site);
    const [section, name = ''] = pointerKeys(part);
    if (section !== 'values') return pages.find((route) => isShownOn(site, route, part))?.path;
    const shown = pages.map((route) => ({ route, showing: showingOfValue(name, site, route, registry) }));
    const best =
      shown.find(({ showing }) => showing === 'openly') ?? shown.find(({ showing }) => showing !== undefined);
    return best?.route.path;
  } catch {
    return undefined;
  }
}

function isShownOn(site: Site, route: RouteSource, part: Pointer): boolean {
  const { observer, isFound } = seeker(part);
  composePage(site, route, observer);
  return isFound();
}

/** An observer that finds out whether something that is composed shows a part or a value. */
function seeker(part: Pointer): { observer: Observer; isFound: () => boolean } {
  let isFound = false;
  const [section, value] = pointerKeys(part);
  const observer: Observer =
    section === 'values'
      ? {
          use: ({ kind, name }) => {
            isFound ||= kind === 'value' && name === value;
          },
        }
      : {
          origin: (_, { pointer, related }) => {
            isFound ||= isIn(part, pointer) || (related !== undefined && isIn(part, related));
          },
        };
  return { observer, isFound: () => isFound };
}

function isIn(part: Pointer, place: Pointer): boolean {
  return place === part || place.startsWith(`${part}/`);
}
