import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { visibilityOfValue } from '../checking/value-visibility';
import { type DrawnPage, pagesOf, siteOf } from '../drawing/engine';
import { placeAfter, standingPlace } from '../steps/place-after';

/**
 * Gives the pointer of the entry, collection, shared block or value around a place, which shows on the pages that are
 * made of it; undefined for other places.
 */
export function partOnPages(place: Pointer): Pointer | undefined {
  const [section = '', name] = pointerKeys(place);
  if (name === undefined || !['collections', 'shared', 'values'].includes(section)) return undefined;
  return entryAround(place)?.entry ?? memberPointer(memberPointer('', section), name);
}

/**
 * Gives the path of a page that shows a place: the open page if it does or if the place has no page of its own, else
 * the page of its route. Gives undefined where other pages must be composed to find one.
 */
export function pathOfPlace(
  place: Pointer,
  open: { path: string; drawnPage: DrawnPage | undefined },
  ...site: [root: JsonObject, assets: Assets, registry: EditRegistry, now: Date]
): string | undefined {
  const { path, drawnPage } = open;
  const page = /^\/(routes\/\d+|notFound)/.exec(place)?.[0];
  const part = partOnPages(place);
  if (page === undefined && part === undefined) return path;
  if (part?.startsWith('/values/')) {
    const composedSite = siteOf(...site);
    const route = pagesOf(composedSite).find((one) => one.path === path);
    return route && visibilityOfValue(pointerKeys(part)[1] ?? '', composedSite, route, site[2]) === 'openly'
      ? path
      : undefined;
  }
  if (drawnPage?.path === path && (page === undefined ? isOn(drawnPage, part ?? '') : drawnPage.route === page))
    return path;
  const pages = pagesOf(siteOf(...site));
  if (page !== undefined) return pages.find(({ pointer }) => pointer === page)?.path ?? path;
  return pages.find(({ scope }) => scope?.pointer === part)?.path;
}

/** Gives the place of the page that is shown; of the first page, once that is gone. */
export function shownRoute(drawnPage: DrawnPage | undefined, root: JsonObject): Pointer {
  return drawnPage && standingPlace(drawnPage.route, root) === drawnPage.route ? drawnPage.route : '/routes/0';
}

/**
 * Gives the path of the open page after an edit: its new one, the former while it has none, or undefined once the page
 * is gone.
 */
export function pathAfter(
  { path, route, entry }: DrawnPage,
  before: JsonObject,
  ...site: Parameters<typeof siteOf>
): string | undefined {
  const [after] = site;
  const [page, of] = [route, entry].map((place) => place && placeAfter(place, before, after));
  if (page === undefined || (entry !== undefined && of === undefined)) return undefined;
  const pages = pagesOf(siteOf(...site));
  return pages.find(({ pointer, scope }) => pointer === page && scope?.pointer === of)?.path ?? path;
}

/** Tells whether a page shows a part by itself, and not in what surrounds every page. */
function isOn(drawnPage: DrawnPage, part: Pointer): boolean {
  const isIn = (place: Pointer | undefined): boolean => place !== undefined && `${place}/`.startsWith(`${part}/`);
  return [...drawnPage.origins].some(
    ([composed, { pointer, related }]) => !/^\/(header|footer)\b/.test(composed) && (isIn(pointer) || isIn(related)),
  );
}
