import { isRelativeDay } from '../calendar/day';
import { entriesIn, isUnpublished, type PlacedEntry } from '../manifest/collections';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { hasNames } from '../manifest/placeholder';
import { valueNamed } from '../manifest/references';
import { textsIn } from '../manifest/texts-in';
import { wordsOf } from '../manifest/words-of';
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
}

/**
 * Gives the entries that a selection takes, in its order; none of an unknown collection. The placeholders of
 * `where` are filled in already. Drafts are among them where the site shows drafts, or with `takesDrafts`.
 */
export function selectEntries(
  { from, where, sort, limit }: Selection,
  site: Sayings & { showsDrafts?: boolean },
  takesDrafts = site.showsDrafts === true,
): PlacedEntry[] {
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  return chooseEntries(entriesOf(from, sortsOf(sort), site, takesDrafts), where, most, site);
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

/** Gives the entries of a collection, sorted; each order is made once, since many pages ask for it. */
export function entriesOf(collection: string, sorts: string[], site: Sayings, takesDrafts: boolean): PlacedEntry[] {
  return orders(site, `${takesDrafts} ${sorts.join(' ')} ${collection}`, () => {
    const root = asJson(site.manifest);
    const written = entriesIn(collection, root).filter((one) => takesDrafts || !isUnpublished(one, root));
    return sorts.length === 0 ? written : sorted(written, sorts, site);
  });
}

const orders = createMemo<Sayings, PlacedEntry[]>();

/** Sorts numbers by size, words as the language orders them; entries without the field come last. */
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
