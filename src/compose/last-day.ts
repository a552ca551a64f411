import type { Json, JsonObject } from '../manifest/manifest';
import { isObject } from './entries';
import { type Day, dayNamed, isDay } from './today';

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
    return isKnown ? [dayNamed(inverse(from), day.slice(0, 10))] : [];
  });
  const [last] = days.sort();
  if (last === undefined) return item;
  // A template without fields is one object for all entries.
  const own = { ...item };
  lastDays.set(own, last);
  return own;
}

function isRelative(day: string): boolean {
  return day === 'today' || /^[+-]/.test(day);
}

/** What is taken from three days before today on shows until three days after its own day. */
function inverse(relative: string): string {
  return relative.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'));
}
