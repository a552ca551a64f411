import { type ReadPart, readParts } from '../words/read-parts';
import { replaceWords, wordsPattern } from './replace-words';

/** What is read of a text, and where words stand in it that somebody looks for. */
export interface ReadText {
  read: string;
  hits: ReadHit[];
}

/** A place in what is read of a text, and where that is written. */
interface ReadHit {
  start: number;
  end: number;
  from: number;
  to: number;
  /**
   * Whether other words can take the place of these; of those that hold a whole stretch of bold or italic, without it.
   * The others are kept: nobody could say which of the new words a link, or half of a stretch, would hold.
   */
  kind: 'plain' | 'emphasis' | 'kept';
}

/** A text to look in: whether its marks are understood, and what its names in braces say now. */
interface Text {
  text: string;
  isCopy?: boolean | undefined;
  says: (written: string) => string;
}

/** A stretch of a text with where it begins in what is read of that. */
type PlacedPart = ReadPart & { at: number };

/** Finds words in what visitors read of a text, across its links, its bold and italic, and what names in braces say; a value that says them is found itself. */
export function readHits({ text, isCopy = false, says }: Text, wanted: string): ReadText {
  const parts: PlacedPart[] = [];
  let read = '';
  for (const part of readParts(text, isCopy, says)) {
    parts.push({ ...part, at: read.length });
    read += part.reads;
  }
  const found = wanted === '' ? [] : [...read.matchAll(wordsPattern(wanted))];
  const hits = found.flatMap(({ 0: words, index }) => hitIn(parts, index, index + words.length) ?? []);
  return { read, hits };
}

/** Whether other words can be written in the place of some that are read in a text. */
export function hasWords(text: Text, wanted: string): boolean {
  return readHits(text, wanted).hits.some(({ kind }) => kind !== 'kept');
}

/** A text with other words in the place of some that are read in it; where there are none, without the blank that they leave. */
export function replaceRead(text: Text, wanted: string, words: string): string {
  const { read, hits } = readHits(text, wanted);
  const replaced = hits.filter(({ kind }) => kind !== 'kept').reverse();
  return replaced.reduce((written, { start, end, from, to }) => {
    const [before, after] = [written.slice(0, from), written.slice(to)];
    return words === ''
      ? joined(before, after, text.isCopy)
      : before + replaceWords(read.slice(start, end), wanted, words) + after;
  }, text.text);
}

/**
 * What stood before and after words that are taken out: one blank between them, none at an end or before a mark that
 * closes, and no bold, italic or link of nothing.
 */
function joined(before: string, after: string, isCopy = false): string {
  const [opening = ''] = (isCopy && /\*\*?$|\[$/.exec(before)) || [];
  const [closing] = (opening === '[' ? /^\]\([^()]*\)/ : /^\*\*?/).exec(after) ?? [];
  if (opening !== '' && closing !== undefined && (opening === '[' || closing === opening))
    return joined(before.slice(0, -opening.length), after.slice(closing.length), isCopy);
  const rest = /(^|\s)$/.test(before) ? after.replace(/^ +/, '') : after;
  const isEnd = /^ *($|\n)|^([,.;:!?…)]|\]\(|\*+($|[\s,.;:!?…)]))/.test(after);
  return (isEnd ? before.replace(/ +$/, '') : before) + rest;
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

/** Whether marks are those of bold and italic words, each with its other half. */
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

/** Whether a stretch stays as it is. */
function isFixed({ kind }: ReadPart): boolean {
  return kind === 'placeholder' || kind === 'address';
}

function endOf({ at, reads }: PlacedPart): number {
  return at + reads.length;
}

/** Where a place in what is read of a stretch is written: within words at its letter, else at the end that is nearer. */
function placeIn({ kind, at, start, end }: PlacedPart, place: number): number {
  if (kind === 'words') return start + place - at;
  return place === at ? start : end;
}
