import { type Day, dayNamed, isDay, isRelativeDay } from '../calendar/day';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import { type PlacedEntry, valueNamed } from '../manifest/references';
import { fillValues } from './fill';
import type { Site } from './site';

/** Until when an entry is taken, where that is chosen by a day which counts from today. */
export function lastDayOf(
  entry: PlacedEntry,
  where: Json | undefined,
  { manifest, values }: Pick<Site, 'manifest' | 'values'>,
): Day | undefined {
  if (!isObject(where)) return undefined;
  const days = Object.entries(where).flatMap(([field, wanted]) => {
    const from = isObject(wanted) ? wanted.from : undefined;
    const said = valueNamed(field, entry, asJson(manifest));
    const day = typeof said === 'string' ? fillValues(said, values) : '';
    const isKnown = typeof from === 'string' && isRelativeDay(from) && isDay(day);
    return isKnown ? [lastDayBy(from, day.slice(0, 10))] : [];
  });
  return days.sort()[0];
}

/** The last day on which a day is not before one that counts from then: of `-3d`, three days after it. */
function lastDayBy(relative: string, day: Day): Day {
  let last = dayNamed(
    relative.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+')),
    day,
  );
  // Months differ in length: a month before the 31st of March is the 28th of February.
  for (let step = 0; step < 3 && dayNamed(relative, dayNamed('+1d', last)) <= day; step++) last = dayNamed('+1d', last);
  return last;
}
