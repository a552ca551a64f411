import { type Day, dayNamed } from './day';
import { type HoursLine, hoursOn, isWithin, mostParticular, periodOf, type Weekday, week } from './opening-hours';

/** The times between which a place is open on a day, `09:00` and `17:30`. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** Weekdays with the same hours, in the order of the week; `openTimes` is empty where the place is closed. */
export interface WeekdayHours {
  days: Weekday[];
  openTimes: OpenTime[];
}

/**
 * Days, one after the other, on which the same hours hold in each week; without `first` always until `last`, without
 * `last` for ever.
 */
export interface Season {
  first?: Day;
  last?: Day;
  hours: WeekdayHours[];
}

/** Days, one after the other, with hours of their own; `openTimes` is empty where the place is closed. */
export interface SpecialDays {
  first: Day;
  last: Day;
  openTimes: OpenTime[];
}

/** Gives the seasons of the year from `today` on, each once, the one that holds today first. */
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

/** Gives the days with hours of their own from one day to another, in their order. */
export function specialDaysBetween(hours: readonly HoursLine[], from: Day, to: Day): SpecialDays[] {
  // A line that names no day yet is for none.
  const special = hours.filter((line) => !line.days && (line.date ?? line.begins ?? line.until) !== undefined);
  const byPeriod = new Map<string, SpecialDays>();
  for (let day = from; special.length > 0 && day <= to; day = dayNamed('+1d', day)) {
    const lines = hoursOn(special, day);
    const [line] = lines;
    if (!line) continue;
    const period = occurrenceOf(line, day);
    byPeriod.set(JSON.stringify(period), { ...period, openTimes: timesOf(lines) });
  }
  return [...byPeriod.values()].sort((one, other) => (one.first < other.first ? -1 : 1));
}

/**
 * Gives the first and the last day of the period of a line that holds on a day; of a yearly one, those around that day.
 */
function occurrenceOf(line: HoursLine, day: Day): { first: Day; last: Day } {
  const { first = day, last = day, isYearly } = periodOf(line);
  if (!isYearly) return { first, last };
  const one = day.slice(5);
  const inYear = (years: number, monthAndDay: string): Day => `${Number(day.slice(0, 4)) + years}-${monthAndDay}`;
  return { first: inYear(first > one ? -1 : 0, first), last: inYear(last < one ? 1 : 0, last) };
}

/** Gives the days around today on which a line begins or ceases to hold. */
function changesBy(line: HoursLine, today: Day): Day[] {
  const { first, last, isYearly } = periodOf(line);
  const year = Number(today.slice(0, 4));
  const inYears = (day: string): Day[] => (isYearly ? [-1, 0, 1, 2].map((more) => `${year + more}-${day}`) : [day]);
  return [
    ...(first === undefined ? [] : inYears(first)),
    ...(last === undefined ? [] : inYears(last).map((day) => dayNamed('+1d', day))),
  ];
}

/** Gives the hours of each weekday that hold on a day, days with hours of their own left aside. */
function weekOn(weekly: readonly HoursLine[], day: Day): WeekdayHours[] {
  const inForce: WeekdayHours[] = [];
  for (const weekday of week) {
    const lines = mostParticular(weekly.filter((line) => line.days?.includes(weekday) && isWithin(line, day)));
    if (lines.length === 0) continue;
    const openTimes = timesOf(lines);
    const alike = inForce.find((one) => isSame(one.openTimes, openTimes));
    if (alike) alike.days.push(weekday);
    else inForce.push({ days: [weekday], openTimes });
  }
  return inForce;
}

function timesOf(lines: readonly HoursLine[]): OpenTime[] {
  return lines
    .flatMap(({ opens, closes }) => (opens !== undefined && closes !== undefined ? [{ opens, closes }] : []))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
