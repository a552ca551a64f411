import type { Occasion } from '../../calendar/occasion';
import { isOccasionGroup } from '../../compose/occasion';
import { isObject, type Json } from '../../manifest/manifest';
import type { ColumnKind } from '../inputs/columns';
import type { FieldKind } from '../inputs/known-fields';
import { readCell } from '../inputs/read-cell';

/** The values of a kind of field, as far as they can be told without the check. */
interface Holds {
  fits(value: Json): boolean;
  /** Reads a value of another kind as one of this; undefined where that cannot be. */
  read(value: Json): Json | undefined;
}

/** Tells whether a value can be what an entry says in a field of a kind. */
export function fitsKind(kind: FieldKind, value: Json): boolean {
  return holds[kind].fits(value);
}

/** Reads a value as one of a kind; undefined where that cannot be done without a doubt. */
export function readAsKind(kind: FieldKind, value: Json): Json | undefined {
  return fitsKind(kind, value) ? value : holds[kind].read(value);
}

const words: Holds = { fits: isWords, read: inOneLine };

const address: Holds = {
  fits: isWords,
  read: (value) => (isObject(value) && isWords(value.src) ? value.src : undefined),
};

const name: Holds = { fits: isWords, read: () => undefined };

const amount: Holds = {
  fits: (value) => typeof value === 'number' || /^\{[^{}]+\}$/.test(String(value)),
  read: (value) => readPlain('number', value),
};

const holds: Readonly<Record<FieldKind, Holds>> = {
  text: words,
  choice: words,
  link: address,
  flag: name,
  icon: name,
  entry: name,
  number: amount,
  money: amount,
  copy: { fits: (value) => isWords(value) || isListOfWords(value), read: inOneLine },
  date: {
    fits: isDayWritten,
    read: (value) => readPlain('day', value),
  },
  days: {
    fits: (value) => Array.isArray(value) && value.every((one) => isDayWritten(one) || isGroupOfDay(one)),
    read: (value) => readPlain('days', value),
  },
  file: { fits: (value) => isWords(value) && value.startsWith('uploads/'), read: (value) => address.read(value) },
  picture: {
    fits: (value) => isObject(value) && isWords(value.src),
    read: (value) => (isWords(value) && /^uploads\//.test(value) ? { src: value, alt: '' } : undefined),
  },
  yesNo: { fits: (value) => typeof value === 'boolean', read: (value) => readPlain('switch', value) },
  texts: {
    fits: isListOfWords,
    read: (value) => (isWords(value) ? value.split(/\s*\n\s*/).filter((line) => line !== '') : undefined),
  },
  other: { fits: () => true, read: (value) => value },
};

/** Tells whether a value is a day, or a value of the site in the place of one. */
function isDayWritten(value: Json): boolean {
  return typeof value === 'string' && /^(\d{4}-\d\d-\d\d|\{[^{}]+\})$/.test(value);
}

/** Tells whether a value says of a day what a day can say, and nothing else. */
function isGroupOfDay(value: Json): boolean {
  return (
    isOccasionGroup(value) && isObject(value) && Object.keys(value).every((name) => namesOfOccasion.includes(name))
  );
}

const namesOfOccasion: readonly string[] = [
  'date',
  'until',
  'starts',
  'ends',
  'state',
  'movedTo',
  'note',
] satisfies (keyof Occasion)[];

function isWords(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isListOfWords(value: Json): value is string[] {
  return Array.isArray(value) && value.every(isWords);
}

/** Writes a value as words; the lines of a list with commas between. */
function inOneLine(value: Json): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isListOfWords(value) && value.length > 0 ? value.join(', ') : undefined;
}

function readPlain(kind: ColumnKind, value: Json): Json | undefined {
  return readCell(inOneLine(value) ?? String(value), { name: '', label: '', kind }, undefined).value;
}
