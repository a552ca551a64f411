import { memberPointer, type Pointer } from '../manifest/pointer';
import { type NotedFacts, namesPlaces } from './facts';

/** The place of a value in the composed part, and in site.json. */
export interface PointerPair {
  composed: Pointer;
  readonly source: Pointer;
}

/**
 * Gives the place of a member where facts name places, else that of its container. Its two keys differ where a list is
 * written out. Within a scope each place is noted; elsewhere hardly one, so where it is written is found out once it is
 * asked.
 */
export function memberPlace(
  container: PointerPair,
  composedKey: string | number,
  sourceKey: string | number,
  { facts, scope }: { facts: NotedFacts; scope?: object | undefined },
): PointerPair {
  if (!namesPlaces(facts)) return container;
  const composed = memberOf(container.composed, composedKey);
  if (scope) return { composed, source: memberOf(container.source, sourceKey) };
  return new MemberPlace(composed, container, sourceKey);
}

class MemberPlace implements PointerPair {
  constructor(
    readonly composed: Pointer,
    private readonly container: PointerPair,
    private readonly key: string | number,
  ) {}

  get source(): Pointer {
    return memberOf(this.container.source, this.key);
  }
}

/** Gives the pointer of a member where facts name places, else that of the container. */
export function placeOf(pointer: Pointer, key: string | number, facts: NotedFacts): Pointer {
  return namesPlaces(facts) ? memberOf(pointer, key) : pointer;
}

/**
 * Gives the pointer of a member. Ten thousand pages have millions of members at the same places, so each of these is one
 * string, which all facts share.
 */
function memberOf(pointer: Pointer, key: string | number): Pointer {
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
