import { collectionsIn, type PlacedEntry } from '../manifest/collections';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { followName, type Way } from '../manifest/references';
import type { Sayings } from './sayings';

/** An entry whose fields braces write where a template is filled in, and what surrounds that. */
export interface Scope extends PlacedEntry {
  /** What stands for the entry in the composed part: its `entryPlace`. */
  item: Pointer;
  /** The scope around this one: of a list on a page that is made of an entry, the page's. */
  outer?: Scope | undefined;
}

/** The place in a composed part that stands for the entry of which the item at a pointer is made; nothing else stands there. */
export function entryPlace(item: Pointer): Pointer {
  return `${item}/@entry`;
}

/** A field that braces name: the nearest scope whose collection has it, and what its entry says, or one that this names. */
export interface Field {
  scope: Scope;
  /** The name of the field in its own entry: `name` for `{trip.name}`. */
  name: string;
  value: Json | undefined;
  pointer: Pointer;
  /** Present where the entry is another than that of the scope: how it was found. */
  way?: Way;
  /** The entry that says it. */
  entry: PlacedEntry;
}

/** Finds a field by its name: in the nearest scope of whose collection any entry has it; undefined where none has. */
export function findField(name: string, scope: Scope, site: Pick<Sayings, 'manifest'>): Field | undefined {
  const first = firstName(name);
  for (let one: Scope | undefined = scope; one; one = one.outer) {
    const { entry } = one;
    if (!Object.hasOwn(entry, first) && !fieldNames(site, one.collection).has(first)) continue;
    if (first !== name) return fieldOn(followName(name, one, asJson(site.manifest)), one);
    return { scope: one, name, value: ownMember(entry, name), pointer: memberPointer(one.pointer, name), entry: one };
  }
  return undefined;
}

/** The field at the end of a way; of one that ends too early, that from which nothing leads on, without what it says. */
function fieldOn(way: Way, scope: Scope): Field {
  const { entries, field: name, broken } = way;
  const entry = entries.at(-1) ?? scope;
  const value = broken ? undefined : ownMember(entry.entry, name);
  return { scope, name, value, pointer: memberPointer(entry.pointer, name), way, entry };
}

/** The first of the names in braces, that of a field of the entry itself: `trip` for `trip.name`. */
export function firstName(name: string): string {
  const end = name.indexOf('.');
  return end < 0 ? name : name.slice(0, end);
}

/** Whether a name in a scope is left for the values of the site: what no field says there. {name} and {year} are theirs only where no entry has such a field. */
export function isLeftForValues(name: string, field: Field | undefined, { values }: Pick<Sayings, 'values'>): boolean {
  return Object.hasOwn(values, name) && (field === undefined || (name !== 'name' && name !== 'year'));
}

/** The names of all fields that a collection declares, or that its entries have. */
export function fieldNames({ manifest }: Pick<Sayings, 'manifest'>, collection: string): ReadonlySet<string> {
  const { entries, fields = new Map() } = collectionsIn(asJson(manifest)).get(collection) ?? {};
  if (!entries) return none;
  const names =
    known.get(entries) ??
    new Set([...fields.keys(), ...entries.flatMap((entry) => (isObject(entry) ? Object.keys(entry) : []))]);
  known.set(entries, names);
  return names;
}

const none: ReadonlySet<string> = new Set();

/** The names of all fields that may be written in a scope. */
export function fieldsIn(scope: Scope, site: Pick<Sayings, 'manifest'>): string[] {
  return [...fieldNames(site, scope.collection), ...(scope.outer ? fieldsIn(scope.outer, site) : [])];
}

const known = new WeakMap<object, ReadonlySet<string>>();
