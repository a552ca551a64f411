import { isObject } from '../manifest/is-object';
import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
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
