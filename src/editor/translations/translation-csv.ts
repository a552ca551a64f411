import { readRows, writeRows } from '../collections/csv';
import type { Translation } from './exchange';

/** A text for a translator, with where it stands. */
export interface ExchangedText extends Translation {
  where: string;
}

/** The translations in a file of a translator. */
export interface ReadTranslations {
  /** The name or code of the language into which it translates; empty where the file has none. */
  into: string;
  translations: Translation[];
}

/** The name of the column that says where a text stands. */
const whereColumn = 'Where';

/** Writes texts with their translations as a CSV file that programs for tables open. */
export function writeTranslationCsv(texts: readonly ExchangedText[], original: string, into: string): Promise<string> {
  return writeRows([[original, into, whereColumn], ...texts.map(({ text, says, where }) => [text, says, where])]);
}

/** The names of the columns with the originals and with their translations. */
export interface TranslationColumns {
  original: string;
  into: string;
}

/**
 * Reads the translations of a CSV file. Its first row names the columns, which may stand in any order and beside others.
 * A file whose first row has none of these names has no such row: its first column has the originals, its second the
 * translations.
 */
export async function readTranslationCsv(
  text: string,
  columnCalled: TranslationColumns,
): Promise<ReadTranslations | { failure: string }> {
  const rows = await readRows(text);
  if ('failure' in rows) return rows;
  if (rows.length === 0) return { failure: 'This file is empty.' };
  if (rows.every((row) => row.length < 2))
    return { failure: 'This file has one column. It needs one with the texts, and one with what they say.' };
  const [names = [], ...others] = rows;
  const { texts, says, where, isNamed } = placeColumns(names, columnCalled);
  const translations = (isNamed ? others : rows)
    .filter((row) => (row[texts] ?? '').trim() !== '')
    .map((row) => ({
      ...{ text: row[texts] ?? '', says: row[says] ?? '' },
      ...(row[where] !== undefined && { where: row[where] }),
    }));
  return { into: names[says] ?? '', translations };
}

/**
 * Gives the index of each column by its name. A column whose name is missing is the first that has no known name, in the
 * order in which `writeTranslationCsv` writes them.
 */
function placeColumns(names: readonly string[], { original, into }: TranslationColumns) {
  const columnCalled = (name: string): number =>
    names.findIndex((one) => one.trim().toLowerCase() === name.trim().toLowerCase());
  const knownColumns = [columnCalled(original), columnCalled(into), columnCalled(whereColumn)];
  const otherColumns = [...names.keys()].filter((at) => !knownColumns.includes(at));
  const [texts = -1, says = -1, where = -1] = knownColumns.map((at) => (at < 0 ? (otherColumns.shift() ?? -1) : at));
  return { texts, says, where, isNamed: knownColumns.some((at) => at >= 0) };
}
