import { placeholder } from '../../manifest/placeholder';

/** A stretch of a text as it is written, and how it is read: as it is, as something else, or not at all. */
export interface ReadPart {
  written: string;
  /** How it is read where that is not as it is written. */
  reads?: string;
}

/** Gives what a name in braces says now. */
type Says = (written: string) => string;

/** An e-mail address, or one of the web that is written out: whoever writes or goes there needs it letter by letter. */
const address = '[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+|https?://[^\\s{}()*\\[\\]\\\\]+';

const inCopy = new RegExp(
  `${address}|\\\\[\\\\*[\\]]|(?<=\\S)\\*+|\\*+(?=\\S)|\\[(?=(?:[^[\\]\\\\]|\\\\.)+\\]\\([^()\\s]+\\))|\\]\\([^()\\s]+\\)|${placeholder}|\\{\\{|\\}\\}`,
  'gu',
);
const inText = new RegExp(`${address}|${placeholder}|\\{\\{|\\}\\}`, 'gu');

/**
 * The stretches of a text: words, and between them marks, addresses and names in braces; `says` gives what one of those
 * says now.
 */
export function readParts(text: string, isCopy: boolean, says: Says): ReadPart[] {
  const parts: ReadPart[] = [];
  let end = 0;
  for (const { 0: written, 1: name, index } of text.matchAll(isCopy ? inCopy : inText)) {
    if (index > end) parts.push({ written: text.slice(end, index) });
    parts.push({ written, reads: name === undefined ? readMark(written) : says(written) });
    end = index + written.length;
  }
  return end < text.length ? [...parts, { written: text.slice(end) }] : parts;
}

/** What is read of a mark: the character that is escaped by one, else nothing; an address is read as it is. */
function readMark(mark: string): string {
  if (!/^[\\*[\]{}]/.test(mark)) return mark;
  return /^(\\|\{\{|\}\})/.test(mark) ? mark.slice(1) : '';
}
