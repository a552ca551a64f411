import { readRows, writeRows } from '../collections/csv';
import type { Translation } from './exchange';

/** A text for a translator, with where it stands. */
export interface ExchangedText extends Translation {
  where: string;
}

/** What a file of a translator has: the language into which it translates, by its name or code, where it says one. */
export interface ReadTranslations {
  into: string;
  translations: Translation[];
}

/** The name of the column that says where a text stands. */
const whereColumn = 'Where';

/** Writes texts with their translations as a CSV file that programs for tables open. */
export function writeTranslationCsv(texts: readonly ExchangedText[], original: string, into: string): Promise<string> {
  return writeRows([[original, into, whereColumn], ...texts.map(({ text, says, where }) => [text, says, where])]);
}

/** How the columns of such a file are called. */
export interface TranslationColumns {
  original: string;
  into: string;
}

/**
 * Reads the translations of a CSV file. Its first row names the columns, which may have been moved, or others put between
 * them; where it names none, the first has the texts, the second what they say, and its own words are such a row, too.
 */
export async function readTranslationCsv(
  text: string,
  called: TranslationColumns,
): Promise<ReadTranslations | { failure: string }> {
  const rows = await readRows(text);
  if ('failure' in rows) return rows;
  if (rows.length === 0) return { failure: 'This file is empty.' };
  if (rows.every((row) => row.length < 2))
    return { failure: 'This file has one column. It needs one with the texts, and one with what they say.' };
  const [names = [], ...others] = rows;
  const { texts, says, where, isNamed } = placeColumns(names, called);
  const translations = (isNamed ? others : rows)
    .filter((row) => (row[texts] ?? '').trim() !== '')
    .map((row) => ({
      ...{ text: row[texts] ?? '', says: row[says] ?? '' },
      ...(row[where] !== undefined && { where: row[where] }),
    }));
  return { into: names[says] ?? '', translations };
}

/** Gives which columns have what, by their names; those without a known one are taken in the order of the usual. */
function placeColumns(names: readonly string[], { original, into }: TranslationColumns) {
  const called = (name: string): number =>
    names.findIndex((one) => one.trim().toLowerCase() === name.trim().toLowerCase());
  const known = [called(original), called(into), called(whereColumn)];
  const left = [...names.keys()].filter((at) => !known.includes(at));
  const [texts = -1, says = -1, where = -1] = known.map((at) => (at < 0 ? (left.shift() ?? -1) : at));
  return { texts, says, where, isNamed: known.some((at) => at >= 0) };
}
