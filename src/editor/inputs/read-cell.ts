import { dayMeant } from '../../calendar/day-meant';
import { dateIn, isListOfDays, isOccasionGroup } from '../../compose/occasion';
import type { Json } from '../../manifest/manifest';
import { decimalsIn } from '../../numbers/decimal';
import { type NumberManner, numbersTyped, writePlainly } from '../../numbers/typed-numbers';
import { type Column, isPlain } from './columns';

/** The content of a cell: a value, undefined for nothing, or the reason, in words, why it cannot be read. */
export type Read = { value: Json | undefined; fault?: undefined } | { value?: undefined; fault: string };

/**
 * Writes a plain value as the text of a cell, a list of days with commas and without what else is said of each; any
 * other value as an empty text.
 */
export function cellText(value: Json | undefined): string {
  if (isListOfDays(value)) return value.map(dateIn).join(', ');
  if (isOccasionGroup(value)) return dateIn(value);
  return isPlain(value) ? String(value) : '';
}

/**
 * Reads the text of a cell in the form that the other entries give the field, so that a number stays a number and a day
 * a day. `former` is the value that it replaces. `manner` is how people write numbers on this site; undefined for a
 * spreadsheet, which writes them as its own country does.
 */
export function readCell(
  text: string,
  { label, kind, choices }: Column,
  former: Json | undefined,
  manner?: NumberManner,
): Read {
  // A value that no cell can show, and one that the text repeats, stays as it is.
  const isHeld = isPlain(former) || (kind === 'days' && Array.isArray(former));
  if (former !== undefined && (!isHeld || cellText(former) === text)) return { value: former };
  const words = text.trim();
  if (words === '') return { value: undefined };
  const fault = (why: string): Read => ({ fault: `${label}: “${words}” ${why}` });
  if (choices) {
    const choice = choices.find((one) => one.toLowerCase() === words.toLowerCase());
    return choice === undefined ? fault(`is none of ${choices.join(', ')}.`) : { value: choice };
  }
  // Blanks around words are nobody's.
  if (kind === 'words') return { value: typeof former === 'number' ? (onlyOne(numbersIn(words)) ?? words) : words };
  if (kind === 'number') {
    const numbers = numbersIn(words, manner);
    const number = onlyOne(numbers);
    return number === undefined ? fault(whyNoNumber(numbers, manner?.language ?? 'en')) : { value: number };
  }
  if (kind === 'switch') {
    const isTrue = /^(true|yes|1)$/i.test(words);
    return isTrue || /^(false|no|0)$/i.test(words) ? { value: isTrue } : fault('is neither “true” nor “false”.');
  }
  if (kind === 'days') {
    const days = daysIn(words, former);
    return days === undefined
      ? fault('has a day that cannot be read in one way only. Write days with commas between: 2027-08-14, 2027-08-21.')
      : { value: days };
  }
  const day = dayMeant(words);
  return day === undefined ? fault('is no day that can be read in one way only, such as 2027-08-14.') : { value: day };
}

/** Gives the numbers that people and spreadsheets may mean by a text; two for `4,500` where no manner tells. */
function numbersIn(words: string, manner?: NumberManner): number[] {
  // A telephone number would lose its first zero or plus sign as a number.
  if (/^(-?0\d|\+)/.test(words)) return [];
  return manner ? numbersTyped(words, manner) : decimalsIn(words);
}

function onlyOne(numbers: number[]): number | undefined {
  return numbers.length === 1 ? numbers[0] : undefined;
}

function whyNoNumber(numbers: number[], language: string): string {
  if (numbers.length === 0) return 'is no number. Write digits alone, such as 4500 or 45.5.';
  const written = numbers.map((number) => writePlainly(number, language));
  return `can be read as ${written.join(' or as ')}: write one of these two.`;
}

/** Reads days with commas, semicolons or ends of lines between; what was said of one besides stays with it. */
function daysIn(words: string, former: Json | undefined): Json[] | undefined {
  const parts = words.split(/[,;\n]/).map((part) => part.trim());
  const days = parts.filter((part) => part !== '').map((part) => dayMeant(part));
  if (days.includes(undefined)) return undefined;
  const before = Array.isArray(former) ? [...former] : [];
  return days.map((day = '') => {
    const at = before.findIndex((one) => dateIn(one) === day);
    return at < 0 ? day : (before.splice(at, 1)[0] ?? day);
  });
}
