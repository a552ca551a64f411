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

/** Writes texts with their translations as a CSV file that programs for tables open. */
export function writeTranslationCsv(texts: readonly ExchangedText[], original: string, into: string): Promise<string> {
  return writeRows([[original, into, 'Where'], ...texts.map(({ text, says, where }) => [text, says, where])]);
}

/**
 * Reads the translations of a CSV file: its first column has the texts, its second what they say, and its third where
 * they stand. Its first row names the languages.
 */
export async function readTranslationCsv(text: string): Promise<ReadTranslations | { failure: string }> {
  const rows = await readRows(text);
  if ('failure' in rows) return rows;
  if (rows.every((row) => row.length < 2))
    return { failure: 'This file has one column. The first has the texts, the second what they say.' };
  const [[, into = ''] = [], ...others] = rows;
  const translations = others.map(([original = '', says = '', where]) => ({
    text: original,
    says,
    ...(where !== undefined && { where }),
  }));
  return { into, translations };
}
