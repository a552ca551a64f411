import { type Day, dayNamed, isDay, isRelativeDay } from '../calendar/day';
import type { PlacedEntry } from '../manifest/collections';
import { asJson, isObject, type Json } from '../manifest/manifest';
import { valueNamed } from '../manifest/references';
import { fillValues } from './fill';
import { lastDayIn } from './occasion';
import type { Site } from './site';

/** The marks that an item of a list keeps of the entry that it was made of; a written item has none. */
export interface ItemMarks {
  /** The last day on which it shows, where it was chosen because its day has not passed. */
  until?: Day;
  /** Present where the entry is a draft, which only those see who edit the site. */
  draft?: true;
}

const marksByList = new WeakMap<readonly Json[], Map<number, ItemMarks>>();
const none: ReadonlyMap<number, ItemMarks> = new Map();

/** Gives the marks of the items of a list, by index. */
export function marksOf(list: readonly Json[]): ReadonlyMap<number, ItemMarks> {
  return marksByList.get(list) ?? none;
}

/** Keeps the marks of an item of a list. */
export function keepMarks(list: readonly Json[], position: number, marks: ItemMarks): void {
  const others = marksByList.get(list) ?? new Map<number, ItemMarks>();
  marksByList.set(list, others.set(position, marks));
}

/** Gives the last day on which any item of a list shows; undefined where the list is empty or an item stays. */
export function lastDayOfAll(list: readonly Json[]): Day | undefined {
  const days = [...marksOf(list).values()].flatMap(({ until }) => until ?? []);
  return days.length === list.length ? days.sort().at(-1) : undefined;
}

/**
 * Gives the last day on which an entry is chosen, where that depends on a day relative to today; undefined where it
 * does not.
 */
export function lastDayOf(
  entry: PlacedEntry,
  where: Json | undefined,
  { manifest, values }: Pick<Site, 'manifest' | 'values'>,
): Day | undefined {
  if (!isObject(where)) return undefined;
  const days = Object.entries(where).flatMap(([field, wanted]) => {
    const from = isObject(wanted) ? wanted.from : undefined;
    const text = valueNamed(field, entry, asJson(manifest));
    const fill = (written: string): string => fillValues(written, values);
    const day = typeof text === 'string' ? fill(text) : (lastDayIn(text, fill) ?? '');
    const isKnown = typeof from === 'string' && isRelativeDay(from) && isDay(day);
    return isKnown ? [lastDayBy(from, day.slice(0, 10))] : [];
  });
  return days.sort()[0];
}

/** Gives the last day on which a bound relative to today lets a day pass: three days after the day for `-3d`. */
function lastDayBy(relative: string, day: Day): Day {
  let last = dayNamed(
    relative.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+')),
    day,
  );
  // Months differ in length: a month before the 31st of March is the 28th of February.
  for (let step = 0; step < 3 && dayNamed(relative, dayNamed('+1d', last)) <= day; step++) last = dayNamed('+1d', last);
  return last;
}

/**
 * Adds to others the marks of items that are no objects, those of nested lists among them, by their places: `rows/2/1`.
 */
export function addMarksWithin(
  list: readonly Json[],
  place: string,
  others: Record<string, ItemMarks> | undefined,
): Record<string, ItemMarks> | undefined {
  let all = others;
  const marksByIndex = marksByList.get(list);
  for (let position = 0; position < list.length; position++) {
    const item = list[position] ?? null;
    const marks = isObject(item) ? undefined : marksByIndex?.get(position);
    if (marks) all = { ...all, [`${place}/${position}`]: marks };
    if (Array.isArray(item)) all = addMarksWithin(item, `${place}/${position}`, all);
  }
  return all;
}
