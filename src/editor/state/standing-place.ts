import { followPointer } from '../../manifest/follow-pointer';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { isOfWords } from '../fields/site-words';

/** Gives a place, or what is there of the way to it and has a form; nothing where no part of it is left. */
export function standingPlace(place: Pointer, root: JsonObject): Pointer | undefined {
  // The site says its own words where nobody has written them, too.
  if (isOfWords(place)) return place;
  let left: Pointer = '';
  let around: Json | undefined = root;
  for (const key of pointerKeys(place)) {
    if (!isContainer(around)) break;
    const next = memberPointer(left, key);
    const member = valueAt(root, next);
    // A field has its place before it is written; a part of a list does not.
    if (member === undefined && (Array.isArray(around) || isListOfParts(left))) break;
    left = next;
    around = member;
  }
  return left === place ? place : withForm(left);
}

/** Gives where a place is in a later version of a site, or the innermost part around it that is there; nothing where none is. */
export function placeAfter(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  for (let around = place; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const left = followPointer(before, after, around);
    if (left !== undefined) return standingPlace(around === place ? left : (withForm(left) ?? ''), after) || undefined;
  }
  return undefined;
}

/** Whether what stood at a place is not in a later version of the site. */
export function isGone(place: Pointer, before: JsonObject, after: JsonObject): boolean {
  const left = followPointer(before, after, place);
  return left === undefined || standingPlace(left, after) !== left;
}

/** The list of a page's blocks has the form of the page; pages, collections and shared blocks have none together. */
function withForm(place: Pointer): Pointer | undefined {
  const part = place.replace(/\/blocks$/, '');
  return part === '' || part === '/routes' || isListOfParts(part) ? undefined : part;
}

function isListOfParts(place: Pointer): boolean {
  return place === '/shared' || place === '/collections';
}
