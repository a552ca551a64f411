import { type Day, dayNamed } from './day';
import { type HoursLine, hoursOn, isWithin, mostParticular, periodOf, type Weekday, week } from './opening-hours';

/** From when to when it is open. */
export interface Span {
  opens: string;
  closes: string;
}

/** Weekdays with the same hours, in the order of the week; no spans where it is closed. */
export interface WeekdayHours {
  days: Weekday[];
  spans: Span[];
}

/** A time with the same week all through; without a first day it has always been, without a last one it goes on. */
export interface Season {
  first?: Day;
  last?: Day;
  hours: WeekdayHours[];
}

/** Days with hours of their own; no spans where it is closed. */
export interface SpecialDays {
  first: Day;
  last: Day;
  spans: Span[];
}

/** The seasons of the year that begins with a day, the one in which that lies first, and each once. */
export function seasonsFrom(hours: readonly HoursLine[], today: Day): Season[] {
  const weekly = hours.filter(({ days }) => days);
  const start = dayNamed('-1y', today);
  const end = dayNamed('+1y', today);
  const seasons: Season[] = [{ hours: weekOn(weekly, start) }];
  const changes = new Set(weekly.flatMap((line) => changesBy(line, today)));
  for (const day of [...changes].sort()) {
    const season = seasons.at(-1);
    const inForce = weekOn(weekly, day);
    if (!season || day <= start || isSame(season.hours, inForce)) continue;
    season.last = dayNamed('-1d', day);
    if (day >= end) break;
    seasons.push({ first: day, hours: inForce });
  }
  const coming = seasons.filter(({ last }) => last === undefined || last >= today);
  return coming.filter(
    ({ first, hours: inForce }, index) =>
      !coming
        .slice(0, index)
        .some((earlier) => earlier.first?.slice(5) === first?.slice(5) && isSame(earlier.hours, inForce)),
  );
}

/** The days with hours of their own from one day to another, in their order. */
export function specialDaysBetween(hours: readonly HoursLine[], from: Day, to: Day): SpecialDays[] {
  const special = hours.filter(({ days }) => !days);
  const found = new Map<string, SpecialDays>();
  for (let day = from; special.length > 0 && day <= to; day = dayNamed('+1d', day)) {
    const lines = hoursOn(special, day);
    const [line] = lines;
    if (!line) continue;
    const period = occurrenceOf(line, day);
    found.set(JSON.stringify(period), { ...period, spans: spansOf(lines) });
  }
  return [...found.values()].sort((one, other) => (one.first < other.first ? -1 : 1));
}

/** The first and the last day of a period that holds on a day: of one in every year, those around that day. */
function occurrenceOf(line: HoursLine, day: Day): { first: Day; last: Day } {
  const { first = day, last = day, isYearly } = periodOf(line);
  if (!isYearly) return { first, last };
  const one = day.slice(5);
  const inYear = (years: number, monthAndDay: string): Day => `${Number(day.slice(0, 4)) + years}-${monthAndDay}`;
  return { first: inYear(first > one ? -1 : 0, first), last: inYear(last < one ? 1 : 0, last) };
}

/** The days around today on which a line begins to hold or holds no more. */
function changesBy(line: HoursLine, today: Day): Day[] {
  const { first, last, isYearly } = periodOf(line);
  const year = Number(today.slice(0, 4));
  const inYears = (day: string): Day[] => (isYearly ? [-1, 0, 1, 2].map((more) => `${year + more}-${day}`) : [day]);
  return [
    ...(first === undefined ? [] : inYears(first)),
    ...(last === undefined ? [] : inYears(last).map((day) => dayNamed('+1d', day))),
  ];
}

/** The week that is in force on a day, as if there were no days with hours of their own. */
function weekOn(weekly: readonly HoursLine[], day: Day): WeekdayHours[] {
  const inForce: WeekdayHours[] = [];
  for (const weekday of week) {
    const lines = mostParticular(weekly.filter((line) => line.days?.includes(weekday) && isWithin(line, day)));
    if (lines.length === 0) continue;
    const spans = spansOf(lines);
    const alike = inForce.find((one) => isSame(one.spans, spans));
    if (alike) alike.days.push(weekday);
    else inForce.push({ days: [weekday], spans });
  }
  return inForce;
}

function spansOf(lines: readonly HoursLine[]): Span[] {
  return lines
    .flatMap(({ opens, closes }) => (opens !== undefined && closes !== undefined ? [{ opens, closes }] : []))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
