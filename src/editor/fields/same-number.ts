import { isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import type { Edits } from '../state/edits';

/** The fewest digits of a number that no other fact is likely to have by chance. */
const fewestDigits = 8;

/** The most digits that the code of a country has. */
const longestCode = 3;

/** A site that is edited, and the file as it was read. */
interface Edited {
  edits: Edits;
  base: { root: JsonObject };
}

/**
 * Where the telephone number still stands that stood at a place before somebody changed it, however it is written
 * there; nothing where it stands as it did, or was none.
 */
export function sameNumberIn({ edits: { root, done }, base }: Edited, place: Pointer): Pointer[] {
  const now = digitsOf(valueAt(root, place));
  // What was changed before the window was opened differs from the file.
  const former = [base.root, ...done.filter((step) => step.place === place).map(({ before }) => before)]
    .map((site) => valueAt(site, place))
    .filter((value) => digitsOf(value).length >= fewestDigits && digitsOf(value) !== now);
  return [...new Set(former.flatMap((value) => placesOf(numberPattern(String(value)), root)))].filter(
    (one) => one !== place,
  );
}

/** A number as it is written where another one stood: with a plus and with blanks only where that had them. Nothing of a text with more in it. */
export function writtenLike(former: Json | undefined, number: Json | undefined): string | undefined {
  if (typeof former !== 'string' || digitsOf(former) === '' || digitsOf(number) === '') return undefined;
  const isPlain = /^\d+$/.test(former.trim());
  return isPlain && String(number).trim().startsWith('+') ? digitsOf(number) : String(number);
}

/** The digits of what is nothing but a telephone number; none of anything else. */
function digitsOf(value: Json | undefined): string {
  if (typeof value !== 'string' || !/^\s*(?:\+|\(|\d)[\d\s().\-/\u2010-\u2015]*\d\s*$/.test(value)) return '';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '';
  return value.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^00/, '');
}

/** Matches the same digits with whatever is written between them, with the code of the country and as it is dialled there. */
function numberPattern(number: string): string {
  const digits = digitsOf(number);
  const between = '(?:\\(0\\)|[\\s().\\-/\\u2010-\\u2015])*';
  const spaced = (text: string): string => [...text].join(between);
  const written = digits.startsWith('0')
    ? [spaced(digits), `\\+\\d{1,${longestCode}}${between}${spaced(digits.slice(1))}`]
    : [spaced(digits), `00${between}${spaced(digits)}`, ...dialledAtHome(digits).map(spaced)];
  return `(?<!\\d)(?:${written.join('|')})(?!\\d)`;
}

/** A number as it may be dialled in its country; how long the code of that is, the number does not say. */
function dialledAtHome(digits: string): string[] {
  return Array.from({ length: longestCode }, (_, index) => `0${digits.slice(index + 1)}`).filter(
    (home) => home.length > fewestDigits,
  );
}

/** The places of the texts in which a pattern is found; what has not changed since the last question is not looked through again. */
function placesOf(pattern: string, value: Json): Pointer[] {
  const search = new RegExp(pattern);
  const known = searched.get(pattern) ?? new WeakMap<object, Pointer[]>();
  searched.clear();
  searched.set(pattern, known);
  return within(value);

  function within(part: Json): Pointer[] {
    if (typeof part === 'string') return search.test(part) ? [''] : [];
    if (!isContainer(part)) return [];
    const found = known.get(part);
    if (found) return found;
    const places = Object.entries(part).flatMap(([key, member]) =>
      within(member).map((place) => memberPointer('', key) + place),
    );
    known.set(part, places);
    return places;
  }
}

/** What was found of the number that was asked about last. */
const searched = new Map<string, WeakMap<object, Pointer[]>>();
