import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { namesIn, replaceNames } from '../../manifest/placeholder';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { type EntryPage, renameRouteIn } from '../../manifest/rename-route';
import { matchParts } from './match-parts';

/** A page that has another address in the later of two versions of a site. */
export interface RenamedPage {
  from: string;
  to: string;
  /** Where what its address says stands in the later version. */
  place: Pointer;
  /** Where that stood in the earlier one. */
  former: Pointer;
}

/** The pages with another address that could have had it by a renaming, in the order of the addresses that lead to them. */
export function renamedPages(before: JsonObject, after: JsonObject): RenamedPage[] {
  const leading = listOf(after, '/redirects').map((redirect) => valueAt(redirect, '/from'));
  const found = [...renamedRoutes(before, after), ...renamedEntries(before, after)].filter(
    ({ from, to }) =>
      renameRouteIn(before, from, to, entryPagesIn(before)).problem === undefined &&
      renameRouteIn(after, to, from, entryPagesIn(after)).problem === undefined,
  );
  // Of an entry that has several pages, the others follow from the first.
  const first = found.filter((page, index) => found.findIndex(({ place }) => place === page.place) === index);
  return first.sort((one, other) => leading.indexOf(one.from) - leading.indexOf(other.from));
}

/** A version in which some pages have their other addresses, with all that follows from that. */
export function withPagesRenamed(root: JsonObject, pages: readonly RenamedPage[]): JsonObject {
  return pages.reduce((site, { from, to }) => {
    const renamed = renameRouteIn(site, from, to, entryPagesIn(site));
    return renamed.problem === undefined ? renamed.root : site;
  }, root);
}

/** Whether two values say the same, in the same order. */
export function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function renamedRoutes(before: JsonObject, after: JsonObject): RenamedPage[] {
  return renamedIn(before, after, '/routes', ['path']).map((page) => ({
    ...page,
    from: String(valueAt(before, page.former)),
    to: String(valueAt(after, page.place)),
  }));
}

/** The pages whose entry says another end of their address, where the address of all of them is as it was. */
function renamedEntries(before: JsonObject, after: JsonObject): RenamedPage[] {
  return templatesIn(after).flatMap(({ from: collection, path }) => {
    const isKept = templatesIn(before).some((one) => one.from === collection && one.path === path);
    if (!isKept) return [];
    return renamedIn(before, after, memberPointer('/collections', collection), namesIn(path)).map((page) => ({
      ...page,
      from: filled(path, valueAt(before, around(page.former))),
      to: filled(path, valueAt(after, around(page.place))),
    }));
  });
}

/** The items of a list that say something else under one of some names. */
function renamedIn(
  before: JsonObject,
  after: JsonObject,
  list: Pointer,
  names: string[],
): Pick<RenamedPage, 'place' | 'former'>[] {
  const [were, are] = [valueAt(before, list), valueAt(after, list)];
  if (were === are || !Array.isArray(were) || !Array.isArray(are)) return [];
  return matchParts(were, are).flatMap((match, index) => {
    const [one, other] = [match === undefined ? undefined : were[match], are[index]];
    if (one === other || !isObject(one) || !isObject(other)) return [];
    const name = names.find((key) => one[key] !== other[key]);
    if (name === undefined || typeof one[name] !== 'string' || typeof other[name] !== 'string') return [];
    const [former, place] = [`${list}/${match}`, `${list}/${index}`];
    return [{ former: memberPointer(former, name), place: memberPointer(place, name) }];
  });
}

/** The pages that stand for several, whose addresses are filled in with what the entries themselves say. */
function templatesIn(root: JsonObject): { from: string; path: string }[] {
  return listOf(root, '/routes').flatMap((route) => {
    const { from, path } = isObject(route) ? route : {};
    if (typeof from !== 'string' || typeof path !== 'string') return [];
    return namesIn(path).every((name) => !name.includes('.')) ? [{ from, path }] : [];
  });
}

/** The pages that are made of entries, whose addresses are filled in with what the entries themselves say. */
export function entryPagesIn(root: JsonObject): EntryPage[] {
  return templatesIn(root).flatMap(({ from, path }) => {
    const list = memberPointer('/collections', from);
    return listOf(root, list).map((entry, index) => ({
      ...{ path: filled(path, entry), template: path },
      entry: memberPointer(list, index),
    }));
  });
}

function filled(template: string, entry: Json | undefined): string {
  return replaceNames(template, (name) => String(valueAt(entry, memberPointer('', name))));
}

function around(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The list at a place; an empty one where none is. */
export function listOf(root: JsonObject, pointer: Pointer): Json[] {
  const list = valueAt(root, pointer);
  return Array.isArray(list) ? list : [];
}
