import type { Json } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';

/** Something that cannot be in opening hours, by its place in them. */
export interface HoursFlaw {
  pointer: Pointer;
  message: string;
  /** What several of them come from. */
  cause?: string;
}

/** Who closes at six in the morning or earlier closes in the night after. */
const latestNight = '06:00';

/** What cannot be in opening hours: no time to be open, an end before the beginning, one day with two times that overlap. */
export function hoursFlaws(hours: unknown[]): HoursFlaw[] {
  const flaws: HoursFlaw[] = [];
  const told = new Map<string, Times[]>();
  for (const [index, line] of hours.entries()) {
    if (!isLine(line)) {
      flaws.push({ pointer: `/${index}`, message: lineMessage, cause: 'no hours' });
      continue;
    }
    const { days, opens, closes } = line;
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

const lineMessage =
  'A line of the opening hours has days such as ["mo", "tu"], and the times at which it opens and closes, such as 08:00 and 17:00. The entry that it is made of has something else.';

/** Whether a line is one: what a collection holds may be anything. */
function isLine(line: unknown): line is Times & { days: string[] } {
  const { days, opens, closes } = (line ?? {}) as Record<string, Json>;
  const areTimes = [opens, closes].every((time) => typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  return areTimes && Array.isArray(days) && days.every((day) => /^(mo|tu|we|th|fr|sa|su)$/.test(String(day)));
}

function flawOf(opens: string, closes: string): string | undefined {
  if (opens === closes)
    return `It opens and closes at ${opens}, so it is never open. Correct one of the two; a day without hours needs no line.`;
  if (closes > opens || closes <= latestNight) return undefined;
  return `It closes at ${closes}, before it opens at ${opens}. Write the hours of the afternoon as 13:00 to 23:00.`;
}

function overlap(one: Times, other: Times): boolean {
  const end = ({ opens, closes }: Times): string => (closes > opens ? closes : '24:00');
  return one.opens < end(other) && other.opens < end(one);
}
