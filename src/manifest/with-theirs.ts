import type { Json, JsonObject } from './manifest';
import type { Conflict } from './merge';
import { remove, set } from './operations';
import { byPlace, valueAt } from './pointer';

/** Puts their version at each conflict of a site: the file says that until somebody decides. */
export function withTheirs(root: JsonObject, conflicts: readonly Conflict[]): JsonObject {
  let result: Json = root;
  for (const { pointer, theirs } of conflicts.toSorted((one, other) => byPlace(other.pointer, one.pointer))) {
    if (theirs !== undefined) result = set(result, pointer, theirs);
    else if (valueAt(result, pointer) !== undefined) result = remove(result, pointer);
  }
  return result as JsonObject;
}
