import type { Bytes } from './bytes';
import type { Json } from './manifest';
import { memberPointer, type Pointer } from './pointer';

/** A list of a site.json whose members are edited one at a time: its pages, or the entries of a collection. */
export interface PartList {
  pointer: Pointer;
  /** The range of each member in bytes: its start, then its end. */
  ranges: number[];
}

/** Finds these lists in the bytes of a well-formed site.json, in the order of the file. */
export function partLists(bytes: Bytes): PartList[] {
  const at = readerOf(bytes);
  const lists: PartList[] = [];
  const note = (pointer: Pointer, start: number): number => {
    const ranges: number[] = [];
    lists.push({ pointer, ranges });
    return walk(at, start, (_, from) => {
      const to = skipValue(at, from);
      ranges.push(from, to);
      return to;
    });
  };
  let first = 0;
  while (at(first) !== openGroup) first++;
  walk(at, first, (name, from) => {
    if (name === 'routes' && at(from) === openList) return note('/routes', from);
    if (name !== 'collections' || at(from) !== openGroup) return skipValue(at, from);
    return walk(at, from, (collection, start) => {
      const pointer = memberPointer('/collections', collection);
      if (at(start) === openList) return note(pointer, start);
      if (at(start) !== openGroup) return skipValue(at, start);
      return walk(at, start, (key, within) =>
        key === 'entries' && at(within) === openList ? note(`${pointer}/entries`, within) : skipValue(at, within),
      );
    });
  });
  return lists;
}

/** Gives the members of a list, read from the bytes in which they were found a piece at a time. */
export function membersOf({ ranges }: PartList, bytes: Bytes): Json[] {
  const members: Json[] = [];
  for (let index = 0; index < ranges.length; ) {
    const from = ranges[index] ?? 0;
    let to = from;
    while (index < ranges.length && to - from < piece) {
      to = ranges[index + 1] ?? bytes.length;
      index += 2;
    }
    const text = new TextDecoder().decode(bytes.read(from, to));
    for (const member of JSON.parse(`[${text}]`)) members.push(member);
  }
  return members;
}

/** So many bytes are read at once: a text may have many megabytes. */
const piece = 1 << 18;

/** Gives the byte at an offset, undefined past the end. */
type ByteAt = (offset: number) => number | undefined;

/** Makes a reader for whoever goes through bytes from their start to their end. */
function readerOf(bytes: Bytes): ByteAt {
  let start = 0;
  let held: Uint8Array = new Uint8Array();
  return (offset) => {
    if (offset >= bytes.length) return undefined;
    if (offset < start || offset >= start + held.length) {
      start = offset;
      held = bytes.read(offset, Math.min(offset + piece, bytes.length));
    }
    return held[offset - start];
  };
}

const [quote, backslash, openGroup, closeGroup, openList, closeList] = [34, 92, 123, 125, 91, 93];
const [comma, colon] = [44, 58];

/** Visits the members of a container as `walkMembers` does; the names of those of a list are empty. */
function walk(at: ByteAt, start: number, visit: (name: string, from: number) => number): number {
  const isList = at(start) === openList;
  let offset = skipSigns(at, start + 1);
  while (at(offset) !== closeList && at(offset) !== closeGroup) {
    let name = '';
    if (!isList) {
      const end = endOfString(at, offset);
      const letters = Uint8Array.from({ length: end - offset }, (_, index) => at(offset + index) ?? 0);
      name = JSON.parse(new TextDecoder().decode(letters));
      offset = skipSigns(at, end);
    }
    offset = skipSigns(at, visit(name, offset));
  }
  return offset + 1;
}

/** Gives the offset of the first byte from `start` on that is neither white space nor stands between members. */
function skipSigns(at: ByteAt, start: number): number {
  let offset = start;
  for (;;) {
    const byte = at(offset) ?? closeList;
    if (byte > 32 && byte !== comma && byte !== colon) return offset;
    offset++;
  }
}

function endOfString(at: ByteAt, start: number): number {
  for (let offset = start + 1; ; offset++) {
    const byte = at(offset);
    if (byte === quote) return offset + 1;
    if (byte === backslash) offset++;
  }
}

/** Gives the offset after the value which begins at `start`. */
function skipValue(at: ByteAt, start: number): number {
  const first = at(start);
  if (first === quote) return endOfString(at, start);
  let offset = start;
  if (first !== openGroup && first !== openList) {
    while (![undefined, comma, closeGroup, closeList].includes(at(offset)) && (at(offset) ?? 0) > 32) offset++;
    return offset;
  }
  for (let depth = 0; ; offset++) {
    const byte = at(offset);
    if (byte === quote) offset = endOfString(at, offset) - 1;
    else if (byte === openGroup || byte === openList) depth++;
    else if ((byte === closeGroup || byte === closeList) && --depth === 0) return offset + 1;
  }
}
