import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';

/** Something that a composed part refers to, and where in the composed part it does. */
export interface Use {
  kind:
    | 'link'
    | 'unread-link'
    | 'picture'
    | 'icon'
    | 'flag'
    | 'delivery'
    | 'value'
    | 'collection'
    | 'entry'
    | 'shared'
    | 'field'
    | 'heading'
    | 'anchor'
    | 'fault';
  /** The reference as it is written, values filled in; of a fault, what a composer says of it. */
  name: string;
  pointer: Pointer;
  /** Of a link, read or not, a value or a template's field, which characters of the text at the pointer it is. */
  run?: Run;
  /** Of a heading, its level. */
  level?: number;
  /** Of an anchor: whether the block that has it shows nothing for now. */
  isHidden?: boolean;
  /** Of a picture, the words for those who do not see it. */
  alt?: string;
  /** Of a picture, the widest that it is drawn there, in CSS pixels. */
  widest?: number;
  /** Of a template's field, the collection that it is taken from. */
  collection?: string;
  /** Of a template's field: whether the template is nothing but that field. */
  isWhole?: boolean;
  /** Of a template's field: whether the block cannot be without what it writes; the checks find that out. */
  isNeeded?: boolean;
}

/** Where a composed part was written. */
export interface Origin {
  pointer: Pointer;
  /** The other place that took part: an entry, or the template that it went through. */
  related?: Pointer;
}

/** What composing tells of itself to those who ask; it costs nothing where nobody does. */
export interface Observer {
  /** A file within the site's base that the composed part shows. */
  asset?(path: string): void;
  use?(use: Use): void;
  /**
   * A block or part as its schema knows it: lists expanded, nothing parsed. Gives whether it is as its
   * schema says: composers receive no other.
   */
  expanded?(value: JsonObject, pointer: Pointer): boolean;
  /** The composed part at `pointer`, and all within it, was written at `origin`. */
  origin?(pointer: Pointer, origin: Origin): void;
}

/** The observer, where it hears of places: pointers are made for no other. */
export function placeObserver(observer: Observer | undefined): Observer | undefined {
  return observer?.use || observer?.expanded || observer?.origin ? observer : undefined;
}
