import { type HoursLine, periodOf, runsOf, type Weekday, week } from '../../calendar/opening-hours';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { sayDays, sayYearDay } from './say-day';

/** The days of the week in words, by their names in site.json, in their order. */
export const weekdays: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

/** The weekdays that are mostly written together, in words. */
export const usualDays: readonly { says: string; days: readonly Weekday[] }[] = [
  { says: 'Monday to Friday', days: week.slice(0, 5) },
  { says: 'Saturday and Sunday', days: week.slice(5) },
  { says: 'Every day', days: week },
];

/**
 * Says a line of opening hours, the days on which it holds first: `15 June to 15 August: Sunday 10:00 to 16:00`; undefined
 * for what is none, or says nothing yet.
 */
export function sayHours(line: JsonObject): string | undefined {
  const { days, opens, closes, closed } = line;
  const times = typeof opens === 'string' && typeof closes === 'string' ? `${opens} to ${closes}` : '';
  const when = closed === true ? 'closed' : times;
  const period = sayPeriod(line);
  if (days === undefined) return period === undefined || when === '' ? undefined : `${period}: ${when}`;
  const dayWords = sayWeekdays(days);
  if (dayWords === undefined) return undefined;
  const inWeek = when === '' ? dayWords : `${dayWords} ${when}`;
  return period === undefined ? inWeek : `${period}: ${inWeek}`;
}

/** Says weekdays, those that follow each other as one: `Monday to Friday`; undefined where a value is no list of some. */
export function sayWeekdays(days: Json | undefined): string | undefined {
  if (!isWeekdays(days)) return undefined;
  const nameAt = (place: number): string => weekdays[week[place] ?? ''] ?? '';
  const names = runsOf(week.filter((day) => days.includes(day))).flatMap(([first, length]) =>
    length > 2
      ? `${nameAt(first)} to ${nameAt(first + length - 1)}`
      : Array.from({ length }, (_, step) => nameAt(first + step)),
  );
  const last = names.pop();
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Tells whether a value is a list of weekdays. */
export function isWeekdays(value: Json | undefined): value is Weekday[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => Object.hasOwn(weekdays, String(one)));
}

/** Gives what a line of opening hours is among, in words; undefined for what is none. */
export function groupOfHours(line: Json | undefined): string | undefined {
  if (!isObject(line) || sayHours(line) === undefined) return undefined;
  if (line.days === undefined) return 'Single days';
  return sayPeriod(line) === undefined ? 'Usual week' : 'Part of the year';
}

/** Says from which day to which a line of opening hours holds; undefined where it holds always. */
function sayPeriod(line: JsonObject): string | undefined {
  const { first, last } = periodOf(daysOfLine(line));
  if (first === undefined) return last === undefined ? undefined : `Until ${sayDate(last)}`;
  if (last === undefined) return `From ${sayDate(first)}`;
  if (first === last) return sayDate(first);
  const isOneYear = first.length > 5 && first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? sayDate(first.slice(5)) : sayDate(first)} to ${sayDate(last)}`;
}

function daysOfLine({ date, begins, until }: JsonObject): HoursLine {
  return {
    ...(typeof date === 'string' && { date }),
    ...(typeof begins === 'string' && { begins }),
    ...(typeof until === 'string' && { until }),
  };
}

/** Says a day with or without its year; any other text stays as it is. */
function sayDate(text: string): string {
  return sayDays(text, true) ?? sayYearDay(text) ?? text;
}
