import { breadthOf, type HoursLine, isWithin, periodOf } from '../calendar/opening-hours';
import { type Message, type MessagePart, worded } from '../manifest/message';
import type { Pointer } from '../manifest/pointer';
import { calendarFlaw } from './dates';

/** Something that cannot be in opening hours, by its place in them. */
export interface HoursFlaw {
  pointer: Pointer;
  message: Message;
  /** The name of what the line does not say yet. */
  lacks?: string;
}

/** Finds the flaws of opening hours: a line that is wrong in itself, or two that cannot hold at once. */
export function hoursFlaws(hours: readonly HoursLine[]): HoursFlaw[] {
  const flaws: HoursFlaw[] = [];
  const right: HoursLine[] = [];
  for (const [index, line] of hours.entries()) {
    const flaw = flawOfDays(line) ?? flawOfTimes(line) ?? clashWith(right, line);
    if (flaw) flaws.push({ ...flaw, pointer: `/${index}${flaw.pointer}` });
    else right.push(line);
  }
  return flaws;
}

/** Finds the flaw of a line's days: days that cannot be read, or that the calendar does not have. */
function flawOfDays(line: HoursLine): HoursFlaw | undefined {
  const { days, date, begins, until } = line;
  for (const [name, day] of Object.entries({ date, begins, until })) {
    const flaw = day !== undefined && calendarFlaw(day);
    if (flaw) return { pointer: `/${name}`, message: flaw };
  }
  if (date !== undefined && (days ?? begins ?? until)) {
    return {
      pointer: '/date',
      message: [
        {
          inTerminal: 'A "date" is one day and needs no other. Take "date" away, or what says the other days.',
          inEditor: 'A day of the calendar needs no other day beside it. Leave it out, or the days of the week.',
        },
      ],
    };
  }
  const { first, last, isYearly } = periodOf(line);
  if (first === undefined && last === undefined) {
    return days ? undefined : { pointer: '', message: daysMessage, lacks: 'days' };
  }
  const missing = first === undefined ? 'begins' : last === undefined ? 'until' : undefined;
  if (missing && (isYearly || !days)) {
    const present = missing === 'begins' ? 'until' : 'begins';
    return {
      pointer: `/${present}`,
      message: `"${present}" needs "${missing}" beside it here: the ${missing === 'begins' ? 'first' : 'last'} day.`,
    };
  }
  if (first === undefined || last === undefined) return undefined;
  if (first.length !== last.length) {
    return {
      pointer: '/until',
      message: `One of these days has a year and the other has none. Write both like ${first}.`,
    };
  }
  if (isYearly || first <= last) return undefined;
  return { pointer: '/until', message: `The last day lies before the first, ${first}. Correct one of the two.` };
}

const daysMessage = worded`This line does not say for which days it is. ${{
  inTerminal: 'Write "days": ["mo", "tu"], or "date": "2026-12-25".',
  inEditor: 'Tick the days of the week, or choose a day of the calendar under “More that can be said here”.',
}}`;

/**
 * Finds the flaw of a line's times: none, times though it is closed, or an end before the beginning that is no night.
 */
function flawOfTimes({ opens, closes, closed }: HoursLine): HoursFlaw | undefined {
  if (closed) {
    const hasTimes = opens !== undefined || closes !== undefined;
    return hasTimes ? { pointer: '/closed', message: closedMessage } : undefined;
  }
  const lacks = opens === undefined ? 'opens' : closes === undefined ? 'closes' : undefined;
  if (opens === undefined || closes === undefined)
    return { pointer: '', message: timesMessage, ...(lacks && { lacks }) };
  const minutes = minutesOf(closes) - minutesOf(opens) + 24 * 60;
  // Who opens in the morning and closes at three at night does so; who closes at five means the afternoon.
  if (closes >= opens || closes <= '03:00' || minutes < 19 * 60) return undefined;
  const [hour, minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  const hint = Number(hour) < 12 && later > opens ? `Did you mean ${later}?` : 'Correct one of the two.';
  const message = `From ${opens} to ${closes} of the next day it would be open for ${Math.floor(minutes / 60)} hours. ${hint}`;
  return { pointer: '/closes', message };
}

const closedMessage = worded`These days are closed, and yet have hours. ${{
  inTerminal: 'Take "closed" away, or "opens" and "closes".',
  inEditor: 'Take the tick off “Closed”, or empty the two times.',
}}`;

const timesMessage: readonly MessagePart[] = [
  {
    inTerminal:
      'These days need "opens" and "closes", such as "08:00" and "17:00", or "closed": true where nobody is there.',
    inEditor:
      'Write when it opens and when it closes, such as 08:00 and 17:00. Where nobody is there on these days, tick “Closed” under “More that can be said here”.',
  },
];

/**
 * Finds the clash of a line with an earlier one: both hold on a day, they differ, and neither is the more particular.
 */
function clashWith(others: readonly HoursLine[], line: HoursLine): HoursFlaw | undefined {
  for (const other of others) {
    if (breadthOf(other) !== breadthOf(line) || !meet(other, line)) continue;
    const position = line.days?.findIndex((day) => other.days?.includes(day)) ?? 0;
    const pointer = line.days ? `/days/${position}` : line.date === undefined ? '/begins' : '/date';
    if (position < 0) continue;
    if (other.closed && line.closed) continue;
    if (other.closed || line.closed) {
      const message =
        'Another line says the opposite of this day: it is open by one of them, and closed by the other. Correct one of them.';
      return { pointer, message };
    }
    if (!overlap(other, line)) continue;
    const message = `On this day it is open from ${other.opens} to ${other.closes} already, and these hours overlap with that. Correct one of them.`;
    return { pointer, message };
  }
  return undefined;
}

/** Tells whether there is a day on which two lines hold, on any weekday. */
function meet(one: HoursLine, other: HoursLine): boolean {
  return (
    beginningsOf(one, other).some((day) => isWithin(other, day)) ||
    beginningsOf(other, one).some((day) => isWithin(one, day))
  );
}

/** Gives the days on which a line begins to hold; of a yearly one, in the years of another. */
function beginningsOf(line: HoursLine, other: HoursLine): string[] {
  const { first, isYearly } = periodOf(line);
  if (!isYearly) return [first ?? '0001-01-01'];
  const years = Object.values(periodOf(other)).flatMap((day) =>
    typeof day === 'string' && day.length > 5 ? [day.slice(0, 4)] : [],
  );
  return [...years, '2024'].map((year) => `${year}-${first}`);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function overlap(one: HoursLine, other: HoursLine): boolean {
  // The same hour means all day, and what is past midnight is on the next day.
  const end = ({ opens = '', closes = '' }: HoursLine): string => (closes > opens ? closes : '24:00');
  return (one.opens ?? '') < end(other) && (other.opens ?? '') < end(one);
}
