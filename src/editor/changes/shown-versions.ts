import { isContainer } from '../../manifest/identity';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Difference } from './comparison';
import { matchParts } from './match-parts';
import { withPagesParted } from './parted-pages';

/** A version of the site and a place in it, with what it is called. */
export interface ShownVersion {
  title: string;
  root: JsonObject;
  place: Pointer;
}

/**
 * Both versions of what differs, as somebody looks at them: where it is in one of them alone, the other shows what
 * stands in its place, and of a list in another order both show what has gone farthest.
 */
export function versionsOf(
  difference: Difference,
  before: JsonObject,
  after: JsonObject,
): [ShownVersion, ShownVersion] {
  const { root: earlier } = withPagesParted(before, after);
  const [former, place] = placesOf(difference, earlier, after);
  return [
    { title: 'Before', root: earlier, place: former },
    { title: 'After', root: after, place },
  ];
}

function placesOf(difference: Difference, before: JsonObject, after: JsonObject): [former: Pointer, place: Pointer] {
  const { kind, place, former } = difference;
  if (kind === 'added') return [beside(before, former, place), place];
  if (kind === 'deleted') return [former, beside(after, place, former)];
  return kind === 'reordered' ? farthest(difference, before, after) : [former, place];
}

/** The item of a list that stands where one of another version does, or the last; else the container itself. */
function beside(root: JsonObject, container: Pointer, other: Pointer): Pointer {
  const list = valueAt(root, container);
  if (!Array.isArray(list) || list.length === 0 || container === '/routes') return container;
  return memberPointer(container, Math.min(Number(pointerKeys(other).at(-1)), list.length - 1));
}

/** The item that has gone farthest in a list which is in another order. */
function farthest(
  { place, former }: Difference,
  before: JsonObject,
  after: JsonObject,
): [former: Pointer, place: Pointer] {
  const [were, are] = [valueAt(before, former), valueAt(after, place)];
  if (!isContainer(were) || !isContainer(are)) return [former, place];
  const moves = matchParts(were, are).map((match = -1, index) => ({
    match,
    index,
    by: match < 0 ? 0 : Math.abs(match - index),
  }));
  const { match, index, by } = moves.reduce((one, other) => (other.by > one.by ? other : one));
  return by === 0 ? [former, place] : [memberPointer(former, match), memberPointer(place, index)];
}
