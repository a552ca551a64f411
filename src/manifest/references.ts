import { collectionsIn, entriesIn, type PlacedEntry } from './collections';
import { isObject, type Json, type JsonObject, namedMembers, ownMember } from './manifest';
import { rememberEach } from './memo';
import { memberPointer, type Pointer } from './pointer';

/** A field that names entries of another collection by their slugs, as its collection or `references` declares it. */
export interface Reference {
  collection: string;
  field: string;
  /** The collection whose entries it names. */
  named: string;
  /** Where that collection is named. */
  pointer: Pointer;
}

/** The way of a name with points from an entry to another. */
export interface Way {
  /** The entries on the way; the last has the field at its end. */
  entries: PlacedEntry[];
  /** The name of that field. */
  field: string;
  /**
   * Present where the name breaks off: a field on the way is not declared to name entries, or no entry has its slug.
   */
  broken?: 'undeclared' | 'unnamed';
}

/** Gives all references: those that collections declare among their fields, and those of `references`. */
export function referencesIn(root: JsonObject): Reference[] {
  const declared = [...collectionsIn(root).values()].flatMap(({ name: collection, fields = [] }) =>
    [...fields].flatMap(([field, { kind, of: named, pointer }]): Reference[] =>
      kind === 'entry' && named !== undefined ? [{ collection, field, named, pointer: `${pointer}/of` }] : [],
    ),
  );
  const others = namedMembers(root.references).flatMap(([collection, fields]) =>
    namedMembers(fields).map(([field, named]) => ({
      collection,
      field,
      named: String(named),
      pointer: memberPointer(memberPointer('/references', collection), field),
    })),
  );
  return [...declared, ...others];
}

/** A field by which an entry names another one, and its value. */
export interface Naming {
  entry: JsonObject;
  said: Json;
  pointer: Pointer;
}

/** Gives the values of entries in the field of a reference. */
export function namingsOf({ collection, field }: Reference, root: JsonObject): Naming[] {
  return entriesIn(collection, root).flatMap(({ entry, pointer }) => {
    const value = ownMember(entry, field);
    return value === undefined ? [] : [{ entry, said: value, pointer: memberPointer(pointer, field) }];
  });
}

/** Follows a name from an entry through the entries that are named on the way: `guide`, then `phone` for `guide.phone`. */
export function followName(name: string, from: PlacedEntry, root: JsonObject): Way {
  const steps = name.split('.');
  const field = steps.pop() ?? '';
  const entries = [from];
  let here = from;
  for (const step of steps) {
    const value = ownMember(here.entry, step);
    // An entry that names none lacks the field.
    if (value === undefined) return { entries, field: step };
    const named = referenceOf(here.collection, step, root);
    if (named === undefined) return { entries, field: step, broken: 'undeclared' };
    const next = entryNamed(value, named, root);
    if (!next) return { entries, field: step, broken: 'unnamed' };
    entries.push(next);
    here = next;
  }
  return { entries, field };
}

/**
 * Gives the value of an entry under a name, which may lead to another entry by points; undefined where it leads
 * nowhere.
 */
export function valueNamed(name: string, from: PlacedEntry, root: JsonObject): Json | undefined {
  if (!name.includes('.')) return ownMember(from.entry, name);
  const { entries, field, broken } = followName(name, from, root);
  return broken ? undefined : ownMember(entries.at(-1)?.entry, field);
}

/** Gives the pointer of the field that a name leads to from an entry, through points where it has some. */
export function placeNamed(name: string, from: PlacedEntry, root: JsonObject): Pointer {
  const { entries, field } = followName(name, from, root);
  return memberPointer((entries.at(-1) ?? from).pointer, field);
}

/** The field at which a name ends that leads from the entries of a collection to others. */
export interface NameEnd {
  collection: string;
  field: string;
  /** The collections that it leads to. */
  through: string[];
  /** Present where the name breaks off: a field on the way is not declared to name entries. */
  isUndeclared?: true;
}

/** Finds the field at which a name ends, whatever the entries say: of `guide.phone` that of the guides. */
export function endOfName(name: string, collection: string, root: JsonObject): NameEnd {
  const steps = name.split('.');
  const field = steps.pop() ?? '';
  const through: string[] = [];
  let here = collection;
  for (const step of steps) {
    const named = referenceOf(here, step, root);
    if (named === undefined) return { collection: here, field: step, through, isUndeclared: true };
    through.push(named);
    here = named;
  }
  return { collection: here, field, through };
}

/** Gives the collection whose entries a field names. */
function referenceOf(collection: string, field: string, root: JsonObject): string | undefined {
  const { kind, of } = collectionsIn(root).get(collection)?.fields?.get(field) ?? {};
  if (kind === 'entry' && of !== undefined) return of;
  const { references } = root;
  const fields = isObject(references) ? ownMember(references, collection) : undefined;
  const named = isObject(fields) ? ownMember(fields, field) : undefined;
  return typeof named === 'string' ? named : undefined;
}

/** Gives the first entry of a collection with a slug. */
export function entryNamed(slug: Json, collection: string, root: JsonObject): PlacedEntry | undefined {
  const { list, entries = [] } = collectionsIn(root).get(collection) ?? {};
  const position = positionsBySlug(entries).get(slug);
  if (position === undefined) return undefined;
  return { collection, entry: entries[position] as JsonObject, pointer: `${list}/${position}` };
}

/** Gives the slugs of the entries of a collection. */
export function slugsOf(collection: string, root: JsonObject): Json[] {
  return entriesIn(collection, root).flatMap(({ entry }) => entry.slug ?? []);
}

/** Gives the index of each slug in a list of entries, of which thousands may each name another. */
const positionsBySlug = rememberEach((entries: readonly Json[]): ReadonlyMap<Json, number> => {
  const positions = new Map<Json, number>();
  for (const [index, entry] of entries.entries()) {
    if (isObject(entry) && entry.slug !== undefined && !positions.has(entry.slug)) positions.set(entry.slug, index);
  }
  return positions;
});
