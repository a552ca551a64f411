import type { FormField } from './answers';

type Bound = FormField['min'];

const relative = /^(?:today|([+-]\d+)([ymwd]))$/;

/** The day that it is now, as `2027-01-31`: in a time zone, or in that of this device where none is given. */
export function dayIn(now: Date, timeZone: string | undefined): string {
  const parts = calendarOf(timeZone).formatToParts(now);
  const { year = '', month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    // An older browser does not know of every zone, and is right about the day nearly always.
    return calendarOf(undefined);
  }
}

/** The day that a bound of a date field means: a day, `today`, or one counted from then: `-18y`, `+6m`, `+2w`, `+30d`. */
export function dayOf(bound: Bound, today: string): string | undefined {
  if (bound === undefined) return undefined;
  const [match, count = 0, unit] = relative.exec(String(bound)) ?? [];
  if (match === undefined) return String(bound);
  const steps = Number(count);
  const months = unit === 'y' ? 12 * steps : unit === 'm' ? steps : 0;
  const days = unit === 'w' ? 7 * steps : unit === 'd' ? steps : 0;
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  // A month after the last of January is the last of February.
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate) + days)).toISOString().slice(0, 10);
}

/** Whether a bound depends on the day of the visit. */
export function isRelative(bound: Bound): boolean {
  return relative.test(String(bound));
}

/** A day in words, in a language: 31 January 2027. */
export function dayInWords(day: Bound, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return String(day ?? '');
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(date);
}
