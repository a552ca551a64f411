import { isObject, type Json, type JsonObject, ownMember } from './manifest';
import { rememberEach } from './memo';
import { memberPointer, type Pointer } from './pointer';

/** A collection of a site: its name, its labels, its declared fields, and its entries. */
export interface Collection {
  name: string;
  /** Where it is written. */
  pointer: Pointer;
  /** The words for its entries, for all and for one of them, where it has some. */
  label?: string;
  one?: string;
  /** Its declared fields by their names; absent where it declares none, so that its fields are what its entries say. */
  fields?: ReadonlyMap<string, DeclaredField>;
  /** The pointer of the list of its entries: the collection itself, unless it is an object. */
  list: Pointer;
  entries: readonly Json[];
}

/** A field that a collection declares, as far as it is written well. */
export interface DeclaredField {
  kind: string;
  pointer: Pointer;
  label?: string;
  help?: string;
  isRequired: boolean;
  /** Of a choice: the words to choose from. */
  choices?: string[];
  /** For the kind `entry`: the collection whose entries the field names. */
  of?: string;
}

/** An entry, the collection it belongs to, and where it stands. */
export interface PlacedEntry {
  collection: string;
  entry: JsonObject;
  pointer: Pointer;
}

/** Gives the collections of a site by their names, in the order of the file; what is neither a list nor a group is none. */
export function collectionsIn({ collections }: JsonObject): ReadonlyMap<string, Collection> {
  return isObject(collections) ? collectionsByName(collections) : none;
}

const none: ReadonlyMap<string, Collection> = new Map();
const collectionsByName = rememberEach(
  (collections: JsonObject): ReadonlyMap<string, Collection> =>
    new Map(Object.entries(collections).flatMap(([name, written]) => collectionOf(name, written))),
);

function collectionOf(name: string, written: Json): [string, Collection][] {
  const pointer = memberPointer('/collections', name);
  if (Array.isArray(written)) return [[name, { name, pointer, list: pointer, entries: written }]];
  if (!isObject(written)) return [];
  const { label, one } = written;
  const fields = declaredFields(written, pointer);
  const entries = ownMember(written, 'entries');
  const collection: Collection = {
    name,
    pointer,
    ...(typeof label === 'string' && { label }),
    ...(typeof one === 'string' && { one }),
    ...(fields && { fields }),
    list: `${pointer}/entries`,
    entries: Array.isArray(entries) ? entries : [],
  };
  return [[name, collection]];
}

/** Gives the fields that a collection which is a group declares; undefined where it declares none. */
export function declaredFields({ fields }: JsonObject, place: Pointer): Collection['fields'] {
  if (!isObject(fields)) return undefined;
  return new Map(
    Object.entries(fields).flatMap(([name, written]): [string, DeclaredField][] => {
      if (!isObject(written) || typeof written.kind !== 'string') return [];
      const { kind, label, help, choices, of } = written;
      const field: DeclaredField = {
        kind,
        pointer: memberPointer(`${place}/fields`, name),
        ...(typeof label === 'string' && { label }),
        ...(typeof help === 'string' && { help }),
        isRequired: written.required === true,
        ...(Array.isArray(choices) && { choices: choices.filter((one) => typeof one === 'string') }),
        ...(typeof of === 'string' && { of }),
      };
      return [[name, field]];
    }),
  );
}

/** The names that every entry may have, whatever its collection declares; `id` is its lasting name in feeds. */
export const namesOfEveryEntry: readonly string[] = ['slug', 'draft', 'sample', 'stillSample', 'id'];

/**
 * Tells whether a field is the `id` of an entry in feeds, which the editor writes before an address changes, and not a
 * field of the collection that is called `id`, too.
 */
export function isNameInFeeds(field: string, collection: string, root: JsonObject): boolean {
  if (field !== 'id') return false;
  const { fields } = collectionsIn(root).get(collection) ?? {};
  if (fields) return !fields.has(field);
  return Array.isArray(root.feeds) && root.feeds.some((feed) => isObject(feed) && feed.from === collection);
}

/** The names of fields that serve as titles, the likeliest first. */
export const titleFields: readonly string[] = ['label', 'name', 'title', 'country', 'heading', 'question'];

/** Gives the entries of a collection, and where each stands; none where there is no such collection. */
export function entriesIn(collection: string, root: JsonObject): PlacedEntry[] {
  const { list, entries = [] } = collectionsIn(root).get(collection) ?? {};
  return entries.flatMap((entry, index) =>
    isObject(entry) ? [{ collection, entry, pointer: `${list}/${index}` }] : [],
  );
}

/**
 * Tells whether visitors do not see an entry: it is a draft, or a sample in a collection that has an entry besides
 * samples.
 */
export function isUnpublished({ entry, collection }: PlacedEntry, root: JsonObject): boolean {
  return entry.draft === true || (entry.sample === true && hasOwnEntry(collectionsIn(root).get(collection)));
}

function hasOwnEntry(collection: Collection | undefined): boolean {
  const isOwn = (entry: Json): boolean => isObject(entry) && entry.draft !== true && entry.sample !== true;
  return collection?.entries.some(isOwn) === true;
}

/** Gives the pointer of the list of a collection's entries; of a missing collection, the one that it would have. */
export function listOf(collection: string, root: JsonObject): Pointer {
  return collectionsIn(root).get(collection)?.list ?? memberPointer('/collections', collection);
}

/** Gives the members of a collection's list, whatever their types; none for a missing collection. */
export function writtenEntries(collection: string, root: JsonObject): readonly Json[] {
  return collectionsIn(root).get(collection)?.entries ?? [];
}

/** Tells whether a place is that of an entry. */
export function isEntry(pointer: Pointer): boolean {
  return entryAround(pointer)?.entry === pointer;
}

/** Gives the entry that a place lies in or is, by its pointer alone; undefined where it lies in none. */
export function entryAround(pointer: Pointer): { collection: Pointer; list: Pointer; entry: Pointer } | undefined {
  const [entry, list, collection] = /^((\/collections\/[^/]+)(?:\/entries)?)\/\d+(?=\/|$)/.exec(pointer) ?? [];
  if (entry === undefined || list === undefined || collection === undefined) return undefined;
  return { collection, list, entry };
}
