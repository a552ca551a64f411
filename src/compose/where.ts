import { dayNamed } from '../calendar/day';
import type { PlacedEntry } from '../manifest/collections';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { valueNamed } from '../manifest/references';
import { fillValues } from './fill';
import type { Sayings } from './sayings';

/** Whether what an entry says of a field is wanted: as it is written, and as it is compared. */
type Condition = (value: Json | undefined, measure: Json | undefined) => boolean;

/**
 * What conditions are held against: the day, the values of the site, which an entry may name as a day of its own, and
 * the manifest, in which one entry names another.
 */
type Measures = Pick<Sayings, 'today' | 'values' | 'manifest'>;

/** Those of some entries whose fields are as `where` wants them, in the same order; the first so many of them. */
export function chooseEntries(
  entries: PlacedEntry[],
  where: Json | undefined,
  most: number,
  measures: Measures,
): PlacedEntry[] {
  if (!isObject(where)) return entries.slice(0, most);
  const wanted = Object.entries(where);
  let positions: number[] | undefined;
  for (const [field, one] of wanted) {
    if (!isPlain(one)) continue;
    // Thousands of pages each ask for the few entries that name them: those are looked up.
    const found = positionsWith(field, one, entries, measures);
    if (found.length === 0 || wanted.length === 1) return found.slice(0, most).flatMap((at) => entries[at] ?? []);
    if (positions === undefined || found.length < positions.length) positions = found;
  }
  return choices(entries, JSON.stringify([where, most]), () => chooseAmong(positions ?? entries.keys()));

  function chooseAmong(candidates: Iterable<number>): PlacedEntry[] {
    const conditions = wanted.map(([field, one]) => ({
      said: valuesOf(field, entries, measures),
      measured: hasBounds(one) ? measuresOf(field, entries, measures) : [],
      isMet: conditionOf(one, measures),
    }));
    const found: PlacedEntry[] = [];
    // Thousands of pages each ask for the first few that are not their own: no more are looked at.
    for (const position of candidates) {
      if (found.length >= most) break;
      const entry = entries[position];
      if (entry && conditions.every(({ said, measured, isMet }) => isMet(said[position], measured[position])))
        found.push(entry);
    }
    return found;
  }
}

/** The last choices: where conditions name nothing of the page, all pages ask the same. */
const choices = createMemo<PlacedEntry[], PlacedEntry[]>(20);

/** What each of some entries of a site says of a field, or the one that its name leads to; undefined where it leads nowhere. */
export function valuesOf(
  field: string,
  entries: PlacedEntry[],
  { manifest }: Pick<Sayings, 'manifest'>,
): (Json | undefined)[] {
  return columns(entries, field, () => entries.map((entry) => valueNamed(field, entry, asJson(manifest))));
}

const columns = createMemo<PlacedEntry[], (Json | undefined)[]>();

/** Whether what is wanted is one value, or one of several, and nothing that has to be compared. */
function isPlain(wanted: Json): boolean {
  return Array.isArray(wanted) ? !wanted.some((one) => one !== null && typeof one === 'object') : !isObject(wanted);
}

/** Where the entries stand that say of a field what is wanted. */
function positionsWith(field: string, wanted: Json, entries: PlacedEntry[], measures: Measures): number[] {
  const positions = positionsBy(field, entries, measures);
  return Array.isArray(wanted)
    ? [...new Set(wanted)].flatMap((one) => positions.get(one) ?? []).sort((one, other) => one - other)
    : (positions.get(wanted) ?? []);
}

/** Where among some entries each value of a field stands. */
function positionsBy(field: string, entries: PlacedEntry[], measures: Measures): Map<Json, number[]> {
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

const positionsOf = createMemo<PlacedEntry[], Map<Json, number[]>>();

/** Whether something in what is wanted has to be compared. */
function hasBounds(wanted: Json): boolean {
  return Array.isArray(wanted) ? wanted.some(hasBounds) : isObject(wanted);
}

/** What each of some entries says of a field, as it is compared. */
function measuresOf(field: string, entries: PlacedEntry[], measures: Measures): (Json | undefined)[] {
  return measuredColumns(entries, field, () =>
    valuesOf(field, entries, measures).map((value) => measureOf(value, measures)),
  );
}

const measuredColumns = createMemo<PlacedEntry[], (Json | undefined)[]>();

/** What is compared of a bound or a value: of a text the day that it names. */
function measureOf(value: Json | undefined, { today, values }: Measures): Json | undefined {
  return typeof value === 'string' ? dayNamed(fillValues(value, values), today) : value;
}

/** Whether a field has a value, one of several, another than some, or one between two. */
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

/** Whether one bound or value lies before another; what is of another type, or not there, lies on no side. */
function isBelow(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return true;
  if (one.length === other.length || (one.length !== 10 && other.length !== 10)) return one < other;
  // Of a date with its time the day counts where the bound is a day.
  const length = Math.min(one.length, other.length) === 10 ? 10 : Number.POSITIVE_INFINITY;
  return one.slice(0, length) < other.slice(0, length);
}
