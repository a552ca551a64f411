import { readFileSync, writeFileSync } from 'node:fs';

/** Puts a word in the place of the first word of the last answer in a file of JSON, however the answer is written. */
export function changeOneWord(file: string, word: string): void {
  const text = readFileSync(file, 'utf8');
  const key = text.lastIndexOf('"answer"');
  const start = text.indexOf('"', key + '"answer"'.length) + 1;
  if (key < 0) throw new Error(`There is no answer in ${file}.`);
  writeFileSync(file, `${text.slice(0, start)}${word}${text.slice(text.indexOf(' ', start))}`);
}

/** Puts another price, of a number of dollars, in the place of the last one in a file of JSON. */
export function changePrice(file: string, price: number): void {
  const text = readFileSync(file, 'utf8');
  const start = text.lastIndexOf('"price": ') + '"price": '.length;
  writeFileSync(file, `${text.slice(0, start)}${price}${text.slice(start).replace(/^\d+/, '')}`);
}

/** A text of site.json with one mistake in the last block of the last page: a property that nobody knows. */
export function misspellLastBlock(text: string): string {
  const start = text.lastIndexOf('"heading"', text.lastIndexOf('"notFound"'));
  return `${text.slice(0, start)}"haeding"${text.slice(start + '"heading"'.length)}`;
}
