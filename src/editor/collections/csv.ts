import { isObject } from '../../manifest/manifest';
import { columnsOf, type Entries } from '../inputs/columns';
import { cellText } from '../inputs/read-cell';

/** A text that a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** The pattern of a first line that names the separator of the columns: `sep=;`. */
const markLine = /^\s*"?sep=(\\t|[^"\r\n])"?\1*[ \t]*(?:\r\n?|\n)/i;

/** Writes the entries of a collection as a CSV file (RFC 4180) that Excel reads as UTF-8. */
export async function writeCsv(collection: Entries): Promise<string> {
  const { plain } = columnsOf(collection);
  const rows = collection.entries.map((entry) =>
    plain.map(({ name }) => cellText(isObject(entry) ? entry[name] : undefined)),
  );
  return writeRows([plain.map(({ name }) => name), ...rows]);
}

/** Writes rows of cells as such a file; the first names the columns. */
export async function writeRows([names = [], ...rows]: readonly string[][]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return `\uFEFF${papa.unparse([names, ...rows.map((row) => row.map(trimmed))], { newline: '\r\n' })}\r\n`;
}

/**
 * Reads the cells of a CSV file, with commas, semicolons or tabs between columns; gives the reason in words where it
 * cannot.
 */
export async function readCsv(text: string): Promise<string[][] | { failure: string }> {
  const rows = await readRows(text);
  if ('failure' in rows) return rows;
  if (rows.length < 2)
    return { failure: 'This file has no rows. Its first line names the columns, and each further line is an entry.' };
  return rows;
}

/** Reads the cells of such a file, however many rows it has. */
export async function readRows(text: string): Promise<string[][] | { failure: string }> {
  if (text.includes('\uFFFD')) {
    return { failure: 'This file is no text in UTF-8. In Excel, save it as “CSV UTF-8”, and choose it again.' };
  }
  const { default: papa } = await import('papaparse');
  const written = text.replace(/^\uFEFF/, '');
  const [line = '', mark] = markLine.exec(written) ?? [];
  const { data, errors } = papa.parse<string[]>(written.slice(line.length), {
    ...(mark === undefined ? { delimitersToGuess: [',', ';', '\t'] } : { delimiter: mark === '\\t' ? '\t' : mark }),
    skipEmptyLines: 'greedy',
  });
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) {
    const row = (error.row ?? 0) + (line === '' ? 1 : 2);
    return { failure: `In row ${row} a quotation mark is missing or one too many.` };
  }
  return data.map((row) => row.map(readBack));
}

/** Reads the cells that a spreadsheet puts on the clipboard. */
export async function readCells(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const written = text.replace(/\r?\n$/, '');
  const { data, errors } = papa.parse<string[]>(written, { delimiter: '\t' });
  // Words that begin with a quotation mark of their own.
  if (errors.length > 0) return written.split(/\r?\n/).map((row) => row.split('\t').map(withoutUnseen));
  return data.map((row) => row.map(withoutUnseen));
}

/** Writes a text that a spreadsheet would take for a formula, `+254 20 911`, with the mark by which it stays a text. */
function trimmed(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function readBack(written: string): string {
  const text = withoutUnseen(written);
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** Removes invisible characters and blanks from the ends of a text, as web pages leave them. */
function withoutUnseen(text: string): string {
  return /[\u200B\u2060\uFEFF]/.test(text) ? text.replace(/^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/g, '') : text;
}
