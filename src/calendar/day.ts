/** A day as it is written in site.json: `2027-03-14`. */
export type Day = string;

const dayPattern = /^\d{4}-\d{2}-\d{2}/;
const relativeDay = /^(?:today|([+-]\d{1,5})([dwmy]))$/;

/** Gives the day of `now` in a time zone; in that of this machine where the zone is missing or unknown. */
export function dayIn(now: Date, timeZone: string | undefined): Day {
  const calendar = timeZone === undefined ? undefined : calendarOf(timeZone);
  // What Node knows of languages takes long to load, and few sites name a zone.
  if (!calendar) return dayOf(String(now.getFullYear()), String(now.getMonth() + 1), String(now.getDate()));
  const parts = calendar.formatToParts(now);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return dayOf(year, month, day);
}

function dayOf(year: string, month: string, day: string): Day {
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/**
 * Gives the day that a text names: `today`, a number of days, weeks, months or years from it (`+10d`, `-1y`), or a
 * date. A text that names no day is given as it is.
 */
export function dayNamed(text: string, today: Day): Day {
  const [match, count = '0', unit = 'd'] = relativeDay.exec(text) ?? [];
  if (match === undefined) return text;
  if (!dayPattern.test(today)) return today;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const number = Number(count);
  if (unit === 'd' || unit === 'w') return isoDay(year, month - 1, day + number * (unit === 'w' ? 7 : 1));
  const months = unit === 'm' ? number : number * 12;
  // A month later than the 31st of January is the last day of February.
  return isoDay(year, month - 1 + months, Math.min(day, daysInMonth(year, month + months)));
}

/** Tells whether a text is `today`, or a number of days, weeks, months or years from it: `-3d`. */
export function isRelativeDay(text: string): boolean {
  return relativeDay.test(text);
}

/** Tells whether a text begins with a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Gives the number of days of a month; January is 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Gives the calendar of a time zone, which takes long to make: an editor asks for it with every letter. Of an unknown
 * zone there is none.
 */
function calendarOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!calendars.has(timeZone)) calendars.set(timeZone, makeCalendar(timeZone));
  return calendars.get(timeZone);
}

const calendars = new Map<string, Intl.DateTimeFormat | undefined>();

function makeCalendar(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    // An older browser does not know of every zone, and is right about the day of this machine nearly always.
    return undefined;
  }
}

function isoDay(year: number, month: number, day: number): Day {
  // Days are compared as texts, of four digits for the year.
  if (year + month / 12 + day / 366 > 9999) return '9999-12-31';
  if (year + month / 12 + day / 366 < 1) return '0001-01-01';
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
