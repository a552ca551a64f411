import { type Json, type JsonObject, namedMembers } from './manifest';
import { listAt, memberPointer, type Pointer, valueAt } from './pointer';
import { endOfName, namingsOf, referencesIn } from './references';
import { writtenUses } from './uses';

/**
 * Gives the places that name an entry by its slug: the declared fields of other entries, and conditions on such fields.
 */
export function placesNaming(collection: string, slug: Json, root: JsonObject): Pointer[] {
  const naming = referencesIn(root).filter(({ named }) => named === collection);
  const entries = naming.flatMap((reference) => namingsOf(reference, root)).filter(({ said }) => said === slug);
  const keys = new Set([`${collection} slug`, ...naming.map((one) => `${one.collection} ${one.field}`)]);
  const choosing = writtenUses(root, 'collection').flatMap(({ name: from, pointer, selection: { where } }) =>
    namedMembers(where).flatMap(([name, wanted]) => {
      const end = endOfName(name, from, root);
      const place = memberPointer(`${pointer}/where`, name);
      return keys.has(`${end.collection} ${end.field}`) ? placesOf(slug, wanted, place) : [];
    }),
  );
  return [...entries.map(({ pointer }) => pointer), ...choosing];
}

/**
 * The answer by which a visitor chooses an entry: `value`, made by `template`, of a field whose choices come from the
 * collection.
 */
export interface VisitorChoice {
  collection: string;
  template: string;
  value: Json;
}

/** Gives the places where forms show a question only after a choice. */
export function conditionsOn({ collection, template, value }: VisitorChoice, root: JsonObject): Pointer[] {
  const places = writtenUses(root, 'collection', collection).flatMap(({ pointer, selection: { as } }) => {
    const [, form = '', field = ''] = /^(.*)(\/sections\/\d+\/fields\/\d+)\/options(?:\/|$)/.exec(pointer) ?? [];
    const name = field === '' || valueAt(as, '/value') !== template ? undefined : valueAt(root, `${form}${field}/name`);
    if (typeof name !== 'string') return [];
    return formFieldPlaces(form, root).flatMap((one) => {
      const place = memberPointer(`${one}/when`, name);
      return placesOf(value, valueAt(root, place) ?? null, place);
    });
  });
  return [...new Set(places)];
}

/** Tells where the fields of a form stand. */
function formFieldPlaces(form: Pointer, root: JsonObject): Pointer[] {
  return membersAt(`${form}/sections`, root).flatMap((section) => membersAt(`${section}/fields`, root));
}

function membersAt(list: Pointer, root: JsonObject): Pointer[] {
  return listAt(root, list).map((_, index) => `${list}/${index}`);
}

/** Gives the places of a value in a condition: as the only one, among several, or as an excluded one. */
function placesOf(value: Json, wanted: Json, pointer: Pointer): Pointer[] {
  if (wanted === value) return [pointer];
  if (wanted === null || typeof wanted !== 'object') return [];
  return Object.entries(wanted).flatMap(([key, one]) => placesOf(value, one, memberPointer(pointer, key)));
}
