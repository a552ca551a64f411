import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { insert, set } from '../manifest/operations';
import { memberPointer } from '../manifest/pointer';

/** Adds a member to an object of a site, after its others; makes the object where it is missing. */
export function withMember(root: JsonObject, group: string, name: string, value: Json): JsonObject {
  const grouped = isObject(root[group]) ? root : set(root, memberPointer('', group), {});
  return set(grouped, memberPointer(memberPointer('', group), name), value);
}

/** Adds an item to a list of a site, after its others; makes the list where it is missing. */
export function withItem(root: JsonObject, list: '/routes' | '/feeds', item: Json): JsonObject {
  const name = list.slice(1);
  const listed = (Array.isArray(root[name]) ? root : set(root, list, [])) as JsonObject;
  const items = listed[name];
  return insert(listed, memberPointer(list, Array.isArray(items) ? items.length : 0), item);
}
