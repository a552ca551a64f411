import { type Day, isDay } from '../calendar/day';
import { daysOf, type Occasion } from '../calendar/occasion';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';

/**
 * Reads when something takes place, as a day or as an object with one; `fill` fills in the values that it names. Gives
 * undefined for any other value. A day that is none is read as it is written: the check reports it.
 */
export function readOccasion(
  value: Json | undefined,
  fill: (text: string, name: keyof Occasion) => string = (text) => text,
): Occasion | undefined {
  const group: JsonObject = isObject(value) ? value : value === undefined ? {} : { date: value };
  const textOf = (name: keyof Occasion): string | undefined => {
    const text = group[name];
    return typeof text === 'string' ? fill(text, name) : undefined;
  };
  const date = textOf('date');
  if (date === undefined) return undefined;
  const { state } = group;
  const others = (['until', 'starts', 'ends', 'movedTo', 'note'] as const).flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    date,
    ...Object.fromEntries(others),
    ...((state === 'cancelled' || state === 'sold-out') && { state }),
  };
}

/** Tells whether a value is a group that says when something takes place. */
export function isOccasionGroup(value: Json | undefined): boolean {
  return isObject(value) && typeof value.date === 'string';
}

/** Gives the day for which something that takes place was announced; empty where the value says none. */
export function dateIn(value: Json | undefined): Day {
  return readOccasion(value)?.date ?? '';
}

/** Tells whether a value is a list of days, as a field of that kind has it. */
export function isListOfDays(value: Json | undefined): value is Json[] {
  // A value of the site may stand in the place of a day.
  const isOne = (item: Json): boolean =>
    isOccasionGroup(item) || (typeof item === 'string' && (isDay(item) || /^\{[^{}]+\}$/.test(item)));
  return Array.isArray(value) && value.length > 0 && value.every(isOne);
}

/**
 * Gives the day of a value for comparison with bounds: the last day of an occasion, and of a list of days the last of
 * all. Gives undefined for any other value.
 */
export function lastDayIn(value: Json | undefined, fill?: (text: string) => string): Day | undefined {
  return occasionsIn(value, fill)
    .map((one) => daysOf(one).last)
    .sort()
    .at(-1);
}

/**
 * Gives the day of a value for sorting: the first day of an occasion, and of a list of days the next that is not over.
 * Gives undefined for any other value, or where all days are over.
 */
export function nextDayIn(value: Json | undefined, today: Day, fill?: (text: string) => string): Day | undefined {
  const coming = occasionsIn(value, fill).map(daysOf);
  const days = isListOfDays(value) ? coming.filter(({ last }) => last >= today) : coming;
  return days.map(({ first }) => first).sort()[0];
}

function occasionsIn(value: Json | undefined, fill?: (text: string) => string): Occasion[] {
  if (isListOfDays(value)) return value.flatMap((one) => readOccasion(one, fill) ?? []);
  return isOccasionGroup(value) ? [readOccasion(value, fill) ?? []].flat() : [];
}
