import { collectionsIn, writtenEntries } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { placesNaming } from '../../manifest/places-naming';
import { valueAt } from '../../manifest/pointer';
import { type Renaming, withLinksRenamed } from '../../manifest/rename-route';
import { pagesIn } from '../drawing/engine';

/**
 * A site in which what leads to pages and names entries does so as they are called in one version, and then as in another
 * one. What pages and entries are called themselves stays.
 */
export function withNamesOf(root: JsonObject, one: JsonObject, other: JsonObject, now: Date): JsonObject {
  const [left, taken] = [pathsOnlyIn(one, other, now), pathsOnlyIn(other, one, now)];
  const pages = [
    ...renamedBetween(
      [one, other].map(({ routes }) => (Array.isArray(routes) ? routes : [])),
      'path',
    ),
    ...changed(partsAt(one, left, now), partsAt(other, taken, now)),
  ];
  const after = pages.length === 0 ? root : withLinksRenamed(root, pages).after;
  return [...collectionsIn(one).keys()].reduce<Json>((site, collection) => {
    const entries = [one, other].map((version) => writtenEntries(collection, version));
    const places = renamedBetween(entries, 'slug').flatMap(({ from, to }) =>
      [...placesNaming(collection, from, root)].map((place) => ({ place, to })),
    );
    return places.reduce((value, { place, to }) => set(value, place, to), site);
  }, after) as JsonObject;
}

/** The addresses that pages have in one version and none has in the other. */
export function pathsOnlyIn(one: JsonObject, other: JsonObject, now: Date): Set<string> {
  const paths = new Set(pagesIn(other, now).map(({ path }) => path));
  return new Set(pagesIn(one, now).flatMap(({ path }) => (paths.has(path) ? [] : [path])));
}

/** Some addresses of pages that are made of entries, by the parts of which each is made. */
function partsAt(root: JsonObject, paths: ReadonlySet<string>, now: Date): Map<string, string> {
  const made = pagesIn(root, now).flatMap(({ path, pointer, scope }): [string, string][] => {
    if (!scope || !paths.has(path)) return [];
    return [[`${partOf(valueAt(root, pointer))} ${partOf(valueAt(root, scope.pointer))}`, path]];
  });
  return new Map(made);
}

/** What the items of a list say under a name in each of its two versions, where that is not the same. */
function renamedBetween([were = [], are = []]: (readonly Json[])[], name: string): Renaming[] {
  if (were === are) return [];
  return changed(saidBy(were, new Set(are), name), saidBy(are, new Set(were), name));
}

/** What items say under a name, but those that are known, by which part each is. */
function saidBy(items: readonly Json[], known: ReadonlySet<Json>, name: string): Map<string, string> {
  const said = items.flatMap((item): [string, string][] => {
    const words = isObject(item) && !known.has(item) ? item[name] : undefined;
    return typeof words === 'string' ? [[partOf(item), words]] : [];
  });
  return new Map(said);
}

function partOf(value: Json | undefined): string {
  return isContainer(value) ? String(identityOf(value).number) : '';
}

/** What is called otherwise in the latter of two versions. */
function changed(one: Map<string, string>, other: Map<string, string>): Renaming[] {
  return [...one].flatMap(([part, from]) => {
    const to = other.get(part);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
