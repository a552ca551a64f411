import { collectionsIn, writtenEntries } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { placesNaming } from '../../manifest/places-naming';
import { valueAt } from '../../manifest/pointer';
import { type Renaming, withLinksRenamed } from '../../manifest/rename-route';
import { pagesIn } from '../drawing/engine';

/**
 * Gives a site whose links and references are changed from the paths and slugs of one version to those of another; the
 * pages and entries themselves keep theirs.
 */
export function withNamesOf(root: JsonObject, one: JsonObject, other: JsonObject, now: Date): JsonObject {
  const [pathsBefore, pathsAfter] = [pathsOnlyIn(one, other, now), pathsOnlyIn(other, one, now)];
  const pages = [
    ...renamedBetween(
      [one, other].map(({ routes }) => (Array.isArray(routes) ? routes : [])),
      'path',
    ),
    ...renamingsOf(partsAt(one, pathsBefore, now), partsAt(other, pathsAfter, now)),
  ];
  const after = pages.length === 0 ? root : withLinksRenamed(root, pages).after;
  return [...collectionsIn(one).keys()].reduce((site, collection) => {
    const entries = [one, other].map((version) => writtenEntries(collection, version));
    const places = renamedBetween(entries, 'slug').flatMap(({ from, to }) =>
      [...placesNaming(collection, from, root)].map((place) => ({ place, to })),
    );
    return places.reduce((value, { place, to }) => set(value, place, to), site);
  }, after);
}

/** Gives the paths that pages have in one version and none has in the other. */
export function pathsOnlyIn(one: JsonObject, other: JsonObject, now: Date): Set<string> {
  const paths = new Set(pagesIn(other, now).map(({ path }) => path));
  return new Set(pagesIn(one, now).flatMap(({ path }) => (paths.has(path) ? [] : [path])));
}

/** Gives some paths of pages that are made of entries, by the identities of their route and their entry. */
function partsAt(root: JsonObject, paths: ReadonlySet<string>, now: Date): Map<string, string> {
  const pathsByParts = pagesIn(root, now).flatMap(({ path, pointer, scope }): [string, string][] => {
    if (!scope || !paths.has(path)) return [];
    return [[`${partOf(valueAt(root, pointer))} ${partOf(valueAt(root, scope.pointer))}`, path]];
  });
  return new Map(pathsByParts);
}

/** Gives the texts under a name in the items of a list that differ between its two versions. */
function renamedBetween([old = [], current = []]: (readonly Json[])[], name: string): Renaming[] {
  if (old === current) return [];
  return renamingsOf(textsByPart(old, new Set(current), name), textsByPart(current, new Set(old), name));
}

/** Gives the texts under a name in items, without the `excluded` ones, by the identities of the items. */
function textsByPart(items: readonly Json[], excluded: ReadonlySet<Json>, name: string): Map<string, string> {
  const texts = items.flatMap((item): [string, string][] => {
    const words = isObject(item) && !excluded.has(item) ? item[name] : undefined;
    return typeof words === 'string' ? [[partOf(item), words]] : [];
  });
  return new Map(texts);
}

function partOf(value: Json | undefined): string {
  return isContainer(value) ? String(identityOf(value).number) : '';
}

/** Gives the renamings between two versions. */
function renamingsOf(one: Map<string, string>, other: Map<string, string>): Renaming[] {
  return [...one].flatMap(([part, from]) => {
    const to = other.get(part);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
