import { dateWriter } from '../calendar/date-writer';
import { type Day, isDay } from '../calendar/day';
import type { Locale } from './format-value';

/** The formats in which placeholders write a day. */
export const dayFormats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/**
 * Writes a day in a format, or the days from one to another; a day of another year than the present one with its year.
 * Undefined where one of them is no day.
 */
export function writeDays(
  first: Day,
  last: Day,
  format: Intl.DateTimeFormatOptions,
  locale: Locale,
): string | undefined {
  if (!isDay(first) || !isDay(last)) return undefined;
  const { language, year } = locale;
  const isOfAnotherYear = year !== undefined && !(first.startsWith(year) && last.startsWith(year));
  const writer = dateWriter(language, isOfAnotherYear && format.day ? { ...format, year: 'numeric' } : format);
  return first === last ? writer.format(midnightOf(first)) : writer.formatRange(midnightOf(first), midnightOf(last));
}

function midnightOf(day: Day): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}
