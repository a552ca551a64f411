import { bracesOrPlaceholder } from './placeholder';
import { type Mark, type Range, visitCopy } from './visit-copy';

export type { Range };

/** A name in braces, `{name}` or `{name:format}`. */
export interface Placeholder extends Range {
  name: string;
  format?: string;
}

/** A stretch of a text, by what it is to a reader. */
export type Span =
  /** Words, which are read as they are written. */
  | (Range & { kind: 'words' })
  /** One character that is written as two: `\*` in copy, `{{` anywhere. */
  | (Range & { kind: 'escape' | 'brace'; says: string })
  | (Placeholder & { kind: 'placeholder' })
  /** The signs before and behind marked words; `target` is where the address of a link stands. */
  | (Range & { kind: 'open' | 'close'; mark: Mark; target: Range | undefined });

/** Reads a text as its spans, which are all of it, in order; with marks only where it is copy. */
export function readSpans(text: string, isCopy: boolean): Span[] {
  const spans: Span[] = [];
  const words = (start: number, end: number): void => pushWords(spans, text, start, end);
  if (!isCopy) {
    words(0, text.length);
    return spans;
  }
  const sign =
    (kind: 'open' | 'close') =>
    (mark: Mark, range: Range, target: Range | undefined): void => {
      spans.push({ kind, mark, target, ...range });
    };
  visitCopy(text, {
    words,
    gap: (start, end) => spans.push({ kind: 'words', start, end }),
    escape: (start, end) => spans.push({ kind: 'escape', says: text.slice(start + 1, end), start, end }),
    open: sign('open'),
    close: sign('close'),
  });
  return spans;
}

/** Gives the placeholders of a text, in order; a name in doubled braces is none. */
export function placeholdersIn(text: string): Placeholder[] {
  return text.includes('{') ? readSpans(text, false).filter((span) => span.kind === 'placeholder') : [];
}

function pushWords(spans: Span[], text: string, from: number, to: number): void {
  const words = text.slice(from, to);
  let reached = from;
  const pushTo = (end: number): void => {
    if (end > reached) spans.push({ kind: 'words', start: reached, end });
  };
  for (const { 0: written, 1: name, 2: format, index } of words.matchAll(bracesOrPlaceholder)) {
    const start = from + index;
    const end = start + written.length;
    pushTo(start);
    if (name === undefined) spans.push({ kind: 'brace', says: written.charAt(0), start, end });
    else spans.push({ kind: 'placeholder', name, ...(format !== undefined && { format }), start, end });
    reached = end;
  }
  pushTo(to);
}
