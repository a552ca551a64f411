import type { Occasion } from '../calendar/occasion';
import type { Json, JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { Way } from '../manifest/references';
import type { Run } from '../manifest/run';
import type { CopyKind } from '../manifest/visit-copy';
import type { Directive } from './compose-registry';
import type { Unwritable } from './format-value';
import type { ReachedBy } from './telephone';

/** The members of each kind of use, besides its name and its place. */
interface UseDetails {
  /** A link, values filled in; the run is the link in the text at the pointer. */
  link: { run: Run };
  /**
   * A telephone number as it is written, values filled in, and the service that it leads to; the run is the link or the
   * text that has it.
   */
  telephone: { by: ReachedBy; run: Run };
  /** A tag or a character reference of HTML in a text; `copy` is the kind of copy of the text, if any. */
  markup: { copy: CopyKind | undefined; run: Run };
  /** A text in copy that was meant as a link and cannot be read as one. */
  'unread-link': { run: Run };
  /** Copy in which something may be meant as a mark that copy of its kind does not have. */
  'odd-copy': { copy: CopyKind };
  /** A picture with the words for those who do not see it, and the widest that it is drawn there, in CSS pixels. */
  picture: { alt: string; widest: number };
  /** A file of the uploads folder that is published as it is; the run is that of the link to it, if there is one. */
  file: { run?: Run };
  /** A film, or captions, that no service shows and that is no file of the site. */
  'unknown-film': { isCaptions: boolean };
  icon: object;
  flag: object;
  delivery: object;
  /** A social network, by its name in the engine. */
  network: object;
  /** A placeholder of a value; the run is its name with the braces. */
  value: { run: Run };
  /** A text that was meant as a placeholder and cannot be read as one, and which of its braces is missing, if any. */
  braces: { missing?: '{' | '}'; run: Run };
  /** A collection from which a list is taken: the pointer of that list. */
  collection: { list: Pointer };
  /** A field of a collection of which a list takes each day: the pointer of that list. */
  each: { collection: string; list: Pointer };
  /** An entry of a collection, by its pointer; the place is that of the item that was made of it. */
  entry: object;
  shared: object;
  /** A slug by which an entry of a collection is looked up and that no entry has; `known` are the slugs of its entries. */
  reference: { collection: string; known: string[] };
  /**
   * A field of an entry that is part of its page's address, with a value that cannot be; the name is that of the field.
   */
  'unfit-address': { collection: string; value: Json | undefined };
  /** A format that cannot write a value, by its name: the fault, the value, and the place of it in the entry. */
  format: { fault: Unwritable; value: Json | undefined; entry?: Pointer | undefined; run: Run };
  /** A field of a collection that no entry, or not this one, has. */
  field: {
    collection: string;
    /** The name as it stands in the braces, where it leads to another entry: `trip.name`. */
    path?: string;
    /** Present where the name leads nowhere: the field is not declared to name entries, or it names none. */
    broken?: NonNullable<Way['broken']>;
    /** Whether the template is nothing but that field. */
    isWhole: boolean;
    /** Whether the entry has it, as a list or a group. */
    isGroup?: boolean;
    run?: Run;
    /** The pointer in site.json of the entry without the field, where other entries of its collection have it. */
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
    /** Whether the name means a part of a day of the entry. */
    isOfDay?: true;
  };
  /** A condition on a field of entries: a value, one that it excludes, or a bound. */
  condition: {
    collection: string;
    wanted: Json;
    as: 'value' | 'excluded' | 'bound';
    /** The pointer of the list whose entries are chosen so. */
    list: Pointer;
    /** Whether what takes the entries cannot be without one; the checks find that out. */
    isNeeded?: boolean;
    /** Whether it is on what a day of an entry says. */
    isOfDay?: true;
  };
  /** A day, its value filled in. */
  day: object;
  /** When something takes place, values filled in; the name is its day. */
  occasion: { occasion: Occasion };
  /** The words of a heading, and its level. */
  heading: { level: number };
  /** An anchor, and whether the block that has it is left out of the page because its list is empty. */
  anchor: { isHidden: boolean };
  /** A fault that a composer reported in a block. */
  fault: object;
}

/**
 * Something that a composed part refers to, by its name as it is written and its place in the composed part; with
 * `inDraft` where only what is made of a draft does.
 */
export type Use = {
  [Kind in keyof UseDetails]: { kind: Kind; name: string; pointer: Pointer; inDraft?: true } & UseDetails[Kind];
}[keyof UseDetails];

/** A use of one kind. */
export type UseOf<Kind extends Use['kind']> = Extract<Use, { kind: Kind }>;

/** The place at which a composed part was written. */
export interface Origin {
  pointer: Pointer;
  /** The other place that has part in it: an entry, or the template through which it went. */
  related?: Pointer;
}

/** The number of items in the lists of a page, or of a part around all pages, and where they are written. */
export interface ItemCount {
  pointer: Pointer;
  count: number;
  /** The number past which no item is made. */
  most: number;
}

/** A block as its schema knows it, or a part around all pages: its lists written out, nothing parsed. */
export interface ExpandedBlock {
  block: JsonObject;
  pointer: Pointer;
}

/**
 * The addresses that pages need, elsewhere on the web or at the site's own base, by the directive of the security
 * policy that names them.
 */
export type ReachedAddresses = Map<Directive, Set<string>>;

/** The facts that composing always notes of a part. */
export interface Facts {
  /** The files within the site's base that the part shows. */
  assets: string[];
  reached: ReachedAddresses;
  /** Present where its copy has line marks. */
  hasLineMarks?: true;
  /**
   * The texts of a page in a further language, where uses are asked for: as they are written and in the order in which
   * they show, some twice.
   */
  texts?: string[];
  /** Those of its texts that are not translated. */
  untranslated?: Set<string>;
}

/** The facts that composing notes for those who ask for them, at no cost elsewhere. */
export interface AskedFacts {
  /** All that the part refers to, in the order in which it shows. */
  uses: Use[];
  /** Its blocks that have anything to show, or the parts around all pages. */
  blocks: ExpandedBlock[];
  items: ItemCount[];
  /** The origins of composed parts, and of all within them, by their pointers. */
  origins: Map<Pointer, Origin>;
}

/** The facts that every composed part has, and those that are asked for. */
export type FactsWith<Asked extends keyof AskedFacts> = Facts & Pick<AskedFacts, Asked>;

/** The facts about translation of a part in a further language. */
interface LanguageFacts {
  /** The path of the page, as its route has it. */
  page?: string;
  /** The template of each text that was made of one. */
  made?: Map<string, string>;
  /** The words that show in the main language, since nobody has translated them. */
  originals?: Set<string>;
  /** The originals that stand within translated words. */
  originalParts?: Set<string>;
}

/** Facts while they are noted; facts that nobody has asked for are absent. */
export type NotedFacts = Facts & Partial<AskedFacts> & LanguageFacts;

/** The options of composing a part. */
export interface ComposeOptions<Asked extends keyof AskedFacts> {
  /** The further facts to note. */
  asked?: readonly Asked[];
  /**
   * Tells whether an expanded block keeps to its schema: composers receive no others. Without it, all blocks count as
   * right.
   */
  isRight?(block: JsonObject, pointer: Pointer): boolean;
}

/** Makes the empty facts of a part. */
export function startFacts<Asked extends keyof AskedFacts = never>(asked: readonly Asked[] = []): FactsWith<Asked> {
  const names = new Set<keyof AskedFacts>(asked);
  const facts: NotedFacts = {
    assets: [],
    reached: new Map(),
    ...(names.has('uses') && { uses: [] }),
    ...(names.has('blocks') && { blocks: [] }),
    ...(names.has('items') && { items: [] }),
    ...(names.has('origins') && { origins: new Map() }),
  };
  return facts as FactsWith<Asked>;
}

/** Tells whether facts name places in the composed part: pointers are made for no others. */
export function namesPlaces({ uses, origins }: NotedFacts): boolean {
  return uses !== undefined || origins !== undefined;
}

/** Notes an address that a part needs, under its directive of the security policy. */
export function reach({ reached }: Facts, directive: Directive, address: string): void {
  const addresses = reached.get(directive) ?? new Set();
  reached.set(directive, addresses.add(address));
}

/** The most items in the lists of a page, of the parts around all pages, and of all feeds: nested lists multiply. */
export const mostItems = { page: 10_000, part: 10_000, feeds: 100_000 };

/** Begins to count the items of a part. */
export function countItems({ items }: NotedFacts, pointer: Pointer, most: number): void {
  items?.push({ pointer, count: 0, most });
}

/** Counts so many more items; tells whether there is room for them. */
export function hasRoomFor(more: number, { items }: NotedFacts): boolean {
  const lastItems = items?.at(-1);
  if (!lastItems) return true;
  lastItems.count += more;
  return lastItems.count <= lastItems.most;
}
