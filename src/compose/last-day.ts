import { isObject } from '../manifest/is-object';
import type { Json, JsonObject } from '../manifest/manifest';
import { type Day, dayNamed, isDay, isRelativeDay } from './today';

const lastDays = new WeakMap<object, Day>();

/** The last day on which an item shows that was taken because its day has not passed; finishing gives it to the component. */
export function lastDayOf(item: object): Day | undefined {
  return lastDays.get(item);
}

/** An item of which is kept until when its entry is taken, where that is chosen by a day which counts from today. */
export function withLastDay(item: Json | undefined, entry: JsonObject, where: Json | undefined): Json | undefined {
  if (!isObject(item) || !isObject(where)) return item;
  const days = Object.entries(where).flatMap(([field, wanted]) => {
    const from = isObject(wanted) ? wanted.from : undefined;
    const day = entry[field];
    const isKnown = typeof from === 'string' && isRelative(from) && typeof day === 'string' && isDay(day);
    return isKnown ? [lastDayBy(from, day.slice(0, 10))] : [];
  });
  const [last] = days.sort();
  if (last === undefined) return item;
  // A template without fields is one object for all entries.
  const own = { ...item };
  lastDays.set(own, last);
  return own;
}

function isRelative(day: string): boolean {
  return day === 'today' || isRelativeDay(day);
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
