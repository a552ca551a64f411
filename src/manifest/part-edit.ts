import type { Bytes } from './bytes';
import { isObject, type Json, type JsonObject } from './manifest';
import type { PartList } from './part-lists';
import { memberPointer, type Pointer } from './pointer';
import { findFault } from './scan';

/** An edit of one page or entry alone: its pointer, and the part before and after. */
export interface PartEdit {
  pointer: Pointer;
  before: JsonObject;
  after: JsonObject;
  /** The range of the part in the bytes after the edit, and what stands there. */
  from: number;
  to: number;
  bytes: Uint8Array;
  /** How many bytes and characters the edit has added. */
  addedBytes: number;
  addedCharacters: number;
}

/**
 * Finds the one page or entry in which a site.json differs from an earlier one; undefined where it differs elsewhere,
 * too, or is no JSON. The earlier text must be JSON, and its lists are given.
 */
export function partEdit(before: Bytes, after: Bytes, lists: PartList[]): PartEdit | undefined {
  const start = commonStart(before, after);
  const end = before.length - commonEnd(before, after, Math.min(before.length, after.length) - start);
  const list = lists.findLast(({ ranges }) => (ranges[0] ?? before.length) < start);
  const index = list ? memberAt(list.ranges, start) : 0;
  const [from = 0, last = 0] = list?.ranges.slice(2 * index, 2 * index + 2) ?? [];
  if (!list || end >= last) return undefined;
  const addedBytes = after.length - before.length;
  const to = last + addedBytes;
  // What slices a buffer of Node copies nothing.
  const bytes = new Uint8Array(after.read(from, to));
  const [written, rewritten] = [decoded(before.read(from, last)), decoded(bytes)];
  // All around it is as it was: the whole is JSON where this part is.
  if (!rewritten.startsWith('{') || findFault(rewritten)) return undefined;
  const [one, other] = [written, rewritten].map((text): Json => JSON.parse(text));
  if (!isObject(one) || !isObject(other)) return undefined;
  const pointer = memberPointer(list.pointer, index);
  const addedCharacters = rewritten.length - written.length;
  return { pointer, before: one, after: other, from, to, bytes, addedBytes, addedCharacters };
}

/** Gives the index of the last member that begins before an offset. */
function memberAt(ranges: number[], offset: number): number {
  let [low, high] = [0, ranges.length / 2];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ranges[2 * middle] ?? 0) < offset) low = middle;
    else high = middle;
  }
  return low;
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Texts are compared in pieces of so many bytes. */
const piece = 1 << 16;

function commonStart(one: Bytes, other: Bytes): number {
  const most = Math.min(one.length, other.length);
  for (let length = 0; length < most; length += piece) {
    const to = Math.min(length + piece, most);
    const same = sameAtStart(one.read(length, to), other.read(length, to));
    if (length + same < to) return length + same;
  }
  return most;
}

/** Gives how many bytes two texts have in common at their ends, at most `most`. */
function commonEnd(one: Bytes, other: Bytes, most: number): number {
  for (let length = 0; length < most; length += piece) {
    const to = Math.min(length + piece, most);
    const same = sameAtEnd(
      one.read(one.length - to, one.length - length),
      other.read(other.length - to, other.length - length),
    );
    if (length + same < to) return length + same;
  }
  return most;
}

/**
 * Gives how many bytes of two pieces of the same length are the same at their beginnings. Eight are compared at once, as
 * a number: those of a text are never zero, of which there are two, and where they are no number, they are compared one
 * by one.
 */
function sameAtStart(one: Uint8Array, other: Uint8Array): number {
  const [eights, others] = [inEights(one), inEights(other)];
  let index = 0;
  while (index < eights.length && eights[index] === others[index]) index++;
  let same = 8 * index;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

function sameAtEnd(one: Uint8Array, other: Uint8Array): number {
  const { length } = one;
  if (sameAtStart(one, other) === length) return length;
  let same = 0;
  while (one[length - same - 1] === other[length - same - 1]) same++;
  return same;
}

/** Gives bytes eight by eight; those that do not begin at a multiple of eight in their memory are copied. */
function inEights(bytes: Uint8Array): Float64Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  return new Float64Array(buffer, byteOffset, length >> 3);
}

/** Gives the lists of a text after an edit, from those before. */
export function listsAfter(lists: PartList[], { from, addedBytes }: PartEdit): PartList[] {
  return lists.map(({ pointer, ranges }) => ({
    pointer,
    ranges: ranges.map((offset) => (offset > from ? offset + addedBytes : offset)),
  }));
}
