import { isObject, type Json } from './manifest';

/** A patch that makes one value of another: the same value, another one, or its members, each with a patch. */
export type Patch =
  | { is: 'same' }
  | { is: 'value'; value: Json }
  | { is: 'group'; members: [name: string, Patch][] }
  /** A number is the index that the item had. */
  | { is: 'list'; items: (number | Patch)[] };

const same: Patch = { is: 'same' };

/**
 * Finds the patch that makes `after` of `before`. The two values share every part that no edit has reached, and a
 * shared object is not compared, so a patch is as large as the edit.
 */
export function patchBetween(before: Json | undefined, after: Json): Patch {
  if (after === before) return same;
  if (Array.isArray(before) && Array.isArray(after)) return { is: 'list', items: itemsBetween(before, after) };
  if (isObject(before) && isObject(after)) {
    const members = Object.entries(after).map(([name, member]): [string, Patch] => {
      return [name, patchBetween(Object.hasOwn(before, name) ? before[name] : undefined, member)];
    });
    return { is: 'group', members };
  }
  return { is: 'value', value: after };
}

function itemsBetween(before: Json[], after: Json[]): (number | Patch)[] {
  const places = new Map(before.map((item, index) => [item, index]));
  return after.map((item, index) => places.get(item) ?? patchBetween(before[index], item));
}

/** Applies a patch to a value; a part that the patch leaves alone is the same object as before. */
export function applyPatch(before: Json | undefined, patch: Patch): Json {
  if (patch.is === 'same') return before ?? null;
  if (patch.is === 'value') return patch.value;
  if (patch.is === 'list') {
    const items = Array.isArray(before) ? before : [];
    return patch.items.map((item, index) => {
      return typeof item === 'number' ? (items[item] ?? null) : applyPatch(items[index], item);
    });
  }
  const group = isObject(before) ? before : {};
  const members = patch.members.map(([name, member]): [string, Json] => {
    return [name, applyPatch(Object.hasOwn(group, name) ? group[name] : undefined, member)];
  });
  return Object.fromEntries(members);
}
