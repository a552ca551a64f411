import type { Json } from './manifest';

/** A JSON pointer (RFC 6901): `/routes/3/blocks/0`, or the empty string for the whole. */
export type Pointer = string;

/** Gives the pointer of a member: `/routes` and `3` give `/routes/3`. */
export function memberPointer(pointer: Pointer, key: string | number): Pointer {
  const name = String(key);
  // Nearly no name needs it, and composing 10,000 pages makes millions of pointers.
  return `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}

/** Gives the pointer of the list or the object around a member: `/routes/3` gives `/routes`. */
export function parentPointer(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Gives the keys of a pointer, outermost first. */
export function pointerKeys(pointer: Pointer): string[] {
  if (pointer === '') return [];
  const keys = pointer.slice(1).split('/');
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

/** Gives the value that a pointer leads to, or undefined. */
export function valueAt(value: Json | undefined, pointer: Pointer): Json | undefined {
  let current = value;
  for (const key of pointerKeys(pointer)) {
    if (current === null || typeof current !== 'object') return undefined;
    if (Array.isArray(current)) current = current[Number(key)];
    else current = Object.hasOwn(current, key) ? current[key] : undefined;
  }
  return current;
}

/** Gives the list at a pointer; an empty one where there is none. */
export function listAt(value: Json | undefined, pointer: Pointer): Json[] {
  const list = valueAt(value, pointer);
  return Array.isArray(list) ? list : [];
}

/** Compares pointers by their places in the file: the tenth item of a list comes after the ninth. */
export function byPlace(one: Pointer, other: Pointer): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
