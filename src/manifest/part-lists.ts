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
  const reader = readerOf(bytes);
  const { at } = reader;
  const lists: PartList[] = [];
  const note = (pointer: Pointer, start: number): number => {
    const ranges: number[] = [];
    lists.push({ pointer, ranges });
    return walk(reader, start, (_, from) => {
      const to = skipValue(reader, from);
      ranges.push(from, to);
      return to;
    });
  };
  let first = 0;
  while (at(first) !== openGroup) first++;
  walk(reader, first, (name, from) => {
    if (name === 'routes' && at(from) === openList) return note('/routes', from);
    if (name !== 'collections' || at(from) !== openGroup) return skipValue(reader, from);
    return walk(reader, from, (collection, start) => {
      const pointer = memberPointer('/collections', collection);
      if (at(start) === openList) return note(pointer, start);
      if (at(start) !== openGroup) return skipValue(reader, start);
      return walk(reader, start, (key, within) =>
        key === 'entries' && at(within) === openList ? note(`${pointer}/entries`, within) : skipValue(reader, within),
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

/** Reads bytes from their start to their end. */
interface Reader {
  /** Gives the byte at an offset, undefined past the end. */
  at(offset: number): number | undefined;
  /** Gives the bytes from an offset on that are in hand; none past the end. */
  from(offset: number): Uint8Array;
}

function readerOf(bytes: Bytes): Reader {
  let start = 0;
  let held: Uint8Array = new Uint8Array();
  const hold = (offset: number): void => {
    if (offset >= start && offset < start + held.length) return;
    start = offset;
    held = bytes.read(offset, Math.min(offset + piece, bytes.length));
  };
  return {
    at(offset) {
      if (offset >= bytes.length) return undefined;
      hold(offset);
      return held[offset - start];
    },
    from(offset) {
      hold(offset);
      return held.subarray(offset - start);
    },
  };
}

const [quote, backslash, openGroup, closeGroup, openList, closeList] = [34, 92, 123, 125, 91, 93];
const [comma, colon] = [44, 58];

/** Visits the members of a container as `walkMembers` does; the names of those of a list are empty. */
function walk(bytes: Reader, start: number, visit: (name: string, from: number) => number): number {
  const { at } = bytes;
  const isList = at(start) === openList;
  let offset = skipSigns(bytes, start + 1);
  while (at(offset) !== closeList && at(offset) !== closeGroup) {
    let name = '';
    if (!isList) {
      const end = endOfString(bytes, offset);
      const letters = Uint8Array.from({ length: end - offset }, (_, index) => at(offset + index) ?? 0);
      name = JSON.parse(new TextDecoder().decode(letters));
      offset = skipSigns(bytes, end);
    }
    offset = skipSigns(bytes, visit(name, offset));
  }
  return offset + 1;
}

/** Gives the offset of the first byte from `start` on that is neither white space nor stands between members. */
function skipSigns({ at }: Reader, start: number): number {
  let offset = start;
  for (;;) {
    const byte = at(offset) ?? closeList;
    if (byte > 32 && byte !== comma && byte !== colon) return offset;
    offset++;
  }
}

function endOfString({ at }: Reader, start: number): number {
  for (let offset = start + 1; ; offset++) {
    const byte = at(offset);
    if (byte === quote) return offset + 1;
    if (byte === backslash) offset++;
  }
}

/** Gives the offset after the value which begins at `start`. */
function skipValue(bytes: Reader, start: number): number {
  const first = bytes.at(start);
  if (first === quote) return endOfString(bytes, start);
  if (first === openGroup || first === openList) return endOfContainer(bytes, start);
  let offset = start;
  while (![undefined, comma, closeGroup, closeList].includes(bytes.at(offset)) && (bytes.at(offset) ?? 0) > 32)
    offset++;
  return offset;
}

/**
 * Gives the offset after the container which begins at `start`. Nearly all bytes are passed here, so they are taken from
 * the piece in hand, which takes a third of the time.
 */
function endOfContainer(bytes: Reader, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let offset = start; ; ) {
    const held = bytes.from(offset);
    let index = 0;
    while (index < held.length) {
      if (isInString) {
        while (index < held.length && held[index] !== quote) index += held[index] === backslash ? 2 : 1;
        if (index >= held.length) break;
      }
      const byte = held[index++];
      if (byte === quote) isInString = !isInString;
      else if (byte === openGroup || byte === openList) depth++;
      else if ((byte === closeGroup || byte === closeList) && --depth === 0) return offset + index;
    }
    // What a backslash stands before may lie in the next piece.
    offset += index;
  }
}
