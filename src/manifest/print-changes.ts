import { type Container, type Identity, identityOf, isContainer } from './identity';
import { indentAt, type Layout, type Member, readLayout } from './layout';
import type { Json } from './manifest';
import { matchMembers } from './match-members';
import { applySplices, narrowed, type Splice } from './splice';
import { type Offsets, skipCharacters, skipSpace, skipValue, walkMembers } from './tokens';
import { writeKey, writeValue } from './write-value';

/** A value with the text that says it. */
export interface Written {
  text: string;
  root: Json;
}

/**
 * Prints an edit: gives the splices that make the text of `before`, which is well-formed JSON, a text of `after`.
 * Whatever is the same in both keeps its bytes, even where it was moved; what comes back gets the bytes that it had in
 * a former text, the latest of which is first; what is new is written in the style of its neighbours.
 */
export function printChanges(text: string, before: Json, after: Json, former: readonly Written[] = []): Splice[] {
  const printers = former.map((one) => new Printer(one.text, one.root));
  return new Printer(text, before, printers).changesAt(skipSpace(text, 0), before, after);
}

/** A part with its place in the text, and the value that stands there. */
interface PlacedPart {
  offsets: Offsets;
  value: Container;
}

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
    if (typeof before === 'string' && typeof after === 'string') return this.changesInWords(start, before, after);
    if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
      const layout = readLayout(this.text, start);
      if (layout.members.length > 0 && Object.keys(after).length > 0) return this.changesIn(layout, before, after);
      if (layout.members.length === 0 && Object.keys(after).length === 0) return [];
    }
    // An empty part that is written anew in its place has not moved.
    const isHere = isContainer(after) && this.placeOf(after)?.offsets[0] === start;
    const written = isHere ? this.writeNew(after, start, start) : this.write(after, start, start);
    return this.narrow([start, skipValue(this.text, start), written]);
  }

  /** Gives the splice of the characters in which two texts differ: all others keep their escapes. */
  private changesInWords(start: number, before: string, after: string): Splice[] {
    const [from, to, words] = narrowed(before, [0, before.length, after]) ?? [0, 0, ''];
    // Half of a character by itself cannot be written.
    const head = /[\uD800-\uDBFF]$/.test(before.slice(0, from)) ? 1 : 0;
    const tail = /^[\uDC00-\uDFFF]/.test(before.slice(to)) ? 1 : 0;
    const spliceStart = skipCharacters(this.text, start + 1, from - head);
    const spliceEnd = skipCharacters(this.text, spliceStart, to + tail - from + head);
    const written = before.slice(from - head, from) + words + before.slice(to, to + tail);
    return [[spliceStart, spliceEnd, JSON.stringify(written).slice(1, -1)]];
  }

  private changesIn(layout: Layout, before: Container, after: Container): Splice[] {
    const { members } = layout;
    const names = Object.keys(after);
    const values = Object.values(after);
    const matches = matchMembers(before, after);
    const beforeValues = Object.values(before);
    const most = Math.min(members.length, values.length);
    let head = 0;
    while (head < most && matches[head] === head) head++;
    let tail = 0;
    while (tail < most - head && matches.at(-1 - tail) === members.length - 1 - tail) tail++;
    const kept = (index: number, match: number): Splice[] => {
      const member = members[match];
      if (!member) return [];
      const { key, value, name } = member;
      const isRenamed = key && name !== names[index];
      return [
        ...(isRenamed ? [[...key, JSON.stringify(names[index])] satisfies Splice] : []),
        ...this.changesAt(value[0], beforeValues[match] ?? null, values[index] ?? null),
      ];
    };
    const splices = names.slice(0, head).flatMap((_, index) => kept(index, index));
    if (head + tail < members.length || head + tail < values.length) {
      const bodies = values.slice(head, values.length - tail).map((value, offset) => {
        const index = head + offset;
        const match = matches[index];
        const member = match === undefined ? undefined : members[match];
        if (match === undefined || !member) return this.writeMember(names[index] ?? '', value, layout, head);
        const slice = this.text.slice(member.start, member.value[1]);
        return applySplices(
          slice,
          kept(index, match).map((splice) => shifted(splice, -member.start)),
        );
      });
      splices.push(...this.narrow(this.spliceBetween(layout, head, tail, matches, bodies)));
    }
    for (let index = values.length - tail; index < values.length; index++) {
      splices.push(...kept(index, members.length - values.length + index));
    }
    return splices;
  }

  /** Gives the splice that puts new bodies between the members at the head and the tail of a container, which stay. */
  private spliceBetween(
    { start, close, members }: Layout,
    head: number,
    tail: number,
    matches: (number | undefined)[],
    bodies: string[],
  ): Splice {
    const last = members.length - 1;
    const usual = leadBetween(members, head);
    const leadOf = (index: number, match: number | undefined): string => {
      if (index === 0) return members[0]?.lead ?? '';
      return match === undefined || match === 0 ? usual : (members[match]?.lead ?? usual);
    };
    // The white space before the closing bracket stays there, whatever becomes the last member.
    const trailOf = (index: number, match: number | undefined): string => {
      if (tail === 0 && index === head + bodies.length - 1) return members[last]?.trail ?? '';
      return match === undefined || match === last ? '' : (members[match]?.trail ?? '');
    };
    const before = members[head - 1];
    const after = members[members.length - tail];
    const parts = bodies.map((body, offset) => {
      const index = head + offset;
      return leadOf(index, matches[index]) + body + trailOf(index, matches[index]);
    });
    if (before) parts.unshift(trailOf(head - 1, head - 1));
    if (after) parts.push(leadOf(head + bodies.length, members.length - tail));
    return [before ? before.value[1] : start + 1, after ? after.start : close, parts.join(',')];
  }

  private writeMember(name: string, value: Json, layout: Layout, head: number): string {
    const neighbour = layout.members[Math.max(0, head - 1)] ?? layout.members[0];
    const likeName = layout.members.find((member) => member.name === name);
    const model = (likeName ?? neighbour)?.value[0];
    const written = this.write(value, neighbour?.start ?? layout.start, model, layout);
    return neighbour?.key ? writeKey(this.text, name, layout) + written : written;
  }

  /**
   * Writes a value for the line of `place`: as it stands elsewhere in the text, else in the style of the value at
   * `model`.
   */
  private write(value: Json, place: number, model: number | undefined, layout?: Layout): string {
    const known = isContainer(value) ? this.elsewhere(value, indentAt(this.text, place)) : undefined;
    return known ?? this.writeNew(value, place, model, layout);
  }

  private writeNew(value: Json, place: number, model: number | undefined, layout?: Layout): string {
    const { text } = this;
    const lineEnd = /\r?\n/.exec(layout?.members[0]?.lead ?? '')?.[0] ?? /\r?\n/.exec(text)?.[0] ?? '\n';
    const elsewhere = this.elsewhere.bind(this);
    return writeValue(text, value, { indent: indentAt(text, place), unit: this.unit(), lineEnd, model, elsewhere });
  }

  /**
   * Gives the text of a part as it stands or once stood elsewhere, with its changes, moved to an indent; undefined for
   * a part that is new.
   */
  private elsewhere(value: Container, indent: string): string | undefined {
    const place = this.placeOf(value);
    if (!place) return this.formerly(value, indent);
    const [start, end] = place.offsets;
    const changes = this.changesAt(start, place.value, value).map((splice) => shifted(splice, -start));
    const written = applySplices(this.text.slice(start, end), changes);
    return written.replaceAll(`\n${indentAt(this.text, start)}`, `\n${indent}`);
  }

  private formerly(value: Container, indent: string): string | undefined {
    for (const printer of this.former) {
      const written = printer.elsewhere(value, indent);
      if (written !== undefined) return written;
    }
    return undefined;
  }

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

  function visit(value: Json, start: number): number {
    if (!isContainer(value)) return skipValue(text, start);
    const values = Object.values(value);
    let index = 0;
    const end = walkMembers(text, start, (member) => visit(values[index++] ?? null, member.start));
    places.set(identityOf(value), { offsets: [start, end], value });
    return end;
  }
}

/**
 * Gives the white space before a member that is new or is not the first any more: that of a neighbour, without empty
 * lines.
 */
function leadBetween(members: Member[], head: number): string {
  const neighbour = members[Math.min(Math.max(1, head), members.length - 1)];
  const lead = neighbour?.lead ?? '';
  return /\r?\n[ \t]*$/.exec(lead)?.[0] ?? (neighbour === members[0] ? ' ' : lead);
}

function shifted([start, end, text]: Splice, by: number): Splice {
  return [start + by, end + by, text];
}
