import { collectionsIn, type PlacedEntry } from '../manifest/collections';
import { asJson, isObject, type Json, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { followName, type Way } from '../manifest/references';
import type { Sayings } from './sayings';

/** The entry whose fields placeholders name at a place, and the scope around it. */
export interface Scope extends PlacedEntry {
  /** The `entryPlace` that stands for the entry in the composed part. */
  item: Pointer;
  /** The fields of a day of the entry, where the scope is a day; for an entry, the fields of its collection count. */
  names?: ReadonlySet<string>;
  /** The scope around this one: for a list on a page that is made of an entry, that of the page. */
  outer?: Scope | undefined;
}

/** Gives the place in a composed part that stands for the entry of the item at a pointer; nothing else has it. */
export function entryPlace(item: Pointer): Pointer {
  return `${item}/@entry`;
}

/**
 * The field that a placeholder names: its scope, and its value in the entry of the scope, or in an entry to which that
 * one refers.
 */
export interface NamedField {
  scope: Scope;
  /** The name of the field in its own entry: `name` for `{trip.name}`. */
  name: string;
  value: Json | undefined;
  pointer: Pointer;
  /** The entries through which the name leads, where it leads beyond the scope. */
  way?: Way;
  /** The entry that has it. */
  entry: PlacedEntry;
}

/** Finds a field by its name in the nearest scope whose collection has it in any entry; undefined where none has. */
export function findField(name: string, scope: Scope, site: Pick<Sayings, 'manifest'>): NamedField | undefined {
  const first = firstName(name);
  for (let one: Scope | undefined = scope; one; one = one.outer) {
    const { entry } = one;
    if (!Object.hasOwn(entry, first) && !namesIn(one, site).has(first)) continue;
    if (first !== name) return fieldOn(followName(name, one, asJson(site.manifest)), one);
    return { scope: one, name, value: ownMember(entry, name), pointer: placeIn(one, name), entry: one };
  }
  return undefined;
}

/** Gives the place of a member; the place of a day's date, times and state is that of the whole day. */
function placeIn({ names, pointer }: Scope, name: string): Pointer {
  return names && ['date', 'time', 'state'].includes(name) ? pointer : memberPointer(pointer, name);
}

/**
 * Gives the field at the end of a name with points; where the name breaks off, the field at which it does, without a
 * value.
 */
function fieldOn(way: Way, scope: Scope): NamedField {
  const { entries, field: name, broken } = way;
  const entry = entries.at(-1) ?? scope;
  const value = broken ? undefined : ownMember(entry.entry, name);
  return { scope, name, value, pointer: memberPointer(entry.pointer, name), way, entry };
}

/** Gives the first part of a name, which is a field of the entry itself: `trip` for `trip.name`. */
export function firstName(name: string): string {
  const end = name.indexOf('.');
  return end < 0 ? name : name.slice(0, end);
}

/**
 * Tells whether a name in a scope is left for the values of the site: `{name}` and `{year}` only where no entry has
 * such a field.
 */
export function isLeftForValues(
  name: string,
  field: NamedField | undefined,
  { values }: Pick<Sayings, 'values'>,
): boolean {
  return Object.hasOwn(values, name) && (field === undefined || (name !== 'name' && name !== 'year'));
}

/** Gives the names of all fields that entries of a collection have. */
export function fieldNames({ manifest }: Pick<Sayings, 'manifest'>, collection: string): ReadonlySet<string> {
  const { entries, fields = new Map() } = collectionsIn(asJson(manifest)).get(collection) ?? {};
  if (!entries) return none;
  const namesOfCollection = namesByCollection.get(entries);
  if (namesOfCollection) return namesOfCollection;
  const names = new Set(fields.keys());
  for (const entry of entries) if (isObject(entry)) for (const name of Object.keys(entry)) names.add(name);
  namesByCollection.set(entries, names);
  return names;
}

const none: ReadonlySet<string> = new Set();

function namesIn({ names, collection }: Scope, site: Pick<Sayings, 'manifest'>): ReadonlySet<string> {
  return names ?? fieldNames(site, collection);
}

/** Gives the names of all fields that may be written in a scope. */
export function fieldsInScope(scope: Scope, site: Pick<Sayings, 'manifest'>): string[] {
  return [...namesIn(scope, site), ...(scope.outer ? fieldsInScope(scope.outer, site) : [])];
}

const namesByCollection = new WeakMap<object, ReadonlySet<string>>();
