import { isContainer } from '../manifest/identity';
import type { Json, JsonObject } from '../manifest/manifest';
import type { KindName } from './kinds';

/** The shape of a value with a kind, and the options of its property for finishing it. */
export interface Leaf {
  kind: KindName;
  /** For a picture: the greatest width in which it is drawn, in CSS pixels. */
  widest?: number;
  /**
   * Present where something is left out once it says nothing: `group` where its group cannot do without it; of copy, as
   * of a list.
   */
  emptied?: ListShape['emptied'];
}

/** The shape of a list; `emptied` is the part that is left out where the list is empty and needs an item. */
export interface ListShape {
  list: Shape;
  /** Present for a row of a table, in which each item is one cell. */
  isRow?: true;
  emptied?: 'property' | 'group';
  /** The usual members of its items by index, the last for all that follow. */
  usual?: Usual[];
}

/** The usual values of the members of a group, by their names. */
export type Usual = Record<string, Json>;

/** A schema reduced to what composing needs: kinds at the leaves, `null` where a value is taken as it is. */
export type Shape = Leaf | ListShape | { fields: Record<string, Shape>; usual?: Usual } | null;

/** Gives the names in a group: those with a shape in the order of the schema, then the others in alphabetical order. */
export function namesInOrder(group: JsonObject, shapes: Record<string, Shape>): string[] {
  const names: string[] = [];
  for (const name in shapes) if (Object.hasOwn(group, name)) names.push(name);
  const others = Object.keys(group).filter((name) => !Object.hasOwn(shapes, name));
  return others.length === 0 ? names : [...names, ...others.sort()];
}

/** Gives a value with the members of all its objects in alphabetical order, whatever the schema says. */
export function inAlphabeticalOrder(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.some(isContainer) ? value.map(inAlphabeticalOrder) : value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inAlphabeticalOrder(value[name] ?? null)]));
}
