import { isDay } from '../calendar/day';
import { fillValues } from '../compose/fill';
import { isListOfDays, isOccasionGroup } from '../compose/occasion';
import type { Site } from '../compose/site';
import { entriesIn } from '../manifest/collections';
import { asJson, type Json, ownMember } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { hasNames } from '../manifest/placeholder';

/** The type of a value for comparisons with other values. */
export type ValueType = 'number' | 'day' | 'text' | 'flag' | 'list';

/** What each is called in a message. */
export const typeWords: Record<ValueType, string> = {
  number: 'a number',
  day: 'a day',
  text: 'a text',
  flag: 'true or false',
  list: 'a list or a group',
};

/** The values of a field in the entries of a collection: how many there are of each type, and which plain ones. */
export interface FieldValues {
  types: ReadonlyMap<ValueType, number>;
  values: ReadonlySet<Json>;
}

/** Gives the type of a value once values of the site are filled in; undefined where a placeholder names nothing. */
export function typeOf(value: Json, values: Site['values']): ValueType | undefined {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (isOccasionGroup(value) || isListOfDays(value)) return 'day';
  if (typeof value !== 'string') return 'list';
  const text = fillValues(value, values);
  if (hasNames(text)) return undefined;
  return isDay(text) ? 'day' : 'text';
}

/** Gathers the values of a field in the entries of a collection, drafts too; once for each field. */
export function saidIn(collection: string, field: string, site: Site): FieldValues {
  return fields(site, `${field} ${collection}`, () => {
    const entries = entriesIn(collection, asJson(site.manifest));
    const all = entries.map(({ entry }) => ownMember(entry, field)).filter((value) => value !== undefined);
    const values = new Set(all.filter((value) => typeof value !== 'object'));
    // What is still empty is of no type yet.
    const filledValues = all.filter((value) => value !== '');
    return { types: countTypes(filledValues, site.values), values };
  });
}

const fields = createMemo<Site, FieldValues>();

/** Tells how many of some values are of each type. */
export function countTypes(all: readonly Json[], values: Site['values']): Map<ValueType, number> {
  const counts = new Map<ValueType, number>();
  for (const value of all) {
    const type = typeOf(value, values);
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

/** Gives the type of most values; of two with equally many, the more particular one. */
export function usualType(counts: ReadonlyMap<ValueType, number>): ValueType | undefined {
  const most = Math.max(...counts.values());
  return (['day', 'number', 'flag', 'text', 'list'] as const).find((type) => counts.get(type) === most);
}

/** Says how to write a value that should be of another type: `5 without quotes` for "5". */
export function rightly(value: Json, wanted: ValueType): string {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  const written: Record<ValueType, string> = {
    number: `${isNumber ? Number(value) : 'a number'} without quotes`,
    day: 'a day, such as "2027-12-13"',
    flag: `${value === 'true' || value === 'false' ? value : 'true or false'} without quotes`,
    text: 'a text in quotes',
    list: 'a list',
  };
  return written[wanted];
}
