import { followPointer } from '../../manifest/follow-pointer';
import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { isOfWords } from '../words/site-words';

/** Gives a place in another version of a site, where it moves with its part; undefined where the part is gone. */
export function placeAfter(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  return followPointer(before, after, place);
}

/** Gives a place as `placeAfter` does, but undefined where its value has changed; the whole file never has. */
export function samePlaceAfter(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  const now = placeAfter(place, before, after);
  const isSame = now === '' || (now !== undefined && isEqual(valueAt(before, place), valueAt(after, now)));
  return isSame ? now : undefined;
}

/**
 * Gives a place as `placeAfter` does. Where its part is gone, gives that of the innermost part around it which has a
 * form and is still there, such as the page of a block; undefined where there is none.
 */
export function placeLeft(place: Pointer, before: JsonObject, after: JsonObject): Pointer | undefined {
  for (let around = place; around !== ''; around = parentPointer(around)) {
    const laterPlace = placeAfter(around, before, after);
    if (laterPlace !== undefined)
      return standingPlace(around === place ? laterPlace : (withForm(laterPlace) ?? ''), after) || undefined;
  }
  return undefined;
}

/** Gives a place, or as much of the way to it as is in the site and has a form; undefined where nothing of it is. */
export function standingPlace(place: Pointer, root: JsonObject): Pointer | undefined {
  // The site says its own words where nobody has written them, too.
  if (isOfWords(place)) return place;
  let standing: Pointer = '';
  let around: Json | undefined = root;
  for (const key of pointerKeys(place)) {
    if (!isContainer(around)) break;
    const next = memberPointer(standing, key);
    const member = valueAt(root, next);
    // A field has its place before it is written; an item of a list, a collection or a shared block does not.
    if (member === undefined && (Array.isArray(around) || holdsPartsByName(standing))) break;
    // A field of a section has its place before the site has the section, too.
    around = member ?? (standing === '' ? {} : undefined);
    standing = next;
  }
  return standing === place ? place : withForm(standing);
}

/** Tells whether a later version of the site lacks what stood at a place. */
export function isGone(place: Pointer, before: JsonObject, after: JsonObject): boolean {
  const laterPlace = placeAfter(place, before, after);
  return laterPlace === undefined || standingPlace(laterPlace, after) !== laterPlace;
}

/**
 * Gives the place whose form shows a part: of a list of blocks that of its page, of a list of entries that of their
 * collection, else the place itself. Undefined for the whole site, and for all pages, collections or shared blocks.
 */
function withForm(place: Pointer): Pointer | undefined {
  const part = place.replace(/\/blocks$|(?<=^\/collections\/[^/]+)\/entries$/, '');
  return part === '' || part === '/routes' || holdsPartsByName(part) ? undefined : part;
}

/** Tells whether the members at a place are parts, each by its name, as all collections are. */
function holdsPartsByName(place: Pointer): boolean {
  return place === '/shared' || place === '/collections';
}
