import { isObject } from './is-object';
import type { Json, JsonObject } from './manifest';
import { memberPointer, type Pointer, valueAt } from './pointer';
import { endOfName, referencesIn } from './references';

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
  for (const { from, where, pointer } of selectionsIn(root, '')) {
    for (const [name, wanted] of Object.entries(where)) {
      const end = endOfName(name, from, root);
      if (keys.has(`${end.collection} ${end.field}`)) yield* placesOf(slug, wanted, memberPointer(pointer, name));
    }
  }
}

/** Every choice of entries within a part: the collection it chooses from, its conditions, and where these stand. */
function* selectionsIn(part: Json, pointer: Pointer): Generator<{ from: string; where: JsonObject; pointer: Pointer }> {
  if (part === null || typeof part !== 'object') return;
  if (isObject(part) && typeof part.from === 'string' && isObject(part.where))
    yield { from: part.from, where: part.where, pointer: memberPointer(pointer, 'where') };
  for (const [key, inner] of Object.entries(part)) yield* selectionsIn(inner, memberPointer(pointer, key));
}

/** Where a value stands in what a condition wants: alone, among several, or as what is not wanted. */
function* placesOf(value: Json, wanted: Json, pointer: Pointer): Generator<Pointer> {
  if (wanted === value) yield pointer;
  if (wanted === null || typeof wanted !== 'object') return;
  for (const [key, one] of Object.entries(wanted)) yield* placesOf(value, one, memberPointer(pointer, key));
}
