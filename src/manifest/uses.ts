import { commentKey } from './comments';
import { type Container, isContainer } from './identity';
import { pathsIn } from './links-in';
import { isObject, type Json, type JsonObject } from './manifest';
import { memberPointer, type Pointer } from './pointer';
import { type Placeholder, placeholdersIn, type Range } from './spans';

/** A selection as it is written: of a list, a route, a feed, or the choices of a field. */
export type WrittenSelection = JsonObject & { from: string };

/** The members of each kind of use, besides the name and the place. */
interface UseDetails {
  /**
   * A link within the site, by its path: a whole text, or an address in copy; the range is that of the path in the
   * text.
   */
  link: Range;
  /** A file in the uploads folder, as a picture, a film or the target of a link; the range is that of its path. */
  upload: Range;
  /** A placeholder: of a value, or of a field of an entry around. */
  placeholder: Placeholder;
  /** A collection whose entries are taken. */
  collection: { selection: WrittenSelection };
  /** The placement of a shared block. */
  shared: object;
  /** A way to send forms. */
  delivery: object;
  /** Any text, by what it says; a note is none. */
  text: object;
}

/** A part of a site that uses another one by its name, and its place. */
export type WrittenUse<Kind extends keyof UseDetails> = Placed<UseDetails[Kind]>;

type Named<Details> = Details & { name: string };
type Placed<Details> = Named<Details> & { pointer: Pointer };

/** Gives the uses of a value itself, not of its members; `keys` lead to it from the part around it. */
type Read<Details> = (value: Json, keys: readonly string[]) => readonly Named<Details>[] | undefined;

/** Finds the uses of one kind in a site, of all names or one, in the order of the file. */
export function writtenUses<Kind extends keyof UseDetails>(
  root: JsonObject,
  kind: Kind,
  name?: string,
): WrittenUse<Kind>[] {
  const finder: Finder<UseDetails[Kind]> = finders[kind];
  return finder.inSite(root).flatMap(([place, uses]) => {
    const matching = name === undefined ? uses : uses.filter((use) => use.name === name);
    return matching.map((use) => ({ ...use, pointer: place + use.pointer }));
  });
}

/** Finds the uses of one kind in a part of a site; their places are those in the part. */
export function writtenUsesWithin<Kind extends keyof UseDetails>(part: Json, kind: Kind): WrittenUse<Kind>[] {
  const finder: Finder<UseDetails[Kind]> = finders[kind];
  return finder.inPart(part);
}

/** Finds the uses of one kind, and remembers them by part: a part that no edit has changed is searched once. */
class Finder<Details> {
  readonly #parts = new WeakMap<object, Placed<Details>[]>();
  readonly #sites = new WeakMap<object, [Pointer, Placed<Details>[]][]>();

  constructor(
    private readonly read: Read<Details>,
    /** Whether texts and numbers may be uses; otherwise parts alone are looked at. */
    private readonly isOfValues = false,
  ) {}

  /** The uses within a part, with their places in it. */
  inPart(part: Json): Placed<Details>[] {
    const before = isContainer(part) ? this.#parts.get(part) : undefined;
    if (before) return before;
    const found: Placed<Details>[] = [];
    this.#look(part, [], found);
    if (isContainer(part)) this.#parts.set(part, found);
    return found;
  }

  /** Gives the parts of a site that may have uses, each with its place. */
  inSite(root: JsonObject): [Pointer, Placed<Details>[]][] {
    const before = this.#sites.get(root);
    if (before) return before;
    const found: [Pointer, Placed<Details>[]][] = [];
    for (const key of Object.keys(root)) {
      if (key !== commentKey) this.#inMember(root, key, '', depths.get(key) ?? 0, found);
    }
    this.#sites.set(root, found);
    return found;
  }

  /**
   * Searches a member of a container, whose parts lie one level deeper: of thousands of parts nearly all are
   * remembered.
   */
  #inMember(
    around: Container,
    key: string,
    place: Pointer,
    depth: number,
    found: [Pointer, Placed<Details>[]][],
  ): void {
    const member = memberAt(around, key);
    // A collection that declares its fields lists its entries below.
    const isList = depth === 0 && key === 'entries' && Array.isArray(member) && /^\/collections\/[^/]+$/.test(place);
    if ((depth === 0 && !isList) || !isContainer(member)) {
      const uses = this.inPart(member);
      if (uses.length > 0) found.push([memberPointer(place, key), uses]);
      return;
    }
    const within = memberPointer(place, key);
    for (const name of Object.keys(member)) {
      if (name !== commentKey) this.#inMember(member, name, within, isList ? 0 : depth - 1, found);
    }
  }

  #look(value: Json, keys: string[], found: Placed<Details>[]): void {
    for (const use of this.read(value, keys) ?? []) found.push({ ...use, pointer: keys.reduce(memberPointer, '') });
    if (!isContainer(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === commentKey || !(this.isOfValues || isContainer(member))) continue;
      keys.push(key);
      this.#look(member, keys, found);
      keys.pop();
    }
  }
}

// Each kind is looked for by itself: a check asks for few, and the texts of large sites name things half a million times.
const finders: { [Kind in keyof UseDetails]: Finder<UseDetails[Kind]> } = {
  link: ofTexts((text) => linksIn(text, '/')),
  upload: ofTexts((text) => linksIn(text, 'uploads/')),
  placeholder: ofTexts(placeholdersIn),
  collection: new Finder((value) => (isSelection(value) ? [{ name: value.from, selection: value }] : undefined)),
  shared: new Finder((value, keys) => {
    if (keys.length !== 2 || keys[0] !== 'blocks' || !isObject(value) || value.type !== 'shared') return undefined;
    return typeof value.block === 'string' ? [{ name: value.block }] : undefined;
  }),
  delivery: ofTexts((name, keys) => (keys.at(-1) === 'delivery' ? [{ name }] : undefined)),
  text: ofTexts((name) => [{ name }]),
};

function linksIn(text: string, start: '/' | 'uploads/'): Named<Range>[] {
  return pathsIn(text, start).map((path) => ({ ...path, name: text.slice(path.start, path.end) }));
}

/** Tells whether an object is a selection: a redirect has `from`, too, and so has a bound. */
function isSelection(value: Json): value is WrittenSelection {
  return isObject(value) && typeof value.from === 'string' && ['as', 'path'].some((key) => Object.hasOwn(value, key));
}

function ofTexts<Details>(
  read: (text: string, keys: readonly string[]) => readonly Named<Details>[] | undefined,
): Finder<Details> {
  return new Finder((value, keys) => (typeof value === 'string' ? read(value, keys) : undefined), true);
}

/** The depths of the parts that edits change one at a time: pages, shared blocks and entries. */
const depths = new Map([
  ['routes', 1],
  ['shared', 1],
  ['collections', 2],
]);

function memberAt(container: Container, key: string): Json {
  return (Array.isArray(container) ? container[Number(key)] : container[key]) ?? null;
}
