import { readFileSync } from 'node:fs';
import { filesIn, root, textOf } from './project';

/** A mistake that people make in a site.json, as an edit of the agency's. */
export interface Fault {
  /** How it comes about, in one sentence. */
  why: string;
  /** What the site has besides, before it is edited: a bakery whose breads declare their fields. */
  on?: 'breads';
  /** What the check must underline (a part of the slice is enough), and what its message must say. */
  wrong: string;
  right: string;
  /** Replacements in their order; of a text that stands there several times, `nth` is meant. `times` writes it over and over. */
  edits?: { find: string; replace: string; nth?: number; times?: number }[];
  /** What is added at the end of the file. */
  append?: string;
  /** The text from which on the file is cut off. */
  truncate?: string;
  /** The encoding in which a word processor or an old editor saved it; UTF-8 where it is left out. */
  encoding?: 'latin1' | 'utf16le';
  /** The whole file, in hexadecimal digits. */
  bytes?: string;
}

const folder = 'tests/fixtures/faults';

/** The names of the faults, in order. */
export const faultNames = filesIn(folder)
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.slice(folder.length + 1, -'.json'.length));

/** Where a fault or its golden output stands. */
export function faultFile(name: string, extension: 'json' | 'txt'): string {
  return `${root}/${folder}/${name}.${extension}`;
}

/** Reads a fault by its name. */
export function readFault(name: string): Fault {
  return JSON.parse(readFileSync(faultFile(name, 'json'), 'utf8'));
}

const collections = '"collections": {';
const breads = textOf('tests/fixtures/breads.txt').trimEnd();

/** The bytes of a file with a fault in it. */
export function applyFault(whole: string, { on, edits = [], append = '', truncate, encoding, bytes }: Fault): Buffer {
  if (bytes !== undefined) return Buffer.from(bytes, 'hex');
  const begun = on === undefined ? whole : whole.replace(collections, (start) => start + breads);
  const edited = edits.reduce((text, { find, replace, nth, times = 1 }) => {
    const parts = text.split(find);
    if (nth === undefined ? parts.length !== 2 : parts.length <= nth)
      throw new Error(`${find} stands ${parts.length - 1} times in the file.`);
    return [parts.slice(0, nth ?? 1).join(find), parts.slice(nth ?? 1).join(find)].join(replace.repeat(times));
  }, begun);
  const cut = truncate === undefined ? edited : edited.slice(0, edited.indexOf(truncate));
  return Buffer.from(cut + append, encoding ?? 'utf8');
}
