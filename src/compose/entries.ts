import { isRelativeDay } from '../calendar/day';
import { isObject } from '../manifest/is-object';
import { asJson, type Json, type JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { hasNames } from '../manifest/placeholder';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { entryNamed } from '../manifest/references';
import { wordsOf } from '../manifest/words-of';
import { fillPart } from './finish-copy';
import type { Observer } from './observer';
import { fieldsOf } from './scope';
import type { Site } from './site';
import { chooseEntries } from './where';

/** What takes entries of a collection: a list, or a page for each entry. */
export interface Selection {
  from: string;
  where?: Json | undefined;
  /** The field by which the entries are sorted, downwards where a hyphen stands before it; or several, the first of which counts most. */
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

/**
 * The entries that a selection takes, in its order. An unknown collection has none. `where` has its braces filled in.
 * Those that are drafts are taken where the site shows them; their pages are made in any case.
 */
export function selectEntries(
  { from, where, sort, limit }: Selection,
  site: Site,
  takesDrafts = site.showsDrafts,
): Taken[] {
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  const entries = entriesOf(from, sortsOf(sort), site, takesDrafts);
  return chooseEntries(entries, where, site).slice(0, most);
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
  for (const [name, wanted] of Object.entries(isObject(where) ? where : {})) {
    if (isObject(wanted) && ('from' in wanted || 'to' in wanted))
      tellMeasured(from, name, site, { composed, source, list }, observer);
  }
  observer.origin?.(`${composed}/sort`, { pointer: `${source}/sort` });
  for (const [index, one] of sortsOf(sort).entries())
    tell(sortField(one), Array.isArray(sort) ? `${composed}/sort/${index}` : `${composed}/sort`, 'value');
}

/** Tells of the values that entries name in a field which is held against bounds. */
function tellMeasured(
  from: string,
  field: string,
  site: Site,
  { composed, source }: SelectionPlace,
  observer: Observer,
): void {
  for (const { entry, pointer } of entriesOf(from, [], site, true)) {
    const said = entry[field];
    if (typeof said !== 'string' || !said.includes('{')) continue;
    const written = memberPointer(pointer, field);
    // Routes and feeds are told of by places in site.json.
    const place = composed === source ? written : `${composed}/where/@${written}`;
    observer.origin?.(place, { pointer: written });
    fillPart(said, 0, said, { site, observer }, place);
  }
}

/**
 * Tells of what the entry or page around names of another collection and nothing there is: `written` is `where` before
 * its braces were filled in. An entry is named by its slug; by anything else some are chosen, and there may be none.
 */
export function observeReferences(
  written: Json | undefined,
  { from: collection, where }: Selection,
  site: Site,
  { composed }: SelectionPlace,
  observer: Observer,
): void {
  if (!isObject(written) || !isObject(where)) return;
  const [template, name] = [written.slug, where.slug];
  if (typeof template !== 'string' || !hasNames(template) || typeof name !== 'string' || hasNames(name)) return;
  if (entryNamed(name, collection, asJson(site.manifest))) return;
  const known = entriesOf(collection, [], site, true).flatMap(({ entry: { slug } }) => slug ?? []);
  // Where several say the same, it is none that is named.
  if (known.length < 2 || new Set(known).size < known.length) return;
  const pointer = memberPointer(`${composed}/where`, 'slug');
  observer.use?.({ kind: 'reference', name, collection, field: 'slug', known: known.map(String), pointer });
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

/** What a selection is sorted by, the first of it counts most. */
function sortsOf(sort: Json | undefined): string[] {
  return [sort].flat().filter((one) => typeof one === 'string');
}

/** The name of a field that a selection is sorted by. */
function sortField(sort: string): string {
  return sort.replace(/^-/, '');
}

/** The entries of a collection, sorted; each order is made once, since many pages ask for it. */
function entriesOf(collection: string, sorts: string[], site: Site, takesDrafts: boolean): Taken[] {
  const orders = known.get(site) ?? new Map<string, Taken[]>();
  known.set(site, orders);
  const key = `${takesDrafts} ${sorts.join(' ')} ${collection}`;
  let entries = orders.get(key);
  if (!entries) {
    const list = memberPointer('/collections', collection);
    const written = (ownMember(site.manifest.collections, collection) ?? [])
      .map((entry, position) => ({ entry, pointer: `${list}/${position}` }))
      .filter(({ entry }) => takesDrafts || entry.draft !== true);
    entries = sorts.length === 0 ? written : sorted(written, sorts, site);
    orders.set(key, entries);
  }
  return entries;
}

const known = new WeakMap<Site, Map<string, Taken[]>>();

/** Numbers by their size, words as the language orders them; entries without the field stand last. */
function sorted(taken: Taken[], sorts: string[], { locale }: Site): Taken[] {
  const collator = new Intl.Collator(locale.language, { numeric: true });
  const compare = (one: Json | undefined, other: Json | undefined): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(wordsOf(one), wordsOf(other));
  };
  const fields = sorts.map((sort) => ({ field: sortField(sort), sign: sort.startsWith('-') ? -1 : 1 }));
  return taken.toSorted(({ entry: first }, { entry: second }) => {
    for (const { field, sign } of fields) {
      const { [field]: one } = first;
      const { [field]: other } = second;
      const order =
        one === undefined || other === undefined
          ? Number(one === undefined) - Number(other === undefined)
          : sign * compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}
