import { collectionsIn, entryAround } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';

/** The fields of a day that texts can show, in the order in which they are offered. */
export const fieldsOfDay: readonly { name: string; label: string }[] = [
  { name: 'date', label: 'Day' },
  { name: 'time', label: 'Hours' },
  { name: 'state', label: 'How it stands' },
  { name: 'note', label: 'Note of the day' },
  { name: 'until', label: 'Last day' },
];

/** Gives the names of the fields that a collection declares as days. */
export function fieldsOfDays(root: JsonObject, collection: string): string[] {
  const { fields = new Map() } = collectionsIn(root).get(collection) ?? {};
  return [...fields].filter(([, { kind }]) => kind === 'days').map(([name]) => name);
}

/** Gives the declaration of a field of days, which stands for any day of it; undefined where it is none. */
export function anyDayOf(root: JsonObject, collection: string, field: string): Pointer | undefined {
  return collectionsIn(root).get(collection)?.fields?.get(field)?.kind === 'days'
    ? declarationOf(collection, field)
    : undefined;
}

/** Gives the day of an entry that a place lies in or is; undefined where it lies in none. */
export function dayAround(place: Pointer, root: JsonObject): Pointer | undefined {
  const around = entryAround(place);
  if (!around) return undefined;
  const [, collection = ''] = pointerKeys(around.collection);
  const [field = '', index] = pointerKeys(place.slice(around.entry.length));
  if (index === undefined || !fieldsOfDays(root, collection).includes(field)) return undefined;
  return memberPointer(memberPointer(around.entry, field), index);
}

/** Tells whether a place is a day of an entry, or stands for any. */
export function isDayPlace(place: Pointer, root: JsonObject): boolean {
  const [, collection = '', , field = ''] = pointerKeys(place);
  return dayAround(place, root) === place || anyDayOf(root, collection, field) === place;
}

function declarationOf(collection: string, field: string): Pointer {
  return memberPointer(`${memberPointer('/collections', collection)}/fields`, field);
}
