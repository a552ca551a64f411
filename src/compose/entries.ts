import { isObject } from '../manifest/is-object';
import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { wordsOf } from '../manifest/words-of';
import type { Observer } from './observer';
import { fieldsOf } from './scope';
import type { Site } from './site';
import { type Day, dayNamed } from './today';

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

/** The entries that a selection takes, in its order. An unknown collection has none. `where` has its fields filled in. */
export function selectEntries({ from, where, sort, limit }: Selection, site: Site): Taken[] {
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  const taken: Taken[] = [];
  for (const one of entriesOf(from, typeof sort === 'string' ? sort : '', site)) {
    if (taken.length >= most) break;
    if (matches(one.entry, where, site.today)) taken.push(one);
  }
  return taken;
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
  if (isObject(where)) {
    observer.origin?.(`${composed}/where`, { pointer: `${source}/where` });
    for (const name of Object.keys(where)) tell(name, memberPointer(`${composed}/where`, name), 'key');
  }
  if (typeof sort !== 'string') return;
  observer.origin?.(`${composed}/sort`, { pointer: `${source}/sort` });
  tell(sortField(sort), `${composed}/sort`, 'value');
}

function matches(entry: JsonObject, where: Json | undefined, today: Day): boolean {
  return !isObject(where) || Object.entries(where).every(([field, wanted]) => fits(entry[field], wanted, today));
}

/** Whether a field has a value, one of several, another than some, or one between two. */
function fits(value: Json | undefined, wanted: Json, today: Day): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => fits(value, one, today));
  if (!isObject(wanted)) return value === wanted;
  const { not, from, to } = wanted;
  if (not !== undefined && fits(value, not, today)) return false;
  return (from === undefined || !isBelow(value, from, today)) && (to === undefined || !isBelow(to, value, today));
}

/** Whether one bound or value lies before another; what is of another type, or not there, lies on no side. */
function isBelow(one: Json | undefined, other: Json | undefined, today: Day): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return true;
  const [first, second] = [dayNamed(one, today), dayNamed(other, today)];
  // Of a date with its time the day counts where the bound is a day.
  const length = Math.min(first.length, second.length) === 10 ? 10 : Number.POSITIVE_INFINITY;
  return first.slice(0, length) < second.slice(0, length);
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
