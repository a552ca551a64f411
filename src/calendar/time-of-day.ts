import { dateWriter } from './date-writer';
import type { Day } from './day';

/** Writes a time of day in a language: 8:00 AM for 08:00. A text that is no time stays as it is. */
export function describeTime(time: string, language: string): string {
  const moment = new Date(`2024-01-01T${time}:00Z`);
  if (Number.isNaN(moment.getTime())) return time;
  return dateWriter(language, { timeStyle: 'short' }).format(moment);
}

/**
 * Gives the moment at which a clock in a time zone shows a time of a day. A time that clocks skip in spring counts as
 * the one an hour later: 03:30 for 02:30.
 */
export function momentAt(day: Day, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset holds at the moment itself, which it decides: the second look is right where the first was not.
  const near = asUtc - offsetAt(new Date(asUtc), timeZone);
  return new Date(asUtc - offsetAt(new Date(near), timeZone));
}

/** Writes a time of a day with its offset from UTC (RFC 3339): 2027-03-06T09:00:00+03:00; without a zone it has none. */
export function stampOf(day: Day, time: string, timeZone: string | undefined): string {
  const local = `${day}T${time}:00`;
  if (timeZone === undefined) return local;
  const minutes = (Date.parse(`${local}Z`) - momentAt(day, time, timeZone).getTime()) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** Gives by how many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: Date, timeZone: string): number {
  const format = dateWriter('en', { ...clock, timeZone });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - moment.getTime();
}

const clock: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
