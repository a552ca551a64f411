import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { visibilityOfValue } from '../checking/value-visibility';
import { type DrawnPage, pagesOf, siteOf } from '../drawing/engine';
import { placeAfter, standingPlace } from '../steps/place-after';

/**
 * Gives the pointer of what several pages may show around a place: an entry, a collection, a shared block or a value.
 * Undefined in a page, and in what surrounds all pages.
 */
export function partOnPages(place: Pointer): Pointer | undefined {
  const [section = '', name] = pointerKeys(place);
  if (name === undefined || !['collections', 'shared', 'values'].includes(section)) return undefined;
  return entryAround(place)?.entry ?? memberPointer(memberPointer('', section), name);
}

/** A site as it is edited, with what it is composed with. */
type EditedSite = [root: JsonObject, assets: Assets, registry: EditRegistry, now: Date];

/** The open page: its path, and the page as it is drawn, which may still be another one. */
interface OpenPage {
  path: string;
  drawnPage: DrawnPage | undefined;
}

/**
 * Gives the path of the page to open for a place that is to be edited: the open one wherever that shows the place, else
 * the page of its route or of its entry. Gives undefined where only composing the other pages can tell which shows it.
 */
export function pathOfPlace(place: Pointer, open: OpenPage, ...site: EditedSite): string | undefined {
  const { path, drawnPage } = open;
  const [route] = /^\/(routes\/\d+|notFound)/.exec(place) ?? [];
  if (route !== undefined) return pathOfRoute(route, open, site);
  const part = partOnPages(place);
  // What surrounds all pages, and what says how the site looks, shows on the open one.
  if (part === undefined) return path;
  const [section, name = ''] = pointerKeys(part);
  if (section === 'values') return isValueOn(path, name, site) ? path : undefined;
  if (drawnPage?.path === path && isOn(drawnPage, part)) return path;
  return pagesOf(siteOf(...site)).find(({ scope }) => scope?.pointer === part)?.path;
}

/** Gives the path of the page of a route, of several the open or the first one; that of the open page where it makes none. */
function pathOfRoute(route: Pointer, { path, drawnPage }: OpenPage, site: EditedSite): string {
  if (drawnPage?.path === path && drawnPage.route === route) return path;
  return pagesOf(siteOf(...site)).find(({ pointer }) => pointer === route)?.path ?? path;
}

/** Tells whether the page at a path shows a value of the site to everybody, and not only to machines or after a press. */
function isValueOn(path: string, name: string, site: EditedSite): boolean {
  const composedSite = siteOf(...site);
  const [, , registry] = site;
  const route = pagesOf(composedSite).find((one) => one.path === path);
  return route !== undefined && visibilityOfValue(name, composedSite, route, registry) === 'openly';
}

/** Gives the pointer of the page that is shown; of the first page, once that is gone. */
export function shownRoute(drawnPage: DrawnPage | undefined, root: JsonObject): Pointer {
  return drawnPage && standingPlace(drawnPage.route, root) === drawnPage.route ? drawnPage.route : '/routes/0';
}

/**
 * Gives the path of the open page after an edit, which may have renamed it: the former one while the page has none, such
 * as without a part of its address; undefined once the page is gone.
 */
export function pathAfter(
  { path, route, entry }: DrawnPage,
  before: JsonObject,
  ...site: Parameters<typeof siteOf>
): string | undefined {
  const [after] = site;
  const routeAfter = placeAfter(route, before, after);
  const entryAfter = entry && placeAfter(entry, before, after);
  if (routeAfter === undefined || (entry !== undefined && entryAfter === undefined)) return undefined;
  const pages = pagesOf(siteOf(...site));
  return pages.find(({ pointer, scope }) => pointer === routeAfter && scope?.pointer === entryAfter)?.path ?? path;
}

/** Tells whether a page shows a part by itself, and not in what surrounds every page. */
function isOn(drawnPage: DrawnPage, part: Pointer): boolean {
  const isIn = (place: Pointer | undefined): boolean => place !== undefined && `${place}/`.startsWith(`${part}/`);
  return [...drawnPage.origins].some(
    ([composed, { pointer, related }]) => !/^\/(header|footer)\b/.test(composed) && (isIn(pointer) || isIn(related)),
  );
}
