import { type Selection, sortField, sortsOf } from '../compose/entries';
import { isObject } from '../manifest/is-object';
import type { JsonObject } from '../manifest/manifest';
import { endOfName } from '../manifest/references';
import { selectionsIn } from '../manifest/selections';

/** Whatever takes entries of a collection: lists, routes and feeds. What has been looked through once is remembered. */
export function selectionsFrom(collection: string, root: JsonObject): Selection[] {
  let selections = known.get(root);
  if (!selections) {
    selections = new Map();
    for (const { selection: one } of selectionsIn(root, '')) {
      if (!['as', 'path'].some((key) => Object.hasOwn(one, key))) continue;
      const others = selections.get(one.from);
      if (others) others.push(one);
      else selections.set(one.from, [one]);
    }
    known.set(root, selections);
  }
  return selections.get(collection) ?? [];
}

/** The collections through which the entries of one are chosen or sorted: those of the trips for `trip.price`. */
export function ledThrough(collection: string, root: JsonObject): string[] {
  return selectionsFrom(collection, root).flatMap(({ where, sort }) => {
    const names = [...Object.keys(isObject(where) ? where : {}), ...sortsOf(sort).map(sortField)];
    return names.flatMap((name) => endOfName(name, collection, root).through);
  });
}

const known = new WeakMap<JsonObject, Map<string, Selection[]>>();
