import type { BlockOf } from '../../compose/page';

/** Opening hours as they are written. */
export type Hours = NonNullable<BlockOf<'place'>['hours']>;

/** The days of a week, as they are written. */
export type Day = Hours[number]['days'][number];

/** The days as opening hours call them, from Monday on. */
export const week: readonly Day[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

type Line = BlockOf<'place'>['lines'][number];

/** Opening hours in words of a language: days that follow each other in one, and the spans of the same days in one line. */
export function describeHours(hours: Hours, language: string): Line[] {
  const lines: Line[] = [];
  for (const { days, opens, closes } of hours) {
    const named = describeDays(days, language);
    const last = lines.at(-1);
    const line = last?.days === named ? last : { days: named, times: [] };
    if (line !== last) lines.push(line);
    if (!opens || !closes) continue;
    if (opens === closes) line.isAllDay = true;
    else line.times.push(describeSpan(opens, closes, language));
  }
  return lines;
}

/** How a time of day is written in a language: 8:00 AM for 08:00. */
export function describeTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2024-01-01T${time}:00Z`));
}

/** Both ends apart: a range of dates names the days too where it goes past midnight. */
function describeSpan(opens: string, closes: string, language: string): string {
  return `${describeTime(opens, language)} – ${describeTime(closes, language)}`;
}

function describeDays(days: readonly Day[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = runsOf(days).flatMap(([first, length]) => {
    if (length > 2) return format.formatRange(dateOf(first), dateOf(first + length - 1));
    return Array.from({ length }, (_, index) => format.format(dateOf(first + index)));
  });
  return new Intl.ListFormat(language).format(names);
}

/** Days that follow each other as they are written, also from Sunday to Monday: the place of the first in the week, and how many. */
function runsOf(days: readonly Day[]): [first: number, length: number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const place = week.indexOf(day);
    const last = runs.at(-1);
    if (last && (last[0] + last[1]) % 7 === place) last[1]++;
    else runs.push([place, 1]);
  }
  return runs;
}

/** A date that is a Monday for 0, a Tuesday for 1, a Monday again for 7. */
function dateOf(place: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + place));
}
