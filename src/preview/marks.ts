/*
 * Marks in words: characters of the private use area around a run of words, which say by a number where it was written.
 * They never reach the screen: what puts words into the document is made to take them out and to remember them.
 */

const opens = '\uE0F0';
const closes = '\uE0F1';
const separates = '\uE0F2';
const firstDigit = 0xe100;

const startOf = /\uE0F0([\uE100-\uE10F]*)\uE0F2/g;
const anyMark = /\uE0F0[\uE100-\uE10F]*\uE0F2|\uE0F1/g;

/** Gives the private characters that mark words with a number, before and after them. */
export function markCharacters(number: number): [before: string, after: string] {
  const digits = [...number.toString(16)].map((digit) => String.fromCharCode(firstDigit + Number.parseInt(digit, 16)));
  return [opens + digits.join('') + separates, closes];
}

/** Tells whether a text has marks. */
export function isMarked(text: string): boolean {
  return text.includes(opens) || text.includes(closes);
}

/** Takes the marks out of a text; gives the text and the numbers of the marks in their order. */
export function readMarks(text: string): { clean: string; numbers: number[] } {
  // Most of what is put into a page bears none.
  if (!isMarked(text)) return { clean: text, numbers: [] };
  const numbers = [...text.matchAll(startOf)].map(([, digits = '']) =>
    Number.parseInt([...digits].map((digit) => (digit.charCodeAt(0) - firstDigit).toString(16)).join(''), 16),
  );
  return { clean: text.replaceAll(anyMark, ''), numbers };
}
