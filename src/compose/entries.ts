import { isRelativeDay } from '../calendar/day';
import { entriesIn, isUnpublished } from '../manifest/collections';
import { asJson, isObject, type Json, namedMembers, wordsOf } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { hasNames } from '../manifest/placeholder';
import { valueNamed } from '../manifest/references';
import { textsIn } from '../manifest/texts-in';
import { daysOfEntries, namesOfDay, type TakenEntry } from './days';
import { fillValues } from './fill';
import { isListOfDays, nextDayIn } from './occasion';
import type { Sayings } from './sayings';
import { chooseEntries } from './where';

/** A selection of entries of a collection: for a list, or for a page each. */
export interface Selection {
  from: string;
  where?: Json | undefined;
  /**
   * The field by which the entries are sorted, downwards where a hyphen stands before it; or several, the first of
   * which counts most.
   */
  sort?: Json | undefined;
  limit?: Json | undefined;
  /** The field of days of which each is taken in the place of its entry. */
  each?: Json | undefined;
}

/**
 * Adds to a selection of days what it need not say: days that are over are left out unless it has a condition on dates
 * itself, and the next day comes first. Gives any other selection as it is.
 */
export function ofDays<Some extends Selection>(selection: Some): Some {
  const { each, where, sort } = selection;
  if (typeof each !== 'string') return selection;
  const conditions = isObject(where) ? where : {};
  return { ...selection, where: { date: { from: 'today' }, ...conditions }, sort: sort ?? ['date', 'starts'] };
}

/** Gives a selection without its conditions and orders on days, so that it selects entries. */
export function ofEntries(selection: Selection): Selection {
  const { each, where, sort } = selection;
  if (typeof each !== 'string') return selection;
  const conditions = namedMembers(where).filter(([field]) => !namesOfDay.has(field));
  return {
    ...selection,
    where: Object.fromEntries(conditions),
    sort: sortsOf(sort).filter((one) => !namesOfDay.has(sortField(one))),
    each: undefined,
  };
}

/**
 * Gives the entries that a selection takes, in its order; none of an unknown collection. The placeholders of
 * `where` are filled in already. Drafts are among them where the site shows drafts, or with `takesDrafts`.
 */
export function selectEntries(
  selection: Selection,
  site: Sayings & { showsDrafts?: boolean },
  takesDrafts = site.showsDrafts === true,
): TakenEntry[] {
  const { from, where, sort, limit, each } = ofDays(selection);
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  return chooseEntries(entriesOf(from, sortsOf(sort), site, takesDrafts, each), where, most, site);
}

/**
 * Tells whether conditions choose other entries on another day, page or entry around: with relative days or
 * placeholders.
 */
export function isChanging(where: Json | undefined): boolean {
  return textsIn(where).some((text) => hasNames(text) || isRelativeDay(text));
}

/** Tells whether a condition has a placeholder that nothing filled in, or an empty list of values. */
export function hasUnfilled(where: Json | undefined): boolean {
  if (isObject(where) && Object.values(where).some((one) => Array.isArray(one) && one.length === 0)) return true;
  return textsIn(where).some(hasNames);
}

/** Gives the fields by which a selection is sorted, the first counts most. */
export function sortsOf(sort: Json | undefined): string[] {
  return [sort].flat().filter((one) => typeof one === 'string');
}

/** Gives the name of a field by which a selection is sorted, without its hyphen. */
export function sortField(sort: string): string {
  return sort.replace(/^-/, '');
}

/** Gives the names of the fields by which a selection chooses or sorts, with points if they lead to other entries. */
export function fieldsOfSelection({ where, sort }: Selection): string[] {
  return [...Object.keys(isObject(where) ? where : {}), ...sortsOf(sort).map(sortField)];
}

/**
 * Gives the sorted entries of a collection, or each day of them that the field `each` lists; each order is made once,
 * since many pages ask for it.
 */
export function entriesOf(
  collection: string,
  sorts: string[],
  site: Sayings,
  takesDrafts: boolean,
  each?: Json,
): TakenEntry[] {
  return orders(site, JSON.stringify([takesDrafts, sorts, collection, each]), () => {
    const root = asJson(site.manifest);
    const written = entriesIn(collection, root).filter((one) => takesDrafts || !isUnpublished(one, root));
    const candidates = typeof each === 'string' ? daysOfEntries(written, each) : written;
    return sorts.length === 0 ? candidates : sorted(candidates, sorts, site);
  });
}

const orders = createMemo<Sayings, TakenEntry[]>();

/** Sorts numbers by size, words as the language orders them; entries without the field come last. */
function sorted(entries: TakenEntry[], sorts: string[], { locale, manifest, today, values }: Sayings): TakenEntry[] {
  const collator = new Intl.Collator(locale.language, { numeric: true });
  const compare = (one: Json | undefined, other: Json | undefined): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(wordsOf(one), wordsOf(other));
  };
  const fields = sorts.map((sort) => ({ field: sortField(sort), sign: sort.startsWith('-') ? -1 : 1 }));
  const root = asJson(manifest);
  const fill = (text: string): string => fillValues(text, values);
  const comparable = (value: Json | undefined): Json | undefined =>
    isObject(value) || Array.isArray(value)
      ? (nextDayIn(value, today, fill) ?? (isListOfDays(value) ? undefined : value))
      : value;
  const compared = entries.map((one) => ({
    one,
    keys: fields.map(({ field }) => comparable(valueNamed(field, one, root))),
  }));
  return compared
    .sort(({ keys: first }, { keys: second }) => {
      for (const [index, { sign }] of fields.entries()) {
        const [one, other] = [first[index], second[index]];
        const order =
          one === undefined || other === undefined
            ? Number(one === undefined) - Number(other === undefined)
            : sign * compare(one, other);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ one }) => one);
}
