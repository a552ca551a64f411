import { dayNamed } from '../calendar/day';
import { asJson, isObject, type Json } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { valueNamed } from '../manifest/references';
import type { TakenEntry } from './days';
import { fillValues } from './fill';
import { lastDayIn } from './occasion';
import type { Sayings } from './sayings';

/** Tells whether a value of a field, as it is written and as it is compared, meets a condition. */
type Condition = (value: Json | undefined, measure: Json | undefined) => boolean;

/**
 * What conditions need to compare: today, the values of the site, which may stand for an entry's day, and the manifest,
 * in which entries refer to others.
 */
type Measures = Pick<Sayings, 'today' | 'values' | 'manifest'>;

/** Gives the entries that meet `where`, in the same order, and `most` of them at most. */
export function chooseEntries(
  entries: TakenEntry[],
  where: Json | undefined,
  most: number,
  measures: Measures,
): TakenEntry[] {
  if (!isObject(where)) return entries.slice(0, most);
  const wanted = Object.entries(where);
  let positions: number[] | undefined;
  for (const [field, one] of wanted) {
    if (!isPlain(one)) continue;
    // Thousands of pages each ask for the few entries that name them: those are looked up.
    const indices = positionsWith(field, one, entries, measures);
    if (indices.length === 0 || wanted.length === 1) return indices.slice(0, most).flatMap((at) => entries[at] ?? []);
    if (positions === undefined || indices.length < positions.length) positions = indices;
  }
  return choices(entries, JSON.stringify([where, most]), () => chooseAmong(positions ?? entries.keys()));

  function chooseAmong(candidates: Iterable<number>): TakenEntry[] {
    const conditions = wanted.map(([field, one]) => ({
      said: valuesOf(field, entries, measures),
      measured: hasBounds(one) ? measuresOf(field, entries, measures) : [],
      isMet: conditionOf(one, measures),
    }));
    const chosenEntries: TakenEntry[] = [];
    // Thousands of pages each ask for the first few that are not their own: no more are looked at.
    for (const position of candidates) {
      if (chosenEntries.length >= most) break;
      const entry = entries[position];
      if (entry && conditions.every(({ said, measured, isMet }) => isMet(said[position], measured[position])))
        chosenEntries.push(entry);
    }
    return chosenEntries;
  }
}

/** The last choices: without placeholders in their conditions, all pages make the same. */
const choices = createMemo<TakenEntry[], TakenEntry[]>(20);

/**
 * Gives the value of a field in each of some entries, or in the entry to which its name leads; undefined where it leads
 * nowhere.
 */
export function valuesOf(
  field: string,
  entries: TakenEntry[],
  { manifest }: Pick<Sayings, 'manifest'>,
): (Json | undefined)[] {
  return columns(entries, field, () => entries.map((entry) => valueNamed(field, entry, asJson(manifest))));
}

const columns = createMemo<TakenEntry[], (Json | undefined)[]>();

/** Tells whether a condition is one value, or a list of values, without bounds. */
function isPlain(wanted: Json): boolean {
  return Array.isArray(wanted) ? !wanted.some((one) => one !== null && typeof one === 'object') : !isObject(wanted);
}

/** Gives the indices of the entries that have a wanted value in a field. */
function positionsWith(field: string, wanted: Json, entries: TakenEntry[], measures: Measures): number[] {
  const positions = positionsBy(field, entries, measures);
  return Array.isArray(wanted)
    ? [...new Set(wanted)].flatMap((one) => positions.get(one) ?? []).sort((one, other) => one - other)
    : (positions.get(wanted) ?? []);
}

/** Gives the indices of entries by their values in a field. */
function positionsBy(field: string, entries: TakenEntry[], measures: Measures): Map<Json, number[]> {
  return positionsOf(entries, field, () => {
    const positions = new Map<Json, number[]>();
    for (const [position, value] of valuesOf(field, entries, measures).entries()) {
      if (value === undefined) continue;
      const same = positions.get(value);
      if (same) same.push(position);
      else positions.set(value, [position]);
    }
    return positions;
  });
}

const positionsOf = createMemo<TakenEntry[], Map<Json, number[]>>();

/** Tells whether a condition has anything to compare. */
function hasBounds(wanted: Json): boolean {
  return Array.isArray(wanted) ? wanted.some(hasBounds) : isObject(wanted);
}

/** Gives the values of a field in each of some entries, as they are compared. */
function measuresOf(field: string, entries: TakenEntry[], measures: Measures): (Json | undefined)[] {
  return measuredColumns(entries, field, () =>
    valuesOf(field, entries, measures).map((value) => measureOf(value, measures)),
  );
}

const measuredColumns = createMemo<TakenEntry[], (Json | undefined)[]>();

/**
 * Gives a bound or a value for comparison: the day that a text names, and the last day of an occasion or a list of
 * days.
 */
function measureOf(value: Json | undefined, { today, values }: Measures): Json | undefined {
  if (typeof value === 'string') return dayNamed(fillValues(value, values), today);
  return lastDayIn(value, (text) => fillValues(text, values)) ?? value;
}

/** Makes a condition: a value, one of several, none of some, or between two. */
function conditionOf(wanted: Json, measures: Measures): Condition {
  if (Array.isArray(wanted)) {
    const values = new Set<Json | undefined>(wanted);
    const compared = wanted.filter(isObject).map((one) => conditionOf(one, measures));
    return (value, measure) => values.has(value) || compared.some((isMet) => isMet(value, measure));
  }
  if (!isObject(wanted)) return (value) => value === wanted;
  const { not } = wanted;
  const [from, to] = [measureOf(wanted.from, measures), measureOf(wanted.to, measures)];
  const isExcluded: Condition = not === undefined ? () => false : conditionOf(not, measures);
  return (value, measure) =>
    !isExcluded(value, measure) &&
    (from === undefined || !isBelow(measure, from)) &&
    (to === undefined || !isBelow(to, measure));
}

/** Tells whether one bound or value is less than another; one of another type, or an absent one, counts as less. */
function isBelow(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return true;
  if (one.length === other.length || (one.length !== 10 && other.length !== 10)) return one < other;
  // Where the bound is a day, only the day of a date with a time counts.
  const length = Math.min(one.length, other.length) === 10 ? 10 : Number.POSITIVE_INFINITY;
  return one.slice(0, length) < other.slice(0, length);
}
