import { fillValues } from '../../compose/fill';
import { dateIn, nextDayIn, readOccasion } from '../../compose/occasion';
import type { Sayings } from '../../compose/sayings';
import type { Json } from '../../manifest/manifest';

const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

// Made when it is first asked: it takes long, and the first screen waits for whatever is made at the start.
let writer: Intl.DateTimeFormat | undefined;

/** Writes a day such as `2027-03-06` as `Saturday, 6 March 2027`; undefined where the text is no day. */
export function sayDay(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return undefined;
  writer ??= new Intl.DateTimeFormat('en', options);
  const parts = Object.fromEntries(writer.formatToParts(day).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`;
}

/** Writes a day of every year, such as `12-24`, as `24 December`; undefined where the text is none. */
export function sayYearDay(text: string): string | undefined {
  // 2024 has all days that any year has.
  return sayDay(`2024-${text}`)?.replace(/^\w+, | 2024$/g, '');
}

/** Writes a day that says more as itself, and how it stands: `6 March 2027, cancelled`. */
export function sayDayAndState(value: Json): string {
  const { movedTo, state } = readOccasion(value) ?? {};
  const day = movedTo ?? dateIn(value);
  const change = state === 'cancelled' ? ', cancelled' : state === 'sold-out' ? ', sold out' : '';
  return `${sayDays(day, true) ?? day}${change}`;
}

/** Writes how many days a list has, and the next of them: `3 days, next on 6 March 2027`. */
export function sayDaysOf(days: readonly Json[], { today, values }: Pick<Sayings, 'today' | 'values'>): string {
  const next = nextDayIn([...days], today, (text) => fillValues(text, values));
  const count = days.length === 1 ? '1 day' : `${days.length} days`;
  if (days.length === 0) return 'No days yet';
  return next === undefined ? `${count}, over` : `${count}, next on ${sayDays(next, true) ?? next}`;
}

/**
 * Writes the days among the lines of a text in one line, `; ` between them, without weekdays if `isShort`; undefined
 * where no line is a day.
 */
export function sayDays(text: string, isShort = false): string | undefined {
  const days = text.split('\n').flatMap((line) => sayDay(line) ?? []);
  return days.length === 0 ? undefined : days.map((day) => (isShort ? day.replace(/^\w+, /, '') : day)).join('; ');
}
