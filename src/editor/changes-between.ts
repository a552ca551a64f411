import { type Container, isContainer } from '../manifest/identity';
import type { Json, JsonObject } from '../manifest/manifest';
import { matchMembers } from '../manifest/match-members';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { sayChanged } from './fields/say-changed';

/** One thing that differs between two versions of a site. */
export interface Change {
  /** Where, in the later version. */
  place: Pointer;
  says: string;
  /** What stood there before, where something did and still does. */
  before?: Json;
}

/** What differs between two versions of a site, place by place: changed, added, moved or deleted. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  return [...differences(before, after, '')];

  function* differences(one: Json, other: Json, place: Pointer): Generator<Change> {
    if (one === other) return;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
      yield { place, says: sayChanged(after, place), before: one };
      return;
    }
    const [were, are] = [Object.entries(one), Object.entries(other)];
    const matches = matchMembers(one, other);
    if (Array.isArray(other) && isMoved(matches))
      yield { place, says: sayChanged(after, place, 'put in another order'), before: one };
    for (const [index, match] of matches.entries()) {
      const [name, value] = are[index] ?? ['', null];
      const member = memberPointer(place, name);
      if (match === undefined) yield { place: member, says: sayChanged(after, member, 'added') };
      else yield* differences(were[match]?.[1] ?? null, value, member);
    }
    yield* gone(one, other, matches, place);
  }

  function* gone(one: Container, other: Container, matches: (number | undefined)[], place: Pointer): Generator<Change> {
    for (const [index, [name]] of Object.entries(one).entries()) {
      if (matches.includes(index)) continue;
      const says = sayChanged(before, memberPointer(place, name), 'deleted');
      // What was taken out of a list comes back with the whole list as it was.
      yield { place, says, ...(Array.isArray(other) || place !== '' ? { before: one } : {}) };
    }
  }
}

function isMoved(matches: (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  return known.some((match, index) => index > 0 && match < (known[index - 1] ?? 0));
}
