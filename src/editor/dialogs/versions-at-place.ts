import type { EditRegistry } from '../../checks/registry';
import type { RouteSource } from '../../compose/routes';
import type { Site } from '../../compose/site';
import { isContainer } from '../../manifest/identity';
import type { JsonObject } from '../../manifest/manifest';
import { matchParts } from '../../manifest/match-members';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Difference } from '../changes/differences';
import { isShownOn } from '../checking/paths-showing';
import { visibilityOfValue } from '../checking/value-visibility';
import { pagesOf } from '../drawing/engine';
import { partOnPages } from '../session/path-of-place';

/** A version of the site and a place in it, with a title. */
export interface VersionAtPlace {
  title: string;
  root: JsonObject;
  place: Pointer;
}

/**
 * Gives both versions of a difference, for the comparison. A version that lacks the place shows what stands in its
 * stead; of a list in another order, both show the item that has moved farthest.
 */
export function versionsOf(
  difference: Difference,
  before: JsonObject,
  after: JsonObject,
): [VersionAtPlace, VersionAtPlace] {
  const [former, place] = placesOf(difference, before, after);
  return [
    { title: 'Before', root: before, place: former },
    { title: 'After', root: after, place },
  ];
}

function placesOf(difference: Difference, before: JsonObject, after: JsonObject): [former: Pointer, place: Pointer] {
  const { kind, place, former } = difference;
  if (kind === 'added') return [beside(before, former, place), place];
  if (kind === 'removed') return [former, beside(after, place, former)];
  return kind === 'reordered' ? farthest(difference, before, after) : [former, place];
}

/** Gives the item at the index of another version's, or the last; in an empty list, the list itself. */
function beside(root: JsonObject, container: Pointer, other: Pointer): Pointer {
  const list = valueAt(root, container);
  if (!Array.isArray(list) || list.length === 0 || container === '/routes') return container;
  return memberPointer(container, Math.min(Number(pointerKeys(other).at(-1)), list.length - 1));
}

/** Gives the item that has moved farthest in a list in another order. */
function farthest(
  { place, former }: Difference,
  before: JsonObject,
  after: JsonObject,
): [former: Pointer, place: Pointer] {
  const [were, are] = [valueAt(before, former), valueAt(after, place)];
  if (!isContainer(were) || !isContainer(are)) return [former, place];
  const moves = matchParts(were, are).map((match = -1, index) => ({
    match,
    index,
    by: match < 0 ? 0 : Math.abs(match - index),
  }));
  const { match, index, by } = moves.reduce((one, other) => (other.by > one.by ? other : one));
  return by === 0 ? [former, place] : [memberPointer(former, match), memberPointer(place, index)];
}

/** Gives the path of a page that shows a place: the open one if it does, else the first; undefined where none does. */
export function pageShowing(site: Site, place: Pointer, open: string, registry: EditRegistry): string | undefined {
  const page = /^\/(routes(\/\d+)?|notFound)(?=\/|$)/.exec(place)?.[0];
  const pages = pagesOf(site).filter(({ pointer }) => page === undefined || pointer === page);
  const first = pages.find(({ path }) => path === open) ?? pages[0];
  const part = partOnPages(place);
  if (part === undefined || !first) return first?.path;
  const [section, name = ''] = pointerKeys(part);
  const whereShown = (isShown: (route: RouteSource) => boolean): RouteSource | undefined =>
    [first, ...pages].find(isShown);
  const shows =
    section === 'values'
      ? whereShown((route) => (visibilityOfValue(name, site, route, registry) ?? 'unseen') !== 'unseen')
      : (whereShown((route) => isShownOn(site, route, place)) ?? whereShown((route) => isShownOn(site, route, part)));
  return (shows ?? first).path;
}
