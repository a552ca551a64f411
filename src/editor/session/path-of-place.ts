import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { showingOfValue } from '../checking/value-showing';
import { type DrawnPage, pagesOf, siteOf } from '../drawing/engine';
import { placeAfter, standingPlace } from '../steps/place-after';

/** A part of a site that shows on the pages that name it, or are made of it: an entry, a collection, a shared block, a value. */
export function partOnPages(place: Pointer): Pointer | undefined {
  const [section = '', name] = pointerKeys(place);
  if (name === undefined || !['collections', 'shared', 'values'].includes(section)) return undefined;
  return entryAround(place)?.entry ?? memberPointer(memberPointer('', section), name);
}

/**
 * The path of the page on which a place shows, as far as that is known without looking at page after page: the open one
 * where it does, or where no page is meant; else the page that is written there, or made of it.
 */
export function pathOfPlace(
  place: Pointer,
  open: { path: string; drawn: DrawnPage | undefined },
  ...site: [root: JsonObject, assets: Assets, registry: EditRegistry, now: Date]
): string | undefined {
  const { path, drawn } = open;
  const page = /^\/(routes\/\d+|notFound)/.exec(place)?.[0];
  const part = partOnPages(place);
  if (page === undefined && part === undefined) return path;
  if (part?.startsWith('/values/')) {
    const known = siteOf(...site);
    const route = pagesOf(known).find((one) => one.path === path);
    return route && showingOfValue(pointerKeys(part)[1] ?? '', known, route, site[2]) === 'openly' ? path : undefined;
  }
  if (drawn?.path === path && (page === undefined ? isOn(drawn, part ?? '') : drawn.route === page)) return path;
  const pages = pagesOf(siteOf(...site));
  if (page !== undefined) return pages.find(({ pointer }) => pointer === page)?.path ?? path;
  return pages.find(({ scope }) => scope?.pointer === part)?.path;
}

/** Where the page that is shown is written; where that is gone, the first one. */
export function pageShown(drawn: DrawnPage | undefined, root: JsonObject): Pointer {
  return drawn && standingPlace(drawn.route, root) === drawn.route ? drawn.route : '/routes/0';
}

/**
 * The path that the open page has after an edit: another one where the edit gave it that, the same where it is written
 * and has none for now, and nothing where it is gone.
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

/** Whether a page shows a part by itself, and not in what surrounds every page. */
function isOn(drawn: DrawnPage, part: Pointer): boolean {
  const isIn = (place: Pointer | undefined): boolean => place !== undefined && `${place}/`.startsWith(`${part}/`);
  return [...drawn.origins].some(
    ([composed, { pointer, related }]) => !/^\/(header|footer)\b/.test(composed) && (isIn(pointer) || isIn(related)),
  );
}
