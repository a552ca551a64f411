import { isObject } from './is-object';
import type { Json, JsonObject } from './manifest';
import { ownMember } from './own-member';
import { memberPointer, type Pointer } from './pointer';

/** A collection of a site: what it is called, and its entries. */
export interface Collection {
  name: string;
  /** Where it is written. */
  pointer: Pointer;
  /** Where its entries are listed: the collection itself where it says nothing else. */
  list: Pointer;
  entries: readonly Json[];
}

/** An entry, the collection it belongs to, and where it stands. */
export interface PlacedEntry {
  collection: string;
  entry: JsonObject;
  pointer: Pointer;
}

/** Gives the collections of a site by their names, in the order of the file; what is neither a list nor a group is none. */
export function collectionsIn({ collections }: JsonObject): ReadonlyMap<string, Collection> {
  if (!isObject(collections)) return none;
  let found = known.get(collections);
  if (!found) {
    found = new Map(Object.entries(collections).flatMap(([name, written]) => collectionOf(name, written)));
    known.set(collections, found);
  }
  return found;
}

const none: ReadonlyMap<string, Collection> = new Map();
const known = new WeakMap<JsonObject, ReadonlyMap<string, Collection>>();

function collectionOf(name: string, written: Json): [string, Collection][] {
  const pointer = memberPointer('/collections', name);
  if (Array.isArray(written)) return [[name, { name, pointer, list: pointer, entries: written }]];
  if (!isObject(written)) return [];
  const entries = ownMember(written, 'entries');
  return [[name, { name, pointer, list: `${pointer}/entries`, entries: Array.isArray(entries) ? entries : [] }]];
}

/** Gives the entries of a collection, and where each stands; none where there is no such collection. */
export function entriesIn(collection: string, root: JsonObject): PlacedEntry[] {
  const { list, entries = [] } = collectionsIn(root).get(collection) ?? {};
  return entries.flatMap((entry, index) =>
    isObject(entry) ? [{ collection, entry, pointer: `${list}/${index}` }] : [],
  );
}

/** Gives the entry that a place lies in or is, by its pointer alone; undefined where it lies in none. */
export function entryAround(pointer: Pointer): { collection: Pointer; list: Pointer; entry: Pointer } | undefined {
  const [entry, list, collection] = /^((\/collections\/[^/]+)(?:\/entries)?)\/\d+(?=\/|$)/.exec(pointer) ?? [];
  if (entry === undefined || list === undefined || collection === undefined) return undefined;
  return { collection, list, entry };
}
