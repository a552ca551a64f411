import type { Json, JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { Way } from '../manifest/references';
import type { Run } from '../manifest/run';
import type { Directive } from './registry';
import type { ReachedBy } from './telephone';
import type { Unwritable } from './write-value';

/** What each kind of use knows besides its name and its place. */
interface UseDetails {
  /** A link, values filled in; the run is the link in the text at the pointer. */
  link: { run: Run };
  /** A telephone number as it is written, values filled in, and what is reached by it; the run is the link or the text that says it. */
  telephone: { by: ReachedBy; run: Run };
  /** A tag or a character reference of HTML in a text, and whether that is copy. */
  markup: { isCopy: boolean; run: Run };
  /** What was meant as a link in copy and cannot be read as one. */
  'unread-link': { run: Run };
  /** A picture with the words for those who do not see it, and the widest that it is drawn there, in CSS pixels. */
  picture: { alt: string; widest: number };
  /** A file of the uploads folder that is published as it is; the run is that of the link to it, where one leads there. */
  file: { run?: Run };
  /** A film, or captions, that can be neither shown nor be a file of the site. */
  'unknown-film': { isCaptions: boolean };
  icon: object;
  flag: object;
  delivery: object;
  /** A social network, by the name that the engine knows it by. */
  network: object;
  /** A `{name}` that stands for a value; the run is the name with its braces. */
  value: { run: Run };
  /** What was meant as a name in braces and cannot be read as one, and which of the braces is missing, if any. */
  braces: { missing?: '{' | '}'; run: Run };
  /** A collection from which a list is taken: the pointer of that list. */
  collection: { list: Pointer };
  /** An entry of a collection, by its pointer; the place is that of the item that was made of it. */
  entry: object;
  shared: object;
  /** A value by which an entry of a collection is looked up, where each has another and none has this; what they have. */
  reference: { collection: string; field: string; known: string[] };
  /** What an entry says as a part of its page's address and cannot be one; the name is that of the field. */
  'unfit-address': { collection: string; value: Json | undefined };
  /** A format by which a value cannot be written, why not, the value, and where the entry says it; the name is that of the format. */
  format: { fault: Unwritable; value: Json | undefined; entry?: Pointer | undefined; run: Run };
  /** A field of a collection that no entry, or not this one, has. */
  field: {
    collection: string;
    /** As it stands in the braces, where it is a field of an entry that another names: `trip.name`. */
    path?: string;
    /** Present where that leads nowhere: nothing says whose entries the field names, or it names none. */
    broken?: NonNullable<Way['broken']>;
    /** Whether the template is nothing but that field. */
    isWhole: boolean;
    /** Whether the entry has it, as a list or a group. */
    isGroup?: boolean;
    run?: Run;
    /** Where the entry stands in site.json that has no such field, where another of its collection has. */
    entry?: Pointer;
    /** The pointer of the item that the template makes. */
    item?: Pointer;
    /** The pointer of the list whose entries are chosen or sorted by this field, and whether a key or a value names it. */
    chosenFor?: Pointer;
    part?: 'key' | 'value';
    /** Other fields that could be written there: those of the entries around. */
    others?: string[];
    /** Whether the block cannot be without what the field writes; the checks find that out. */
    isNeeded?: boolean;
  };
  /** What a selection wants of a field of the entries: a value, one that it excludes, or a bound. */
  condition: {
    collection: string;
    wanted: Json;
    as: 'value' | 'excluded' | 'bound';
    /** The pointer of the list whose entries are chosen so. */
    list: Pointer;
    /** Whether what takes the entries cannot be without one; the checks find that out. */
    isNeeded?: boolean;
  };
  /** A day, its value filled in. */
  day: object;
  /** The words of a heading, and its level. */
  heading: { level: number };
  /** An anchor, and whether the block that has it is left out of the page because its list is empty. */
  anchor: { isHidden: boolean };
  /** What a composer says of a block that it cannot compose. */
  fault: object;
}

/** Something that a composed part refers to, by its name as it is written, and where in the composed part it does; of what keeps a draft alone from being made, that. */
export type Use = {
  [Kind in keyof UseDetails]: { kind: Kind; name: string; pointer: Pointer; inDraft?: true } & UseDetails[Kind];
}[keyof UseDetails];

/** A use of one kind. */
export type UseOf<Kind extends Use['kind']> = Extract<Use, { kind: Kind }>;

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
  /** An address that the composed part has to do with, and how: elsewhere on the web, or the site's own base. */
  reach?(directive: Directive, address: string): void;
  use?(use: Use): void;
  /** So many more items are about to stand in a list, or in one within it. Gives whether there is room for them. */
  items?(count: number, list: Pointer): boolean;
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

/** An observer that hears of every use as one of a draft. */
export function draftObserver({ use, ...observer }: Observer): Observer {
  return use ? { ...observer, use: (one) => use({ ...one, inDraft: true }) } : observer;
}

/** An observer that hears of every field as one that cannot be done without: a page needs an address and a title. */
export function needingFields({ use, ...observer }: Observer): Observer {
  return use ? { ...observer, use: (one) => use(one.kind === 'field' ? { ...one, isNeeded: true } : one) } : observer;
}
