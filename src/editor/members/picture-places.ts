import { collectionsIn, entryAround } from '../../manifest/collections';
import { isObject, type JsonObject, wordsOf } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { type UploadUses, uploadUses } from '../../manifest/upload-uses';
import { writtenUses } from '../../manifest/uses';
import { isDayPlace } from '../words/day-places';
import { collectionsAround } from '../words/say-text';
import type { Edit } from './members';
import { fieldOfPicture } from './pictures';

/** A place at which a picture is shown, with what is said of it there for those who do not see it. */
export interface PicturePlace {
  /** Where the file is named. */
  place: Pointer;
  /** The text that is said there; empty where none is. */
  says: string;
  /** The pointer of the description; undefined where one text describes the pictures of all entries. */
  text: Pointer | undefined;
  /** The picture that names the file itself, which also has what stays in sight; undefined where an entry names it. */
  picture: Pointer | undefined;
}

/** Gives the places that show each file as a picture, by the path of the file. */
export function picturePlaces(root: JsonObject, uses: UploadUses): Map<string, PicturePlace[]> {
  const alternativeTexts = textsOfFields(root);
  return new Map(
    [...uses.places].map(([path, places]) => [
      path,
      places.flatMap((place) => placeOf(root, place, alternativeTexts) ?? []),
    ]),
  );
}

function placeOf(
  root: JsonObject,
  place: Pointer,
  alternativeTexts: ReadonlyMap<string, string>,
): PicturePlace | undefined {
  const around = parentPointer(place);
  const picture = valueAt(root, around);
  if (place.endsWith('/src') && isObject(picture) && !Object.hasOwn(picture, 'type')) {
    const text = memberPointer(around, 'alt');
    return { place, picture: around, text, says: wordsOf(valueAt(root, text)) };
  }
  const { entry, collection } = entryAround(place) ?? {};
  if (entry !== around || collection === undefined) return undefined;
  const ofAll = alternativeTexts.get(memberPointer(collection, pointerKeys(place).at(-1) ?? ''));
  if (ofAll === undefined) return undefined;
  const field = fieldOfPicture({ src: ofAll });
  const text = field === undefined ? undefined : memberPointer(entry, field);
  return { place, picture: undefined, text, says: text === undefined ? ofAll : wordsOf(valueAt(root, text)) };
}

/**
 * Gives what is said of the pictures that fields of entries name, by the collection and the field: the text of all, or
 * `{photoShows}`, where each entry says it.
 */
function textsOfFields(root: JsonObject): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { pointer } of writtenUses(root, 'placeholder')) {
    if (!pointer.endsWith('/src')) continue;
    const place = pointer.slice(0, -'/src'.length);
    const picture = valueAt(root, place);
    const field = isObject(picture) ? fieldOfPicture(picture) : undefined;
    const around = collectionsAround(place, root).find((one) => !isDayPlace(one, root));
    if (!isObject(picture) || field === undefined || around === undefined) continue;
    const name = memberPointer(collectionsIn(root).get(pointerKeys(around)[1] ?? '')?.pointer ?? around, field);
    const says = wordsOf(picture.alt);
    // A place that takes the description from each entry describes the picture of that entry.
    if (!texts.has(name) || fieldOfPicture({ src: says }) !== undefined) texts.set(name, says);
  }
  return texts;
}

/** Gives the places at which nothing is said of a picture and something can be. */
export function silentPlaces(places: readonly PicturePlace[]): (PicturePlace & { text: Pointer })[] {
  return places.flatMap((one) => (one.says === '' && one.text !== undefined ? [{ ...one, text: one.text }] : []));
}

/** A picture of which nothing is said, and where that would be said. */
export interface SilentPicture {
  path: string;
  text: Pointer;
}

/** Gives the pictures within a place of the site of which nothing is said, in the order in which they are written. */
export function silentPictures(root: JsonObject, within: Pointer): SilentPicture[] {
  const places = [...picturePlaces(root, uploadUses(root))];
  const pictures = places.flatMap(([path, shown]) => silentPlaces(shown).map(({ text }) => ({ path, text })));
  return pictures
    .filter(({ path, text }) => !path.includes('{') && text.startsWith(`${within}/`))
    .sort((one, other) => one.text.localeCompare(other.text, 'en', { numeric: true }));
}

/** Says one text of a picture at all places where nothing is said, as one step; undefined where there is none. */
export function sayOfPicture(root: JsonObject, places: readonly PicturePlace[], words: string): Edit | undefined {
  const silent = silentPlaces(places);
  const [first] = silent;
  if (!first) return undefined;
  const after = silent.reduce((site, { text }) => set(site, text, words), root);
  return { says: `“${words}” said of the picture`, place: first.text, after };
}

/** The part of a picture that stays in sight where nothing else is said. */
const middle = 'center';

/** Gives the part of a picture that stays in sight where it is cut; undefined where its places differ, or none can say it. */
export function focusOf(root: JsonObject, places: readonly PicturePlace[]): string | undefined {
  const focuses = places.flatMap(({ picture }) =>
    picture === undefined ? [] : [wordsOf(valueAt(root, memberPointer(picture, 'focus'))) || middle],
  );
  return new Set(focuses).size === 1 ? focuses[0] : undefined;
}

/** Keeps the same part of a picture in sight at all its places, as one step; undefined where nothing changes. */
export function withFocus(root: JsonObject, places: readonly PicturePlace[], focus: string): Edit | undefined {
  const pictures = places.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  const after = pictures.reduce((site, picture) => {
    const place = memberPointer(picture, 'focus');
    if (focus !== middle) return set(site, place, focus);
    return valueAt(site, place) === undefined ? site : remove(site, place);
  }, root);
  const [place] = pictures;
  return place === undefined || after === root ? undefined : { says: `${focus} stays in sight`, place, after };
}
