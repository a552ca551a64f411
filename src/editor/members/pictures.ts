import { collectionsIn } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { fieldTaken } from '../inputs/taken';
import { isDayPlace } from '../words/day-places';
import { inSentence } from '../words/in-words';
import { collectionsAround } from '../words/say-text';
import { fieldTitle } from '../words/titles';
import type { Edit } from './members';

/** The parts of a picture of which one stays in sight, in rows from above. */
export const focuses: readonly string[] = [
  'top left',
  'top',
  'top right',
  'left',
  'center',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
];

/** Gives the field of the entries from which a picture is taken; undefined where all have one picture. */
export function fieldOfPicture({ src }: JsonObject): string | undefined {
  return fieldTaken(src);
}

/**
 * Gives the description of the former file of a picture, which still stands beside the new file; undefined where it is
 * empty, where somebody has written it since `before`, or where each entry says it.
 */
export function oldAltOf({ alt }: JsonObject, src: string, before: JsonObject): string | undefined {
  const isOther = typeof before.src === 'string' && before.src !== '' && before.src !== src;
  const isOld = isOther && alt === before.alt && typeof alt === 'string' && alt !== '' && !alt.includes('{');
  return isOld ? alt : undefined;
}

/**
 * Gives each entry a field that says what its own picture shows, filled with what was said for all; undefined where
 * entries say so already, or where the picture is not made of a collection.
 */
export function describeEach(root: JsonObject, picture: Pointer): Edit | undefined {
  const value = valueAt(root, picture);
  const field = isObject(value) ? fieldOfPicture(value) : undefined;
  const around = collectionsAround(picture, root).find((place) => !isDayPlace(place, root)) ?? '';
  const collection = collectionsIn(root).get(pointerKeys(around)[1] ?? '');
  if (!isObject(value) || field === undefined || !collection) return undefined;
  const { list, entries, fields } = collection;
  const alt = typeof value.alt === 'string' ? value.alt : '';
  if (fieldTaken(alt) !== undefined) return undefined;
  const name = `${field}Shows`;
  const described = entries.reduce<JsonObject>((site, entry, index) => {
    const isSilent = isObject(entry) && !Object.hasOwn(entry, name);
    return isSilent ? set(site, memberPointer(memberPointer(list, index), name), alt) : site;
  }, root);
  const label = `What ${inSentence(fieldTitle(root, collection.name, field))} shows`;
  const declaration = memberPointer(`${around}/fields`, name);
  const declared = fields && !fields.has(name) ? set(described, declaration, { kind: 'text', label }) : described;
  const after = set(declared, memberPointer(picture, 'alt'), `{${name}}`);
  return { says: `Each of ${entries.length} entries says what its picture shows`, place: picture, after };
}
