import { memberPointer, type Pointer } from '../manifest/pointer';
import { type NotedFacts, namesPlaces } from './facts';

/**
 * Gives the pointer of a member where facts name places, else that of the container. Ten thousand pages have millions of
 * members at the same places, so each of these is one string, which all facts share.
 */
export function placeOf(pointer: Pointer, key: string | number, facts: NotedFacts): Pointer {
  if (!namesPlaces(facts)) return pointer;
  const known = places.get(pointer);
  const place = known?.get(key);
  if (place !== undefined) return place;
  if (!known && places.size > mostPlaces) places.clear();
  const members = known ?? new Map<string | number, Pointer>();
  places.set(pointer, members);
  const found = memberPointer(pointer, key);
  members.set(key, found);
  return found;
}

const places = new Map<Pointer, Map<string | number, Pointer>>();
const mostPlaces = 10_000;
