import { isObject, type JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { writtenUses } from '../../manifest/uses';
import type { Field } from '../inputs/input';
import { inputOfMember } from '../inputs/inputs';
import type { Edit } from '../members/members';
import { inputAt } from '../naming/entry-fields';
import { addField } from './declare';

/** The edit that gives the entries of a collection a picture, and the number of lists that show it from then on. */
export interface AddedPicture {
  edit: Edit;
  lists: number;
}

/**
 * Adds the field of a picture to a collection, and puts it where lists made of its entries have a place for one that is
 * empty; undefined where the name is taken.
 */
export function addPictureField(
  root: JsonObject,
  collection: string,
  fields: readonly Field[],
): AddedPicture | undefined {
  const withField = addField(root, collection, fields, { label: 'Picture', kind: 'picture' });
  if ('problem' in withField) return undefined;
  const places = writtenUses(root, 'collection', collection).flatMap(({ pointer, selection }) => {
    const input = inputAt(root, pointer);
    const item = input?.kind === 'list' ? input.item : undefined;
    const place = item && inputOfMember(item, 'picture');
    const isFree = isObject(selection.as) && !Object.hasOwn(selection.as, 'picture');
    return place?.kind === 'picture' && isFree ? [`${pointer}/as/picture`] : [];
  });
  const after = places.reduce((site, place) => set(site, place, '{picture}'), withField.after);
  return { edit: { ...withField, after }, lists: places.length };
}

/** Tells whether the entries with some fields can have a picture. */
export function hasPicture(fields: readonly Field[]): boolean {
  return fields.some(({ input }) => input.kind === 'picture' || (input.kind === 'words' && input.of === 'film'));
}
