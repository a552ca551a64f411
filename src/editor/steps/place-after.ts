import { followPointer } from '../../manifest/follow-pointer';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { isOfWords } from '../words/site-words';

/** Gives where a place is in another version of a site: it goes with the part that it lies in; nothing where that is gone. */
export function placeAfter(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  return followPointer(before, after, place);
}

/** The same, as long as what stands there says what it said. What is said of the whole file is said of no value in it. */
export function samePlaceAfter(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  const now = placeAfter(place, before, after);
  const isSame = now === '' || (now !== undefined && isEqual(valueAt(before, place), valueAt(after, now)));
  return isSame ? now : undefined;
}

/** The same, or the innermost part around it that is there and has a form; nothing where none is. */
export function placeLeft(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  for (let around = place; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const left = placeAfter(around, before, after);
    if (left !== undefined) return standingPlace(around === place ? left : (withForm(left) ?? ''), after) || undefined;
  }
  return undefined;
}

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

/** Whether what stood at a place is not in a later version of the site. */
export function isGone(place: Pointer, before: JsonObject, after: JsonObject): boolean {
  const left = placeAfter(place, before, after);
  return left === undefined || standingPlace(left, after) !== left;
}

/** The list of a page's blocks has the form of the page; pages, collections and shared blocks have none together. */
function withForm(place: Pointer): Pointer | undefined {
  const part = place.replace(/\/blocks$|(?<=^\/collections\/[^/]+)\/entries$/, '');
  return part === '' || part === '/routes' || isListOfParts(part) ? undefined : part;
}

function isListOfParts(place: Pointer): boolean {
  return place === '/shared' || place === '/collections';
}
