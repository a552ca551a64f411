import { isRelativeDay } from '../calendar/day';
import { entriesIn, type PlacedEntry } from '../manifest/collections';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { hasNames } from '../manifest/placeholder';
import { valueNamed } from '../manifest/references';
import { textsIn } from '../manifest/texts-in';
import { wordsOf } from '../manifest/words-of';
import type { Sayings } from './sayings';
import { chooseEntries } from './where';

/** What takes entries of a collection: a list, or a page for each entry. */
export interface Selection {
  from: string;
  where?: Json | undefined;
  /** The field by which the entries are sorted, downwards where a hyphen stands before it; or several, the first of which counts most. */
  sort?: Json | undefined;
  limit?: Json | undefined;
}

/**
 * The entries that a selection takes, in its order. An unknown collection has none. `where` has its braces filled in.
 * Those that are drafts are taken where the site shows them; their pages are made in any case.
 */
export function selectEntries(
  { from, where, sort, limit }: Selection,
  site: Sayings & { showsDrafts?: boolean },
  takesDrafts = site.showsDrafts === true,
): PlacedEntry[] {
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  return chooseEntries(entriesOf(from, sortsOf(sort), site, takesDrafts), where, most, site);
}

/** Whether which entries conditions choose depends on the day, or on the page or entry around: braces name its fields. */
export function isChanging(where: Json | undefined): boolean {
  return textsIn(where).some((text) => hasNames(text) || isRelativeDay(text));
}

/** Whether a condition, its braces filled in, holds some that nothing filled, or none of the values that it should. */
export function isUnfilled(where: Json | undefined): boolean {
  if (isObject(where) && Object.values(where).some((one) => Array.isArray(one) && one.length === 0)) return true;
  return textsIn(where).some(hasNames);
}

/** What a selection is sorted by, the first of it counts most. */
export function sortsOf(sort: Json | undefined): string[] {
  return [sort].flat().filter((one) => typeof one === 'string');
}

/** The name of a field that a selection is sorted by. */
export function sortField(sort: string): string {
  return sort.replace(/^-/, '');
}

/** The names of the fields by which a selection chooses or sorts, with points where they lead to other entries. */
export function fieldsAsked({ where, sort }: Selection): string[] {
  return [...Object.keys(isObject(where) ? where : {}), ...sortsOf(sort).map(sortField)];
}

/** The entries of a collection, sorted; each order is made once, since many pages ask for it. */
export function entriesOf(collection: string, sorts: string[], site: Sayings, takesDrafts: boolean): PlacedEntry[] {
  return orders(site, `${takesDrafts} ${sorts.join(' ')} ${collection}`, () => {
    const entries = entriesIn(collection, asJson(site.manifest));
    const written = entries.filter(({ entry }) => takesDrafts || entry.draft !== true);
    return sorts.length === 0 ? written : sorted(written, sorts, site);
  });
}

const orders = createMemo<Sayings, PlacedEntry[]>();

/** Numbers by their size, words as the language orders them; entries without the field stand last. */
function sorted(entries: PlacedEntry[], sorts: string[], { locale, manifest }: Sayings): PlacedEntry[] {
  const collator = new Intl.Collator(locale.language, { numeric: true });
  const compare = (one: Json | undefined, other: Json | undefined): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(wordsOf(one), wordsOf(other));
  };
  const fields = sorts.map((sort) => ({ field: sortField(sort), sign: sort.startsWith('-') ? -1 : 1 }));
  const root = asJson(manifest);
  const compared = entries.map((one) => ({ one, said: fields.map(({ field }) => valueNamed(field, one, root)) }));
  return compared
    .sort(({ said: first }, { said: second }) => {
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
