import { isContainer } from '../manifest/identity';
import type { Json, JsonObject } from '../manifest/manifest';
import type { KindName } from './kinds';

/** A value of a kind, with what its property says for the finishing of it. */
export interface Leaf {
  kind: KindName;
  /** Of a picture: the widest that it is drawn, in CSS pixels. */
  widest?: number;
  /** Of copy, which may be a list: what it takes with it where that is empty. */
  emptied?: ListShape['emptied'];
}

/** A list; one that needs an item takes with it, where it is empty, its property or the whole group that it is needed in. */
export interface ListShape {
  list: Shape;
  /** Whether it is a row of a table, in which each item is one cell. */
  isRow?: true;
  emptied?: 'property' | 'group';
  /** What is usual of its items by position, the last for all that follow. */
  usual?: Usual[];
}

/** What the members of a group say where nothing is said, by their names. */
export type Usual = Record<string, Json>;

/** A schema reduced to what compose needs: kinds at the leaves, `null` where a value is taken as it is. */
export type Shape = Leaf | ListShape | { fields: Record<string, Shape>; usual?: Usual } | null;

/** The names in a group: those with a shape in the order of the schema, then the others in that of the alphabet. */
export function namesInOrder(group: JsonObject, shapes: Record<string, Shape>): string[] {
  const others = Object.keys(group).filter((name) => !Object.hasOwn(shapes, name));
  const shaped = Object.keys(shapes).filter((name) => Object.hasOwn(group, name));
  return [...shaped, ...others.sort()];
}

/** A value with the names in its groups in the order of the alphabet, whatever the order in which somebody has written them. */
export function inOrder(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.some(isContainer) ? value.map(inOrder) : value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name] ?? null)]));
}
