import type { CopyKind } from '../../manifest/visit-copy';
import { type ReadPart, readParts } from '../words/read-parts';
import { replaceWords, wordsPattern } from './replace-words';
import { takeOut } from './take-out';

/** A text as it is read, with the places in it where the words of a search stand. */
export interface HitsInText {
  read: string;
  hits: ReadHit[];
}

/** A range of a text as it is read, and the range in which that is written. */
interface ReadHit {
  start: number;
  end: number;
  from: number;
  to: number;
  /**
   * Tells whether other words can take the place of the hit: `plain`, at once; `emphasis`, with the bold or italic
   * marks that it fills. A `kept` hit stays, because it holds a whole link or half of a marked range, and nobody could
   * tell which of the new words to mark.
   */
  kind: 'plain' | 'emphasis' | 'kept';
}

/** A text to search: the kind of copy that it is, if it is any, and what its placeholders say now. */
interface Text {
  text: string;
  copy?: CopyKind | undefined;
  says: (written: string) => string;
}

/** A span of a text, and where it begins in that as it is read. */
type PlacedPart = ReadPart & { at: number };

/**
 * Finds words in a text as visitors read it, across links, bold, italic and what placeholders say; words within one
 * placeholder are no hit, because its value is found itself.
 */
export function readHits({ text, copy, says }: Text, query: string): HitsInText {
  const parts: PlacedPart[] = [];
  let read = '';
  for (const part of readParts(text, copy, says)) {
    parts.push({ ...part, at: read.length });
    read += part.reads;
  }
  const matches = query === '' ? [] : [...read.matchAll(wordsPattern(query))];
  const hits = matches.flatMap(({ 0: words, index }) => hitIn(parts, index, index + words.length) ?? []);
  return { read, hits };
}

/** Tells whether a text holds words that others can replace. */
export function hasWords(text: Text, query: string): boolean {
  return readHits(text, query).hits.some(({ kind }) => kind !== 'kept');
}

/** Replaces words in a text as it is read; where the new ones are empty, the blank goes, too, that they would leave. */
export function replaceRead(text: Text, query: string, words: string): string {
  const { read, hits } = readHits(text, query);
  const replacedHits = hits.filter(({ kind }) => kind !== 'kept').reverse();
  return replacedHits.reduce((written, { start, end, from, to }) => {
    const [before, after] = [written.slice(0, from), written.slice(to)];
    return words === ''
      ? takeOut(before, after, text.copy)
      : before + replaceWords(read.slice(start, end), query, words) + after;
  }, text.text);
}

function hitIn(parts: readonly PlacedPart[], start: number, end: number): ReadHit | undefined {
  const first = parts.findIndex((part) => endOf(part) > start);
  const last = parts.findLastIndex((part) => part.at < end);
  const [one, other] = [parts[first], parts[last]];
  if (!one || !other || (first === last && one.kind === 'placeholder')) return undefined;
  const hit = { start, end, from: placeIn(one, start), to: placeIn(other, end) };
  const within = parts.slice(first, last + 1);
  if (within.some(isFixed)) return { ...hit, kind: 'kept' };
  if (!within.some(isMark)) return { ...hit, kind: 'plain' };
  const begin = start === one.at ? parts.slice(0, first).findLastIndex((part) => !isMark(part)) + 1 : first;
  const after = parts.slice(last + 1).findIndex((part) => !isMark(part));
  const stop = end < endOf(other) ? last : after < 0 ? parts.length - 1 : last + after;
  for (const [from, to] of [
    [first, last],
    [first, stop],
    [begin, last],
    [begin, stop],
  ] as const) {
    const around = parts.slice(from, to + 1);
    if (!areWhole(around.filter(isMark))) continue;
    return {
      ...hit,
      from: from < first ? (parts[from]?.start ?? hit.from) : hit.from,
      to: to > last ? (parts[to] ?? other).end : hit.to,
      kind: 'emphasis',
    };
  }
  return { ...hit, kind: 'kept' };
}

/** Tells whether marks are bold and italic alone, each with its other half. */
function areWhole(marks: readonly ReadPart[]): boolean {
  const open: ReadPart[] = [];
  for (const mark of marks) {
    if (!isMark(mark) || mark.mark === 'link') return false;
    if (mark.kind === 'open') open.push(mark);
    else if (open.pop() === undefined) return false;
  }
  return open.length === 0;
}

function isMark(part: ReadPart): part is Extract<ReadPart, { kind: 'open' | 'close' }> {
  return part.kind === 'open' || part.kind === 'close';
}

/** Tells whether replacing leaves a span as it is. */
function isFixed({ kind }: ReadPart): boolean {
  return kind === 'placeholder' || kind === 'address' || kind === 'line';
}

function endOf({ at, reads }: PlacedPart): number {
  return at + reads.length;
}

/** Gives the offset in the written text for an offset in a span as it is read: in words its letter, else the nearer end. */
function placeIn({ kind, at, start, end }: PlacedPart, place: number): number {
  if (kind === 'words') return start + place - at;
  return place === at ? start : end;
}
