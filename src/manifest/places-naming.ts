import { isObject } from './is-object';
import type { Json, JsonObject } from './manifest';
import { memberPointer, type Pointer, valueAt } from './pointer';
import { endOfName, referencesIn } from './references';
import { selectionsIn } from './selections';

/** Gives the places that name an entry by its slug: of the entries whose fields are declared to, and where such a field chooses. */
export function* placesNaming(collection: string, slug: Json, root: JsonObject): Generator<Pointer> {
  const naming = referencesIn(root).filter(({ named }) => named === collection);
  for (const { collection: from, field } of naming) {
    const list = memberPointer('/collections', from);
    const entries = valueAt(root, list);
    for (const index of Array.isArray(entries) ? entries.keys() : []) {
      const pointer = memberPointer(`${list}/${index}`, field);
      if (valueAt(root, pointer) === slug) yield pointer;
    }
  }
  const keys = new Set([`${collection} slug`, ...naming.map(({ collection: from, field }) => `${from} ${field}`)]);
  for (const { selection, pointer } of selectionsIn(root, '')) {
    const { from, where } = selection;
    for (const [name, wanted] of Object.entries(isObject(where) ? where : {})) {
      const end = endOfName(name, from, root);
      const place = memberPointer(memberPointer(pointer, 'where'), name);
      if (keys.has(`${end.collection} ${end.field}`)) yield* placesOf(slug, wanted, place);
    }
  }
}

/** Where a value stands in what a condition wants: alone, among several, or as what is not wanted. */
function* placesOf(value: Json, wanted: Json, pointer: Pointer): Generator<Pointer> {
  if (wanted === value) yield pointer;
  if (wanted === null || typeof wanted !== 'object') return;
  for (const [key, one] of Object.entries(wanted)) yield* placesOf(value, one, memberPointer(pointer, key));
}
