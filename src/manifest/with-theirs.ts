import type { Json, JsonObject } from './manifest';
import type { Conflict } from './merge';
import { remove, set } from './operations';
import { byPlace, valueAt } from './pointer';

/** A site with the other version at each place that has to be decided: that is what the file says until then. */
export function withTheirs(root: JsonObject, conflicts: readonly Conflict[]): JsonObject {
  let result: Json = root;
  for (const { pointer, theirs } of conflicts.toSorted((one, other) => byPlace(other.pointer, one.pointer))) {
    if (theirs !== undefined) result = set(result, pointer, theirs);
    else if (valueAt(result, pointer) !== undefined) result = remove(result, pointer);
  }
  return result as JsonObject;
}
