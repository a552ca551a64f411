import { type Container, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { placementsOf, removeShared } from '../members/shared-blocks';
import { isAlike } from './renamed-pages';

/** A shared block that gave way to one of the page alone, or the other way round, by the places in the lists of blocks. */
export interface ExchangedBlock {
  kind: 'owned' | 'shared';
  former: number;
  index: number;
}

/**
 * The blocks of a page that are of this page alone since, or shared since, where they stood before; `matches` tells
 * which block was which.
 */
export function exchangedBlocks(
  before: JsonObject,
  after: JsonObject,
  were: Container,
  are: Container,
  matches: (number | undefined)[],
): ExchangedBlock[] {
  if (!Array.isArray(were) || !Array.isArray(are)) return [];
  const gone = were.flatMap((_, index) => (matches.includes(index) ? [] : [index]));
  return are.flatMap((block, index): ExchangedBlock[] => {
    if (matches[index] !== undefined) return [];
    for (const former of gone) {
      const kind = isSamePlace(former, index, matches) && exchangeOf(before, after, were[former], block);
      if (!kind) continue;
      gone.splice(gone.indexOf(former), 1);
      return [{ kind, former, index }];
    }
    return [];
  });
}

/** Whether two items of two versions of a list stand after the same one, or before the same one. */
function isSamePlace(former: number, index: number, matches: (number | undefined)[]): boolean {
  const known = matches.filter((match) => match !== undefined);
  const isMatch = (match: number | undefined): boolean => match !== undefined;
  const preceding = Math.max(-1, ...known.filter((match) => match < former));
  const following = Math.min(Number.POSITIVE_INFINITY, ...known.filter((match) => match > former));
  return (
    preceding === (matches.slice(0, index).findLast(isMatch) ?? -1) ||
    following === (matches.slice(index + 1).find(isMatch) ?? Number.POSITIVE_INFINITY)
  );
}

function exchangeOf(
  before: JsonObject,
  after: JsonObject,
  was: Json | undefined,
  is: Json | undefined,
): ExchangedBlock['kind'] | undefined {
  const [one, other] = [sharedAt(before, was), sharedAt(after, is)];
  if (isObject(one) && isObject(is)) return one.type === is.type ? 'owned' : undefined;
  if (!isObject(other) || !isObject(was) || other.type !== was.type) return undefined;
  // One that was there before may have taken the place of any other.
  const known = sharedAt(before, is);
  return known === undefined || isAlike(known, was) ? 'shared' : undefined;
}

/** The shared block that is placed; nothing where another one stands there. */
function sharedAt(root: JsonObject, placement: Json | undefined): Json | undefined {
  return isObject(placement) && placement.type === 'shared'
    ? valueAt(root, memberPointer('/shared', String(placement.block)))
    : undefined;
}

/** Whether a place is that of shared blocks that are there only since blocks of pages were made shared, at some places. */
export function isMadeShared(root: JsonObject, place: Pointer, placements: readonly Pointer[]): boolean {
  if (placements.length === 0) return false;
  const made = placements.map((placement) => memberPointer('/shared', String(valueAt(root, `${placement}/block`))));
  if (place !== '/shared') return made.includes(place);
  return Object.keys(root.shared ?? {}).every((name) => made.includes(memberPointer('/shared', name)));
}

/** A version without a shared block that an earlier one has not either, once it stands nowhere. */
export function withoutUnplaced(before: JsonObject, root: JsonObject, name: string): JsonObject {
  const shared = memberPointer('/shared', name);
  const isNew = isContainer(valueAt(root, shared)) && valueAt(before, shared) === undefined;
  return isNew && placementsOf(root, name).length === 0 ? removeShared(root, shared).after : root;
}
