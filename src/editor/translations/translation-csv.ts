import { readRows, writeRows } from '../collections/csv';
import type { Translation } from './exchange';

/** A text for a translator, with where it stands. */
export interface ExchangedText extends Translation {
  where: string;
}

/** Writes texts with their translations as a CSV file that programs for tables open. */
export function writeTranslationCsv(texts: readonly ExchangedText[], original: string, into: string): Promise<string> {
  return writeRows([[original, into, 'Where'], ...texts.map(({ text, says, where }) => [text, says, where])]);
}

/** Reads the translations of a CSV file: its first column has the texts, its second what they say. */
export async function readTranslationCsv(text: string): Promise<Translation[] | { failure: string }> {
  const rows = await readRows(text);
  if ('failure' in rows) return rows;
  if (rows.every((row) => row.length < 2))
    return { failure: 'This file has one column. The first has the texts, the second what they say.' };
  return rows.slice(1).map(([original = '', says = '']) => ({ text: original, says }));
}
