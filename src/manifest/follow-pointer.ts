import { isContainer } from './identity';
import type { Json } from './manifest';
import { matchMembers } from './match-members';
import { memberPointer, type Pointer, pointerKeys } from './pointer';

/** Gives the pointer to a part in a later version of its value; undefined where the part is gone. */
export function followPointer(before: Json, after: Json, pointer: Pointer): Pointer | undefined {
  let [was, is]: (Json | undefined)[] = [before, after];
  let place: Pointer = '';
  for (const key of pointerKeys(pointer)) {
    // A place that was not there before is where it would be.
    if (!isContainer(was)) {
      place = memberPointer(place, key);
      continue;
    }
    if (!isContainer(is) || Array.isArray(was) !== Array.isArray(is)) return undefined;
    const index = Object.keys(was).indexOf(key);
    const match = matchMembers(was, is).indexOf(index);
    if (index >= 0 && match < 0 && Array.isArray(was)) return undefined;
    const name = (index >= 0 && Object.keys(is)[match]) || key;
    place = memberPointer(place, name);
    [was, is] = [Object.entries(was)[index]?.[1], Object.hasOwn(is, name) ? Object.entries(is)[match]?.[1] : undefined];
  }
  return place;
}
