import { isRelativeDay } from '../calendar/day';
import { isObject } from '../manifest/is-object';
import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { hasNames } from '../manifest/placeholder';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { wordsOf } from '../manifest/words-of';
import type { Observer } from './observer';
import { fieldsOf } from './scope';
import type { Site } from './site';
import { chooseEntries } from './where';

/** What takes entries of a collection: a list, or a page for each entry. */
export interface Selection {
  from: string;
  where?: Json | undefined;
  /** The field by which the entries are sorted, downwards where a hyphen stands before it. */
  sort?: Json | undefined;
  limit?: Json | undefined;
}

/** Where a selection stands in the composed part and in site.json. */
export interface SelectionPlace {
  composed: Pointer;
  source: Pointer;
  /** The composed list that it gives items to. */
  list: Pointer;
}

/** An entry that was taken. */
export interface Taken {
  entry: JsonObject;
  /** Where it stands in site.json. */
  pointer: Pointer;
}

/** The entries that a selection takes, in its order. An unknown collection has none. `where` has its braces filled in. */
export function selectEntries({ from, where, sort, limit }: Selection, site: Site): Taken[] {
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  const entries = entriesOf(from, typeof sort === 'string' ? sort : '', site);
  return chooseEntries(entries, where, site.today).slice(0, most);
}

/** Tells of the collection that a selection takes from, and of fields by which it chooses or sorts and that no entry has. */
export function observeSelection(
  { from, where, sort }: Selection,
  site: Site,
  { composed, source, list }: SelectionPlace,
  observer: Observer,
): void {
  observer.use?.({ kind: 'collection', name: from, pointer: `${composed}/from`, list });
  observer.origin?.(`${composed}/from`, { pointer: `${source}/from` });
  const fields = fieldsOf(site, from);
  if (fields.size === 0) return;
  const tell = (name: string, pointer: Pointer, part: 'key' | 'value'): void => {
    if (!fields.has(name))
      observer.use?.({ kind: 'field', name, collection: from, isWhole: true, chosenFor: list, part, pointer });
  };
  for (const name of isObject(where) ? Object.keys(where) : [])
    tell(name, memberPointer(`${composed}/where`, name), 'key');
  if (typeof sort !== 'string') return;
  observer.origin?.(`${composed}/sort`, { pointer: `${source}/sort` });
  tell(sortField(sort), `${composed}/sort`, 'value');
}

/**
 * Tells of what the entry or page around names of another collection and nothing there is: `written` is `where` before
 * its braces were filled in. Only a field in which no two entries say the same names an entry.
 */
export function observeReferences(
  written: Json | undefined,
  { from: collection, where }: Selection,
  site: Site,
  { composed }: SelectionPlace,
  observer: Observer,
): void {
  if (!isObject(written) || !isObject(where)) return;
  for (const [field, template] of Object.entries(written)) {
    const name = where[field];
    if (typeof template !== 'string' || !hasNames(template) || typeof name !== 'string' || hasNames(name)) continue;
    const known = entriesOf(collection, '', site).map(({ entry }) => entry[field]);
    const named = new Set(known.filter((value) => typeof value === 'string'));
    if (named.size < 2 || named.size < known.length || named.has(name)) continue;
    const pointer = memberPointer(`${composed}/where`, field);
    observer.use?.({ kind: 'reference', name, collection, field, known: [...named], pointer });
  }
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

function textsIn(where: Json | undefined): string[] {
  if (typeof where === 'string') return [where];
  return typeof where === 'object' && where !== null ? Object.values(where).flatMap(textsIn) : [];
}

/** The name of the field that a selection is sorted by. */
function sortField(sort: string): string {
  return sort.replace(/^-/, '');
}

/** The entries of a collection, sorted; each order is made once, since many pages ask for it. */
function entriesOf(collection: string, sort: string, site: Site): Taken[] {
  const orders = known.get(site) ?? new Map<string, Taken[]>();
  known.set(site, orders);
  const key = `${sort} ${collection}`;
  let entries = orders.get(key);
  if (!entries) {
    const list = memberPointer('/collections', collection);
    const written = (ownMember(site.manifest.collections, collection) ?? []).map((entry, position) => ({
      entry,
      pointer: `${list}/${position}`,
    }));
    entries = sort === '' ? written : sorted(written, sort, site);
    orders.set(key, entries);
  }
  return entries;
}

const known = new WeakMap<Site, Map<string, Taken[]>>();

/** Numbers by their size, words as the language orders them; entries without the field stand last. */
function sorted(taken: Taken[], sort: string, { locale }: Site): Taken[] {
  const field = sortField(sort);
  const sign = sort.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator(locale.language, { numeric: true });
  const compare = (one: Json | undefined, other: Json | undefined): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(wordsOf(one), wordsOf(other));
  };
  return taken.toSorted(({ entry: { [field]: one } }, { entry: { [field]: other } }) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * compare(one, other);
  });
}
