import { type Container, type Identity, identityOf, isContainer } from './identity';
import { indentAt, type Layout, type Member, readLayout } from './layout';
import { type Json, ownMember } from './manifest';
import { applySplices, narrowed, type Splice } from './splice';
import { type MemberPair, pairMembers, spliceMembers } from './splice-members';
import { isContainerAt, type Offsets, skipCharacters, skipSpace, skipValue, walkMembers } from './tokens';
import { writeKey, writeValue } from './write-value';

/** A text of JSON, and its value. */
export interface ParsedText {
  text: string;
  root: Json;
}

/**
 * Prints an edit: gives the splices that make the text of `before`, which is well-formed JSON, a text of `after`. Of
 * `{"a":  1}`, with 2 in place of 1, that is `[[7, 8, '2']]`.
 *
 * Whatever is the same in both keeps its bytes, even where it was moved; what comes back gets the bytes that it had in
 * a former text, the latest of which is first; what is new is written in the style of its neighbours.
 */
export function printChanges(text: string, before: Json, after: Json, former: readonly ParsedText[] = []): Splice[] {
  const printers = former.map((one) => new Printer(one.text, one.root));
  return new Printer(text, before, printers).changesAt(skipSpace(text, 0), before, after);
}

/** A part with its place in the text, and the value that stands there. */
interface PlacedPart {
  offsets: Offsets;
  value: Container;
}

/** Prints edits of one text, whose value is `root`. */
class Printer {
  private places: Map<Identity, PlacedPart> | undefined;

  constructor(
    private readonly text: string,
    private readonly root: Json,
    private readonly former: readonly Printer[] = [],
  ) {}

