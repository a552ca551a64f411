import type { Json } from '../manifest/manifest';
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
