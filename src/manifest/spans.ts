import { bracesOrPlaceholder } from './placeholder';
import { type CopyKind, type CopyVisitor, type LineMark, visitCopy } from './visit-copy';
import type { Mark, Range } from './visit-inline';

export type { Range };

/** A name in braces, `{name}` or `{name:format}`. */
export interface Placeholder extends Range {
  name: string;
  format?: string;
}

/** A stretch of a text, by what it is to a reader. */
export type Span =
  /** Plain words, and the white space around the passages of copy. */
  | (Range & { kind: 'words'; isGap?: true })
  /** One character that is written as two: `\*` in copy, `{{` anywhere. */
  | (Range & { kind: 'escape' | 'brace'; says: string })
  | (Placeholder & { kind: 'placeholder' })
  /** The signs before and behind marked words; `target` is where the address of a link stands. */
  | (Range & { kind: 'open' | 'close'; mark: Mark; target: Range | undefined })
  /** The signs that begin a line; `number` is the place of an item in its numbered list, and 0 for all others. */
  | (Range & { kind: 'line'; mark: LineMark; number: number });

/**
 * Reads a text as its spans, in order and without gaps; with `kind`, as copy of that kind, whose marks are spans, too.
 * `count` is the number of items of the numbered list before it.
 */
export function readSpans(text: string, copy: CopyKind | undefined, count = 0): Span[] {
  const spans: Span[] = [];
  const words = (start: number, end: number): void => pushWords(spans, text, start, end);
  if (copy === undefined) {
    words(0, text.length);
    return spans;
  }
  const sign =
    (kind: 'open' | 'close') =>
    (mark: Mark, range: Range, target: Range | undefined): void => {
      spans.push({ kind, mark, target, ...range });
    };
  const visitor: CopyVisitor = {
    words,
    gap: (start, end) => spans.push({ kind: 'words', isGap: true, start, end }),
    escape: (start, end) => spans.push({ kind: 'escape', says: text.slice(start + 1, end), start, end }),
    open: sign('open'),
    close: sign('close'),
    line: (mark, range, number) => spans.push({ kind: 'line', mark, number, ...range }),
  };
  visitCopy(text, copy, visitor, count);
  return spans;
}

/**
 * Escapes words so that copy of a kind reads as them: doubles braces, and puts a backslash before what would be a mark.
 */
export function asCopy(words: string, kind: CopyKind): string {
  return withoutLineMarks(words.replaceAll(/[{}]/g, '$&$&').replaceAll(/[\\*[\]]/g, '\\$&'), kind);
}

/**
 * Escapes the line marks in copy of a kind, so that they read as words; `count` is the number of items of the numbered
 * list before it.
 */
export function withoutLineMarks(text: string, kind: CopyKind, count = 0): string {
  // Once the first item of a list is none, those that count on from it are none either.
  const marks = readSpans(text, kind, count).filter((span) => span.kind === 'line' && span.number <= count + 1);
  return marks.reduceRight((copy, { start }) => {
    return copy.slice(0, start) + copy.slice(start).replace(/^(?=\D)|^\d+/, '$&\\');
  }, text);
}

/** Gives the placeholders of a text, in order; a name in doubled braces is none. */
export function placeholdersIn(text: string): Placeholder[] {
  return text.includes('{') ? readSpans(text, undefined).filter((span) => span.kind === 'placeholder') : [];
}

function pushWords(spans: Span[], text: string, from: number, to: number): void {
  const words = text.slice(from, to);
  let offset = from;
  const pushTo = (end: number): void => {
    if (end > offset) spans.push({ kind: 'words', start: offset, end });
  };
  for (const { 0: written, 1: name, 2: format, index } of words.matchAll(bracesOrPlaceholder)) {
    const start = from + index;
    const end = start + written.length;
    pushTo(start);
    if (name === undefined) spans.push({ kind: 'brace', says: written.charAt(0), start, end });
    else spans.push({ kind: 'placeholder', name, ...(format !== undefined && { format }), start, end });
    offset = end;
  }
  pushTo(to);
}
