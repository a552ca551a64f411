import { isObject } from './is-object';
import type { Json, JsonObject } from './manifest';
import { memberPointer, type Pointer } from './pointer';

/** What takes entries of a collection: a list, a route, a feed, the choices of a field. */
export type WrittenSelection = JsonObject & { from: string };

/** Whether a part of a manifest takes entries of a collection; a redirect leads from an address. */
export function isSelection(part: Json): part is WrittenSelection {
  return isObject(part) && typeof part.from === 'string' && !part.from.startsWith('/');
}

/** Gives all that takes entries of collections within a part of a manifest, with its place. */
export function* selectionsIn(
  part: Json,
  pointer: Pointer,
): Generator<{ selection: WrittenSelection; pointer: Pointer }> {
  if (part === null || typeof part !== 'object') return;
  if (isSelection(part)) yield { selection: part, pointer };
  for (const [key, inner] of Object.entries(part)) yield* selectionsIn(inner, memberPointer(pointer, key));
}
