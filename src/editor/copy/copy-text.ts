import { readSpans, type Span, withoutLineMarks } from '../../manifest/spans';
import type { CopyKind, LineMark } from '../../manifest/visit-copy';
import type { Range } from '../../manifest/visit-inline';
import { areSame, onOneLine, type Sign, signsOf, trimSigns, writeSigns } from './signs';

/** A passage of copy, a paragraph unless it has a line mark, with the place where it was read. */
export interface Passage {
  mark: LineMark | undefined;
  /** Tells whether it begins a numbered list of its own right after another one. */
  begins: boolean;
  signs: Sign[];
  /** The characters from which it was read, its mark among them, and those before it. */
  source: string | undefined;
  before: string | undefined;
}

/** Reads copy of a kind as its passages, and the characters after the last of them. */
export function readCopy(text: string, kind: CopyKind): { passages: Passage[]; end: string } {
  const passages: Passage[] = [];
  let offset = 0;
  for (const { mark, number, signs, start, end } of readPassages(text, kind, 0)) {
    const begins = number === 1 && passages.at(-1)?.mark === 'number';
    passages.push({ mark, begins, signs, source: text.slice(start, end), before: text.slice(offset, start) });
    offset = end;
  }
  return { passages, end: text.slice(offset) };
}

/** A passage as a text says it; `number` is its place in a numbered list, and 0 for all others. */
type ReadPassage = Pick<Passage, 'mark' | 'signs'> & { number: number };

/** Reads the passages of a text that stands after a numbered list of `count` items. */
function readPassages(text: string, kind: CopyKind, count: number): (ReadPassage & Range)[] {
  const stretches: Span[][] = [];
  let isEnded = true;
  for (const span of readSpans(text, kind, count)) {
    const isGap = span.kind === 'words' && span.isGap === true;
    if (!isGap && (isEnded || span.kind === 'line')) stretches.push([]);
    if (!isGap) stretches.at(-1)?.push(span);
    isEnded = isGap;
  }
  return stretches.map((spans) => {
    const [first] = spans;
    const { mark, number } = first?.kind === 'line' ? first : { mark: undefined, number: 0 };
    const signs = signsOf(spans, text);
    const range = { start: first?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
    return { mark, number, signs: mark ? onOneLine(signs) : signs, ...range };
  });
}

/** A passage that is written, and what stands before it where that has the same mark. */
interface WrittenPassage {
  mark: LineMark | undefined;
  number: number;
  text: string;
  gap?: string;
}

/**
 * Writes passages as copy of a kind. One that still says what was read keeps its characters; one without words is left
 * out.
 */
export function writeCopy(passages: readonly Passage[], kind: CopyKind, end = ''): string {
  let written = '';
  let former: WrittenPassage | undefined;
  let isLastKept = true;
  for (const passage of passages) {
    const { mark, begins, source } = passage;
    const signs = trimSigns(passage.signs);
    if (signs.length === 0) continue;
    const count = begins ? 0 : (former?.number ?? 0);
    const number = mark === 'number' ? count + 1 : 0;
    const readPassage = { mark, number, signs: mark ? onOneLine(signs) : signs };
    const isKept = source !== undefined && says(source, readPassage, kind, count);
    const text = isKept ? source : writePassage(readPassage, kind, count, [source, former?.text]);
    const gap = gapBetween(former, passage);
    written += former || isKept ? gap + text : text;
    isLastKept = isKept;
    former = { mark, number, text, ...(former?.mark === mark && { gap }) };
  }
  // A blank at the end belongs to the words that it followed.
  return isLastKept || /\n\s*\n/.test(end) ? written + end : written;
}

/**
 * Gives the white space before a passage: the former one, where it still separates the two passages, else that of the
 * passage above.
 */
function gapBetween(former: WrittenPassage | undefined, { mark, begins, before }: Passage): string {
  if (!former) return before ?? '';
  const parts = mark || former.mark ? /\n/ : /\n\s*\n/;
  if (before !== undefined && parts.test(before)) return before;
  const goesOn = mark && mark !== 'heading' && mark === former.mark && !begins;
  return goesOn ? (former.gap ?? '\n') : '\n\n';
}

/** Tells whether a text that stands after a numbered list of `count` items says a passage, and nothing else. */
function says(text: string, { mark, number, signs }: ReadPassage, kind: CopyKind, count: number): boolean {
  const [read, other] = readPassages(text, kind, count);
  return !other && read?.mark === mark && read?.number === number && areSame(read.signs, signs);
}

/** The sets of characters to escape, tried in this order: most copy needs none. */
const escaped = ['', '*', '[', '[]', '*[', '*[]', '\\', '\\*', '\\[]', '\\*[]'];

/** A line mark as it is usually written, and as it may be. */
const lineMarks: Readonly<Record<LineMark, [usual: string, any: RegExp]>> = {
  bullet: ['- ', /^-[^\S\n]+/],
  number: ['1. ', /^\d+[.)][^\S\n]+/],
  heading: ['## ', /^##[^\S\n]+/],
  quotation: ['> ', /^>[^\S\n]+/],
};

/**
 * Writes a passage with no more escapes than it needs, after a numbered list of `count` items. Its line mark looks as
 * in the first text of `like` that has one. Where copy cannot hold the passage, writes the nearest that it can.
 */
function writePassage(
  readPassage: ReadPassage,
  kind: CopyKind,
  count: number,
  like: readonly (string | undefined)[],
): string {
  const { mark, number, signs } = readPassage;
  const [usual, any] = mark ? lineMarks[mark] : ['', /^/];
  const sign = like.flatMap((text) => any.exec(text ?? '')?.[0] || [])[0] ?? usual;
  let text = '';
  for (const characters of escaped) {
    const words = writeSigns(signs, characters);
    text = mark ? sign.replace(/^\d+/, String(number)) + words : withoutLineMarks(words, kind, count);
    if (says(text, readPassage, kind, count)) break;
  }
  return text;
}
