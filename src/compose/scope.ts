import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { Site } from './site';

/** An entry whose fields braces write where a template is filled in, and what surrounds that. */
export interface Scope {
  collection: string;
  entry: JsonObject;
  /** Where the entry stands in site.json. */
  pointer: Pointer;
  /** What stands for the entry in the composed part: its `entryPlace`. */
  item: Pointer;
  /** The scope around this one: of a list on a page that is made of an entry, the page's. */
  outer?: Scope | undefined;
}

/** The place in a composed part that stands for the entry of which the item at a pointer is made; nothing else stands there. */
export function entryPlace(item: Pointer): Pointer {
  return `${item}/@entry`;
}

/** A field that braces name: the nearest scope whose collection has it, and what its entry says. */
export interface Field {
  scope: Scope;
  value: Json | undefined;
  pointer: Pointer;
}

/** Finds a field by its name: in the nearest scope of whose collection any entry has it; undefined where none has. */
export function findField(name: string, scope: Scope, site: Site): Field | undefined {
  for (let one: Scope | undefined = scope; one; one = one.outer) {
    if (Object.hasOwn(one.entry, name)) {
      return { scope: one, value: one.entry[name], pointer: memberPointer(one.pointer, name) };
    }
    if (fieldsOf(site, one.collection).has(name)) {
      return { scope: one, value: undefined, pointer: memberPointer(one.pointer, name) };
    }
  }
  return undefined;
}

/** Whether a name in a scope is left for the values of the site: what no field says there. {name} and {year} are theirs only where no entry has such a field. */
export function isLeftForValues(name: string, field: Field | undefined, { values }: Site): boolean {
  return Object.hasOwn(values, name) && (field === undefined || (name !== 'name' && name !== 'year'));
}

/** The names of all fields that entries of a collection have. */
export function fieldsOf({ manifest }: Site, collection: string): ReadonlySet<string> {
  const entries = ownMember(manifest.collections, collection) ?? [];
  const fields = known.get(entries) ?? new Set(entries.flatMap((entry) => Object.keys(entry)));
  known.set(entries, fields);
  return fields;
}

/** The names of all fields that may be written in a scope. */
export function fieldsIn(scope: Scope, site: Site): string[] {
  return [...fieldsOf(site, scope.collection), ...(scope.outer ? fieldsIn(scope.outer, site) : [])];
}

const known = new WeakMap<object, ReadonlySet<string>>();