  /** Gives the splices that change the value which begins at `start` into another. */
  changesAt(start: number, before: Json, after: Json): Splice[] {
    if (before === after) return [];
    if (typeof before === 'string' && typeof after === 'string') return this.changesInString(start, before, after);
    if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
      const layout = readLayout(this.text, start);
      if (layout.members.length > 0 && Object.keys(after).length > 0) return this.changesInside(layout, before, after);
      if (layout.members.length === 0 && Object.keys(after).length === 0) return [];
    }
    // An empty part that is written anew in its place has not moved.
    const isHere = isContainer(after) && this.placeOf(after)?.offsets[0] === start;
    const written = isHere ? this.writeNew(after, start, start) : this.write(after, start, start);
    return this.narrow([start, skipValue(this.text, start), written]);
  }

  /** Gives the splice of the characters in which two strings differ: all others keep their escapes. */
  private changesInString(start: number, before: string, after: string): Splice[] {
    const [from, to, words] = narrowed(before, [0, before.length, after]) ?? [0, 0, ''];
    // Where half of a surrogate pair differs, the other half is written with it.
    const head = /[\uD800-\uDBFF]$/.test(before.slice(0, from)) ? 1 : 0;
    const tail = /^[\uDC00-\uDFFF]/.test(before.slice(to)) ? 1 : 0;
    const spliceStart = skipCharacters(this.text, start + 1, from - head);
    const spliceEnd = skipCharacters(this.text, spliceStart, to + tail - from + head);
    const written = before.slice(from - head, from) + words + before.slice(to, to + tail);
    return [[spliceStart, spliceEnd, JSON.stringify(written).slice(1, -1)]];
  }

  /**
   * Gives the splices inside of a container. Its first and its last members, as far as each is in its old place, are
   * changed one by one; all between them is one splice.
   */
  private changesInside(layout: Layout, before: Container, after: Container): Splice[] {
    const { members } = layout;
    const pairs = pairMembers(layout, before, after);
    const most = Math.min(members.length, pairs.length);
    let head = 0;
    while (head < most && pairs[head]?.member === members[head]) head++;
    let tail = 0;
    while (tail < most - head && pairs.at(-1 - tail)?.member === members.at(-1 - tail)) tail++;
    const end = pairs.length - tail;
    const neighbour = members[Math.max(0, head - 1)];
    const texts = pairs.slice(head, end).map((pair) => this.textOfMember(pair, layout, neighbour));
    return [
      ...pairs.slice(0, head).flatMap((pair) => this.changesInMember(pair)),
      ...this.narrow(spliceMembers(layout, pairs, [head, end], texts)),
      ...pairs.slice(end).flatMap((pair) => this.changesInMember(pair)),
    ];
  }

  /** Gives the splices of a member's key and value, where it is not new. */
  private changesInMember({ name, before, after, member }: MemberPair): Splice[] {
    if (!member) return [];
    const key: Splice[] = member.key && member.name !== name ? [[...member.key, JSON.stringify(name)]] : [];
    return [...key, ...this.changesAt(member.value[0], before, after)];
  }

  /** Gives the text of a member: the old one with its changes, or a new one in the style of a neighbour. */
  private textOfMember(pair: MemberPair, layout: Layout, neighbour: Member | undefined): string {
    const { name, after, member } = pair;
    if (member) return this.textWith(this.changesInMember(pair), [member.start, member.value[1]]);
    const namesake = layout.members.find((one) => one.name === name);
    const model = (namesake ?? neighbour)?.value[0];
    const written = this.write(after, neighbour?.start ?? layout.start, model, layout);
    return neighbour?.key ? writeKey(this.text, name, layout) + written : written;
  }

  /**
   * Writes a value for the line of `place`: as it stands elsewhere in the text, else in the style of the value at
   * `model`.
   */
  private write(value: Json, place: number, model: number | undefined, layout?: Layout): string {
    const reused = isContainer(value) ? this.reuse(value, indentAt(this.text, place)) : undefined;
    return reused ?? this.writeNew(value, place, model, layout);
  }

  private writeNew(value: Json, place: number, model: number | undefined, layout?: Layout): string {
    const { text } = this;
    const lineEnd = /\r?\n/.exec(layout?.members[0]?.lead ?? '')?.[0] ?? /\r?\n/.exec(text)?.[0] ?? '\n';
    const reuse = this.reuse.bind(this);
    return writeValue(text, value, { indent: indentAt(text, place), unit: this.unit(), lineEnd, model, reuse });
  }

  /**
   * Gives the text of a part from where it stands in this text, or stood in a former one, with its changes and moved to
   * an indent; undefined for a part that is new.
   */
  private reuse(value: Container, indent: string): string | undefined {
    const place = this.placeOf(value);
    if (!place) return this.reuseFormer(value, indent);
    const [start] = place.offsets;
    const text = this.textWith(this.changesAt(start, place.value, value), place.offsets);
    return text.replaceAll(`\n${indentAt(this.text, start)}`, `\n${indent}`);
  }

  private reuseFormer(value: Container, indent: string): string | undefined {
    for (const printer of this.former) {
      const text = printer.reuse(value, indent);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Gives a range of the text, with splices that lie in it. */
  private textWith(splices: Splice[], [start, end]: Offsets): string {
    const movedSplices = splices.map(([from, to, text]): Splice => [from - start, to - start, text]);
    return applySplices(this.text.slice(start, end), movedSplices);
  }

  /** Finds the place of a part, or of what it was copied from. */
  private placeOf(value: Container): PlacedPart | undefined {
    this.places ??= placesIn(this.text, this.root);
    for (let part: Identity | undefined = identityOf(value); part; part = part.copyOf) {
      const place = this.places.get(part);
      if (place) return place;
    }
    return undefined;
  }

  /** Gives the white space that each step inwards adds to the indent. */
  private unit(): string {
    return /^\s*[{[]\r?\n([ \t]+)/.exec(this.text)?.[1] ?? '  ';
  }

  /** Gives a splice without what it leaves as it is; none where that is all. */
  private narrow(splice: Splice): Splice[] {
    const narrow = narrowed(this.text, splice);
    return narrow ? [narrow] : [];
  }
}

/** Finds the place of every part of a value in its text. */
function placesIn(text: string, root: Json): Map<Identity, PlacedPart> {
  const places = new Map<Identity, PlacedPart>();
  visit(root, skipSpace(text, 0));
  return places;

  /** Gives the offset after the value which begins at `start`. */
  function visit(value: Json, start: number): number {
    // Of two members of one name the value has the last; the first may be of another kind.
    if (!isContainer(value) || !isContainerAt(text, start)) return skipValue(text, start);
    const end = walkMembers(text, start, (member) => {
      const part = Array.isArray(value) ? value[Number(member.name)] : ownMember(value, member.name);
      return visit(part ?? null, member.start);
    });
    places.set(identityOf(value), { offsets: [start, end], value });
    return end;
  }
}
