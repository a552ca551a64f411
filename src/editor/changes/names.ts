import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { placesNaming } from '../../manifest/places-naming';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { type Renaming, withLinksRenamed } from '../../manifest/rename-route';
import { pagesIn } from '../engine';

/**
 * A site in which what leads to pages and names entries does so as they are called in one version, and then as in another
 * one. What pages and entries are called themselves stays.
 */
export function withNamesOf(root: JsonObject, one: JsonObject, other: JsonObject, now: Date): JsonObject {
  const pages = changed(pathsIn(one, now), pathsIn(other, now));
  const { after } = withLinksRenamed(root, pages);
  return Object.keys(one.collections ?? {}).reduce<Json>((site, collection) => {
    const list = memberPointer('/collections', collection);
    const places = changed(saidIn(one, list, 'slug'), saidIn(other, list, 'slug')).flatMap(({ from, to }) =>
      [...placesNaming(collection, from, root)].map((place) => ({ place, to })),
    );
    return places.reduce((value, { place, to }) => set(value, place, to), site);
  }, after) as JsonObject;
}

/** The addresses of all pages, as they are written and as they are made of entries, by the parts of which each is made. */
function pathsIn(root: JsonObject, now: Date): Map<string, string> {
  const made = pagesIn(root, now).flatMap(({ path, pointer, scope }): [string, string][] => {
    return scope ? [[`${partOf(valueAt(root, pointer))} ${partOf(valueAt(root, scope.pointer))}`, path]] : [];
  });
  return new Map([...saidIn(root, '/routes', 'path'), ...made]);
}

/** What the items of a list say under a name, by which part each is. */
function saidIn(root: JsonObject, list: Pointer, name: string): Map<string, string> {
  const items = valueAt(root, list);
  const said = (Array.isArray(items) ? items : []).flatMap((item): [string, string][] => {
    const words = isObject(item) ? item[name] : undefined;
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
