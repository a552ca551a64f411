import { placeholder } from '../manifest/placeholder';
import { replaceWords, wordsPattern } from './replace-words';

/** A stretch of a text as it is written, and how it is read: as it is, as something else, or not at all. */
export interface ReadPart {
  written: string;
  /** How it is read where that is not as it is written. */
  reads?: string;
}

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
export function readParts(text: string, isCopy: boolean, says: (written: string) => string): ReadPart[] {
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

/** Whether words stand in what is read of a text. */
export function hasWords(text: string, isCopy: boolean, wanted: string): boolean {
  return readParts(text, isCopy, String).some(({ written, reads }) => {
    return reads === undefined && wordsPattern(wanted).test(written);
  });
}

/** A text with other words in the place of some; addresses and names in braces stay. */
export function replaceRead(text: string, isCopy: boolean, wanted: string, words: string): string {
  const parts = readParts(text, isCopy, String);
  return parts
    .map(({ written, reads }) => (reads === undefined ? replaceWords(written, wanted, words) : written))
    .join('');
}
