import type { Day } from './day';

/** The days of a week, as they are written. */
export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su';

/**
 * One line of opening hours. Its weekdays hold always, or in a season: from the day on which it `begins` until its last.
 * Without weekdays it is for particular days. A day is `2026-12-25`, or `12-25` in every year.
 */
export interface HoursLine {
  days?: Weekday[];
  date?: string;
  begins?: string;
  until?: string;
  opens?: string;
  closes?: string;
  closed?: true;
}

/** Tells whether a line says from when to when it is open, or that it is closed: another is not finished yet. */
export function saysHours({ opens, closes, closed }: HoursLine): boolean {
  return closed === true || ((opens ?? '') !== '' && (closes ?? '') !== '');
}

/** The weekdays from Monday on. */
export const week: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Gives the runs of weekdays that follow each other in the week: the index of the first of each, and their number. */
export function runsOf(days: readonly Weekday[]): [first: number, length: number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const place = week.indexOf(day);
    const last = runs.at(-1);
    if (last && last[0] + last[1] === place) last[1]++;
    else runs.push([place, 1]);
  }
  return runs;
}

/**
 * Gives the lines that hold on a day. The more particular line wins: one for days before one for a season, that before
 * one that holds always; of two seasons the shorter one, and one year before every year.
 */
export function hoursOn(hours: readonly HoursLine[], day: Day): HoursLine[] {
  const weekday = week[(new Date(day).getUTCDay() + 6) % 7] ?? 'mo';
  return mostParticular(hours.filter((line) => (line.days?.includes(weekday) ?? true) && isWithin(line, day)));
}

/** Gives those of several lines that win, where all hold at once. */
export function mostParticular(lines: readonly HoursLine[]): HoursLine[] {
  const least = Math.min(...lines.map(breadthOf));
  return lines.filter((line) => breadthOf(line) === least);
}

/** Tells whether a day lies in the season of a line, or is one of its days. */
export function isWithin(line: HoursLine, day: Day): boolean {
  const { first, last, isYearly } = periodOf(line);
  const one = isYearly ? day.slice(5) : day;
  const hasBegun = first === undefined || first <= one;
  const isLeft = last === undefined || one <= last;
  // A season of every year may go on past New Year.
  return isYearly && first !== undefined && last !== undefined && last < first
    ? hasBegun || isLeft
    : hasBegun && isLeft;
}

/**
 * Gives the first and the last day of a line, each undefined where it has no bound there; `isYearly` where the days
 * have no year.
 */
export function periodOf({ date, begins, until }: HoursLine): { first?: string; last?: string; isYearly: boolean } {
  const first = date ?? begins;
  const last = date ?? until;
  const isYearly = (first ?? last)?.length === 'MM-DD'.length;
  return { ...(first !== undefined && { first }), ...(last !== undefined && { last }), isYearly };
}

/** Gives how particular a line is, as a number: the smaller, the more particular. */
export function breadthOf(line: HoursLine): number {
  const { first, last, isYearly } = periodOf(line);
  const days = first === undefined || last === undefined ? 1e5 : daysBetween(first, last, isYearly);
  const isAlways = first === undefined && last === undefined;
  return days + (isYearly ? 0.5 : 0) + (isAlways ? 1e6 : 0) + (line.days ? 1e7 : 0);
}

function daysBetween(first: string, last: string, isYearly: boolean): number {
  // 2024 has all days that any year has.
  const year = isYearly ? '2024-' : '';
  const days = (Date.parse(year + last) - Date.parse(year + first)) / 864e5;
  return days < 0 ? days + 366 : days;
}
