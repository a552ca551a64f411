import type { Day } from './day';

/** Writes a day in words, in a language: 31 January 2027. A text that is no day stays as it is. */
export function dayInWords(day: Day, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(date);
}
