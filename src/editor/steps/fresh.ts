import type { Finding } from '../../checks/problem';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { placeAfter } from './place-after';

/** What was just added: nobody has been wrong there yet, only not done. */
export interface Fresh {
  /** One thing, or several of one list. */
  places: readonly Pointer[];
  /** The places in it that somebody has left empty. */
  left: readonly Pointer[];
}

/** What the check finds, by how it is told. */
export interface SortedFindings {
  wrong: Finding[];
  /** What is empty in what was just added. */
  toFill: Finding[];
  hints: Finding[];
}

/** What is shown of what was just added. */
interface Shown {
  edits: { root: JsonObject };
  fresh: Fresh | undefined;
  findings: readonly Finding[];
}

/** Parts what was just added and is still empty from what is wrong: it keeps being saved from happening as well. */
export function sortedFindings({ findings, fresh, edits }: Shown): SortedFindings {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const toFill = errors.filter((finding) => isToFill(finding, edits.root, fresh));
  return {
    wrong: errors.filter((finding) => !toFill.includes(finding)),
    toFill,
    hints: findings.filter(({ severity }) => severity !== 'error'),
  };
}

/** Whether a finding says no more than that something is empty in what was just added, and was not left so. */
export function isToFill(finding: Finding, root: JsonObject, fresh: Fresh | undefined): boolean {
  const { pointer, severity } = finding;
  if (severity !== 'error' || !isFresh(pointer, fresh)) return false;
  const isEmpty = missingIn(finding).length > 0 || isNothing(valueAt(root, pointer));
  return isEmpty && !fresh?.left.some((place) => isWithin(pointer, place));
}

/** The places of the properties that a finding misses. */
export function missingIn({ pointer, missing, lacks }: Finding): readonly Pointer[] {
  return missing ?? (lacks === undefined ? [] : [memberPointer(pointer, lacks)]);
}

/** Whether a part lies in what was just added, and something in it is still empty. */
export function isUnfilled(place: Pointer, root: JsonObject, fresh: Fresh | undefined): boolean {
  return isFresh(place, fresh) && firstToFill(place, root) !== undefined;
}

/** The first place in a part that says nothing yet. */
export function firstToFill(place: Pointer, root: JsonObject): Pointer | undefined {
  return firstNothing(place, valueAt(root, place));
}

/** What was just added once somebody leaves a field in it empty. */
export function leftEmpty(fresh: Fresh, place: Pointer, root: JsonObject): Fresh {
  const isLeft = isFresh(place, fresh) && isNothing(valueAt(root, place)) && !fresh.left.includes(place);
  return isLeft ? { ...fresh, left: [...fresh.left, place] } : fresh;
}

/** What was just added once one thing more is: a part of it, one more of its list, or something else altogether. */
export function withAdded(fresh: Fresh | undefined, place: Pointer): Fresh {
  if (fresh && isFresh(place, fresh)) return fresh;
  const isBeside = fresh?.places.some((one) => listOf(one) === listOf(place));
  return fresh && isBeside ? { ...fresh, places: [...fresh.places, place] } : { places: [place], left: [] };
}

/** The same with its places in a later version of the site; nothing once it is gone there. */
export function followFresh({ places, left }: Fresh, before: JsonObject, after: JsonObject): Fresh | undefined {
  const following = (place: Pointer): Pointer[] => [placeAfter(place, before, after) ?? []].flat();
  const now = places.flatMap(following).filter((place) => valueAt(after, place) !== undefined);
  return now.length === 0 ? undefined : { places: now, left: left.flatMap(following) };
}

/** Whether a place lies in what was just added. */
export function isFresh(place: Pointer, fresh: Fresh | undefined): boolean {
  return fresh?.places.some((one) => isWithin(place, one)) ?? false;
}

/** Whether a place is another one, or lies in it. */
function isWithin(place: Pointer, other: Pointer): boolean {
  return `${place}/`.startsWith(`${other}/`);
}

function listOf(place: Pointer): Pointer {
  return place.slice(0, place.lastIndexOf('/'));
}

function firstNothing(place: Pointer, value: Json | undefined): Pointer | undefined {
  if (isNothing(value)) return place;
  if (!isContainer(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = firstNothing(memberPointer(place, name), member);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a value says nothing. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
