import type { CopyKind } from '../../manifest/visit-copy';
import { type ReadPart, readParts } from '../words/read-parts';
import { replaceWords, wordsPattern } from './replace-words';
import { takeOut } from './take-out';

/** A text as it is read, with the places in it where the words of a search stand. */
export interface HitsInText {
  read: string;
  hits: ReadHit[];
}

/** The words of a search in a text: from `start` to `end` as it is read, from `from` to `to` as it is written. */
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

/** A span of a text; `at` is where it begins in the text as it is read. */
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

/** Gives the hit at a range of a text as it is read; undefined where one placeholder says all of it. */
function hitIn(parts: readonly PlacedPart[], start: number, end: number): ReadHit | undefined {
  const first = parts.findIndex((part) => endOf(part) > start);
  const last = parts.findLastIndex((part) => part.at < end);
  const [firstPart, lastPart] = [parts[first], parts[last]];
  if (!firstPart || !lastPart || (first === last && firstPart.kind === 'placeholder')) return undefined;
  const hit = { start, end, from: placeIn(firstPart, start), to: placeIn(lastPart, end) };
  const within = parts.slice(first, last + 1);
  if (within.some(isFixed)) return { ...hit, kind: 'kept' };
  if (!within.some(isMark)) return { ...hit, kind: 'plain' };
  // In `**Call** us`, the mark that opens the bold words stands before the hit, and the one that closes them in it.
  const begin = start === firstPart.at ? first - countMarks(parts.slice(0, first).reverse()) : first;
  const stop = end === endOf(lastPart) ? last + countMarks(parts.slice(last + 1)) : last;
  const ranges = [
    [first, last],
    [first, stop],
    [begin, last],
    [begin, stop],
  ] as const;
  const range = ranges.find(([from, to]) => areWhole(parts.slice(from, to + 1).filter(isMark)));
  if (!range) return { ...hit, kind: 'kept' };
  const [from, to] = [parts[range[0]], parts[range[1]]];
  return {
    ...hit,
    kind: 'emphasis',
    ...(range[0] < first && from && { from: from.start }),
    ...(range[1] > last && to && { to: to.end }),
  };
}

/** Counts the marks with which some parts begin. */
function countMarks(parts: readonly ReadPart[]): number {
  const index = parts.findIndex((part) => !isMark(part));
  return index < 0 ? parts.length : index;
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

/**
 * Gives the offset in the written text for an offset in the text as it is read, which lies in this span: in words that of
 * the letter, else that of the nearer end of the span.
 */
function placeIn({ kind, at, start, end }: PlacedPart, offset: number): number {
  if (kind === 'words') return start + offset - at;
  return offset === at ? start : end;
}
