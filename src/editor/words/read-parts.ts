import { type Range, readSpans, type Span } from '../../manifest/spans';
import type { CopyKind } from '../../manifest/visit-copy';

/**
 * A span of a text, or an e-mail or web address in it, with the characters that are written and the words as which they
 * are read. Marks are read as nothing, but for those of list items.
 */
export type ReadPart = (Span | (Range & { kind: 'address' })) & { written: string; reads: string };

/** Gives what a name in braces says now. */
type Says = (written: string) => string;

/** An e-mail address, or one of the web that is written out: whoever writes or goes there needs it letter by letter. */
const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|https?:\/\/[^\s{}()*[\]\\]+/gu;

/** Parts a text into its spans, each as it is read; `says` gives what a placeholder says. */
export function readParts(text: string, copy: CopyKind | undefined, says: Says): ReadPart[] {
  return readSpans(text, copy).flatMap((span): ReadPart[] => {
    const written = text.slice(span.start, span.end);
    if (span.kind === 'words') return partsOfWords(written, span.start);
    return [{ ...span, written, reads: readSpan(span, written, says) }];
  });
}

function readSpan(span: Span, written: string, says: Says): string {
  if (span.kind === 'placeholder') return says(written);
  if (span.kind === 'escape' || span.kind === 'brace') return span.says;
  if (span.kind === 'line') return span.mark === 'bullet' || span.mark === 'number' ? written : '';
  return span.kind === 'words' ? written : '';
}

function partsOfWords(words: string, start: number): ReadPart[] {
  const parts: ReadPart[] = [];
  let offset = 0;
  const push = (kind: 'words' | 'address', end: number): void => {
    const written = words.slice(offset, end);
    if (written !== '') parts.push({ kind, start: start + offset, end: start + end, written, reads: written });
    offset = end;
  };
  for (const { 0: found, index } of words.matchAll(address)) {
    push('words', index);
    push('address', index + found.length);
  }
  push('words', words.length);
  return parts;
}
