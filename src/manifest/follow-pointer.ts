import { isContainer } from './identity';
import type { Json } from './manifest';
import { matchMembers } from './match-members';
import { memberPointer, type Pointer, pointerKeys } from './pointer';

/**
 * Gives the pointer in a later version of a value to the part to which `pointer` leads in the earlier one, wherever its
 * list has moved it; undefined where the part is gone.
 */
export function followPointer(before: Json, after: Json, pointer: Pointer): Pointer | undefined {
  let [was, is]: (Json | undefined)[] = [before, after];
  let place: Pointer = '';
  for (const key of pointerKeys(pointer)) {
    // What is still to be written stands within the same part.
    if (!isContainer(was)) {
      place = memberPointer(place, key);
      continue;
    }
    if (!isContainer(is) || Array.isArray(was) !== Array.isArray(is)) return undefined;
    const indexBefore = Object.keys(was).indexOf(key);
    const indexAfter = matchMembers(was, is).indexOf(indexBefore);
    if (indexBefore >= 0 && indexAfter < 0 && Array.isArray(was)) return undefined;
    const name = (indexBefore >= 0 && Object.keys(is)[indexAfter]) || key;
    place = memberPointer(place, name);
    was = Object.values(was)[indexBefore];
    is = Object.hasOwn(is, name) ? Object.values(is)[indexAfter] : undefined;
  }
  return place;
}
