import type { Business } from '../compose/page';
import type { Pointer } from '../manifest/pointer';

/** Something that cannot be in opening hours, by its place in them. */
export interface HoursFlaw {
  pointer: Pointer;
  message: string;
}

/** What cannot be in opening hours: a line without its times, an end before the beginning that is no night, one day with two times that overlap. */
export function hoursFlaws(hours: NonNullable<Business['hours']>): HoursFlaw[] {
  const flaws: HoursFlaw[] = [];
  const told = new Map<string, Times[]>();
  for (const [index, { days, opens, closes, closed }] of hours.entries()) {
    if (closed) continue;
    if (opens === undefined || closes === undefined) {
      flaws.push({ pointer: `/${index}`, message: timesMessage });
      continue;
    }
    const flaw = flawOf(opens, closes);
    if (flaw) flaws.push({ pointer: `/${index}/closes`, message: flaw });
    for (const [position, day] of flaw ? [] : days.entries()) {
      const others = told.get(day) ?? [];
      const other = others.find((one) => overlap(one, { opens, closes }));
      if (other) {
        const message = `On this day it is open from ${other.opens} to ${other.closes} already, and these hours overlap with that. Correct one of them.`;
        flaws.push({ pointer: `/${index}/days/${position}`, message });
      }
      told.set(day, [...others, { opens, closes }]);
    }
  }
  return flaws;
}

interface Times {
  opens: string;
  closes: string;
}

const timesMessage =
  'These days need the times at which it opens and closes, such as 08:00 and 17:00, or "closed": true.';

/** Who opens in the morning and closes at three at night does so; who closes at five means the afternoon. */
function flawOf(opens: string, closes: string): string | undefined {
  const minutes = minutesOf(closes) - minutesOf(opens) + 24 * 60;
  if (closes >= opens || closes <= '03:00' || minutes < 19 * 60) return undefined;
  const [hour, minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  const hint = Number(hour) < 12 && later > opens ? `Did you mean ${later}?` : 'Correct one of the two.';
  return `From ${opens} to ${closes} of the next day it would be open for ${Math.floor(minutes / 60)} hours. ${hint}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function overlap(one: Times, other: Times): boolean {
  // The same hour means all day, and what is past midnight is on the next day.
  const end = ({ opens, closes }: Times): string => (closes > opens ? closes : '24:00');
  return one.opens < end(other) && other.opens < end(one);
}
