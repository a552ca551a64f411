import { dateWriter } from '../../calendar/date-writer';
import { runsOf, type Weekday } from '../../calendar/opening-hours';
import type { OpenTime, SpecialDays, WeekdayHours } from '../../calendar/seasons';
import { describeTime } from '../../calendar/time-of-day';
import type { BlockOf } from '../../compose/page';

type Line = BlockOf<'place'>['seasons'][number]['lines'][number];

/** Writes the hours of a week in words of a language, weekdays that follow each other as one. */
export function describeWeek(hours: readonly WeekdayHours[], language: string): Line[] {
  return hours.map(({ days, openTimes }) => ({
    days: describeDays(days, language),
    ...describeTimes(openTimes, language),
  }));
}

/** Writes days with hours of their own in words of a language, each with its last day. */
export function describeSpecialDays(days: readonly SpecialDays[], language: string): (Line & { until: string })[] {
  const format = dateWriter(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return days.map(({ first, last, openTimes }) => ({
    days: format.formatRange(new Date(first), new Date(last)),
    ...describeTimes(openTimes, language),
    until: last,
  }));
}

/** Writes the two ends of each time apart: a range of dates would name the days too where it goes past midnight. */
function describeTimes(openTimes: readonly OpenTime[], language: string): Pick<Line, 'times' | 'isAllDay'> {
  if (openTimes.some(isAllDay)) return { times: [], isAllDay: true };
  return {
    times: openTimes.map(({ opens, closes }) => `${describeTime(opens, language)} – ${describeTime(closes, language)}`),
  };
}

function isAllDay({ opens, closes }: OpenTime): boolean {
  return opens === closes || (opens === '00:00' && closes === '24:00');
}

function describeDays(days: readonly Weekday[], language: string): string {
  const format = dateWriter(language, { weekday: 'long' });
  const names = runsOf(days).flatMap(([first, length]) => {
    if (length > 2) return format.formatRange(dateOf(first), dateOf(first + length - 1));
    return Array.from({ length }, (_, index) => format.format(dateOf(first + index)));
  });
  return new Intl.ListFormat(language).format(names);
}

/** Gives a date that is a Monday for 0, a Tuesday for 1. */
function dateOf(place: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + place));
}
