import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';

/**
 * Gives what a site says elsewhere of the same: the opening hours of the business for those of a place on a page, and
 * the other way round, and the address of the business for that of a place. Undefined where it says nothing else.
 */
export function saidElsewhere(root: JsonObject, place: Pointer): Json | undefined {
  const own = valueAt(root, place);
  const isOfBusiness = place === '/business/hours';
  const [part, name] = [valueAt(root, parentPointer(place)), place.slice(place.lastIndexOf('/') + 1)];
  if (!isOfBusiness && !(isObject(part) && part.type === 'place')) return undefined;
  if (name === 'address') return addressOfBusiness(root);
  if (name !== 'hours') return undefined;
  const all = [valueAt(root, '/business/hours'), ...placesIn(root).map(({ hours }) => hours)];
  const other = all.find((one) => one !== undefined && !isEqual(one, []) && !isEqual(one, own ?? null));
  return other === undefined ? undefined : duplicateOf(other);
}

/** Gives the blocks that say where something is, in the order of the pages. */
function placesIn({ routes, shared }: JsonObject): JsonObject[] {
  const blocks = [
    ...(Array.isArray(routes) ? routes : []).flatMap((route) => (isObject(route) ? (route.blocks ?? []) : [])),
    ...(isObject(shared) ? Object.values(shared) : []),
  ];
  return blocks.filter((block) => isObject(block) && block.type === 'place') as JsonObject[];
}

/** Writes the address of the business line by line; else the value that is called so. */
function addressOfBusiness(root: JsonObject): Json | undefined {
  const address = valueAt(root, '/business/address');
  if (isObject(address)) {
    const said = (...names: string[]): string => names.flatMap((name) => address[name] ?? []).join(' ');
    return [said('street'), said('postalCode', 'city'), said('region')].filter((line) => line !== '');
  }
  return valueAt(root, memberPointer('/values', 'address')) === undefined ? undefined : ['{address}'];
}
