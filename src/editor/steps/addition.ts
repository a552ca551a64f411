import type { Finding } from '../../checks/problem';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { placeAfter } from './place-after';

/** The parts that were just added: what is empty there is not wrong, only not done yet. */
export interface Addition {
  /** Their places: one, or several in one list. */
  places: readonly Pointer[];
  /** The places in them that somebody has left empty. */
  left: readonly Pointer[];
}

/** The findings of a check: what is wrong, what is still to be filled in, and hints. */
export interface SortedFindings {
  wrong: Finding[];
  /** Errors that say only that something is empty in what was just added. They keep it from being saved, too. */
  toFill: Finding[];
  hints: Finding[];
}

/** The findings of a site, and what was just added to it. */
interface SiteFindings {
  edits: { root: JsonObject };
  addition: Addition | undefined;
  findings: readonly Finding[];
}

/** Sorts findings into what is wrong, what is to be filled in, and hints. */
export function sortedFindings({ findings, addition, edits }: SiteFindings): SortedFindings {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const toFill = errors.filter((finding) => isToFill(finding, edits.root, addition));
  return {
    wrong: errors.filter((finding) => !toFill.includes(finding)),
    toFill,
    hints: findings.filter(({ severity }) => severity !== 'error'),
  };
}

/** Tells whether a finding says only that something is empty in what was just added, where nobody has left it so. */
export function isToFill(finding: Finding, root: JsonObject, addition: Addition | undefined): boolean {
  const { pointer, severity } = finding;
  if (severity !== 'error' || !isInAddition(pointer, addition)) return false;
  const isEmpty = missingIn(finding).length > 0 || isNothing(valueAt(root, pointer));
  return isEmpty && !addition?.left.some((place) => isWithin(pointer, place));
}

/** Gives the places of the properties that a finding misses. */
export function missingIn({ pointer, missing, lacks }: Finding): readonly Pointer[] {
  return missing ?? (lacks === undefined ? [] : [memberPointer(pointer, lacks)]);
}

/** Tells whether a part was just added and something in it is still empty. */
export function needsFilling(place: Pointer, root: JsonObject, addition: Addition | undefined): boolean {
  return isInAddition(place, addition) && firstToFill(place, root) !== undefined;
}

/** Gives the first place in a part that is still empty; undefined where none is. */
export function firstToFill(place: Pointer, root: JsonObject): Pointer | undefined {
  return firstNothing(place, valueAt(root, place));
}

/** Notes that somebody has left a field in what was just added, if it is empty. */
export function withLeftEmpty(addition: Addition, place: Pointer, root: JsonObject): Addition {
  const isLeft = isInAddition(place, addition) && isNothing(valueAt(root, place)) && !addition.left.includes(place);
  return isLeft ? { ...addition, left: [...addition.left, place] } : addition;
}

/**
 * Notes one more addition: in what was just added nothing changes, beside it in its list both count, elsewhere the new
 * one alone.
 */
export function withAddition(addition: Addition | undefined, place: Pointer): Addition {
  if (addition && isInAddition(place, addition)) return addition;
  const isBeside = addition?.places.some((one) => parentPointer(one) === parentPointer(place));
  return addition && isBeside ? { ...addition, places: [...addition.places, place] } : { places: [place], left: [] };
}

/** Gives the last addition with its places in a later version; undefined once it is gone there. */
export function followAddition(
  { places, left }: Addition,
  before: JsonObject,
  after: JsonObject,
): Addition | undefined {
  const following = (place: Pointer): Pointer[] => [placeAfter(place, before, after) ?? []].flat();
  const now = places.flatMap(following).filter((place) => valueAt(after, place) !== undefined);
  return now.length === 0 ? undefined : { places: now, left: left.flatMap(following) };
}

/** Tells whether a place lies in what was just added. */
export function isInAddition(place: Pointer, addition: Addition | undefined): boolean {
  return addition?.places.some((one) => isWithin(place, one)) ?? false;
}

/** Tells whether a place is another one, or lies in it. */
function isWithin(place: Pointer, other: Pointer): boolean {
  return `${place}/`.startsWith(`${other}/`);
}

function firstNothing(place: Pointer, value: Json | undefined): Pointer | undefined {
  if (isNothing(value)) return place;
  if (!isContainer(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const emptyPlace = firstNothing(memberPointer(place, name), member);
    if (emptyPlace !== undefined) return emptyPlace;
  }
  return undefined;
}

/** Tells whether a value is absent, or an empty text, list or group. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (isContainer(value) && Object.keys(value).length === 0);
}
