import { dayNamed } from '../calendar/day';
import { isObject } from '../manifest/is-object';
import { asJson, type Json, type JsonObject } from '../manifest/manifest';
import { type PlacedEntry, valueNamed } from '../manifest/references';
import { fillValues } from './fill';
import type { Site } from './site';

type Condition = (value: Json | undefined) => boolean;

/**
 * What conditions are held against: the day, the values of the site, which an entry may name as a day of its own, and
 * the manifest, in which one entry names another.
 */
type Measures = Pick<Site, 'today' | 'values' | 'manifest'>;

/** Those of some entries whose fields are as `where` wants them, in the same order. */
export function chooseEntries(entries: PlacedEntry[], where: Json | undefined, measures: Measures): PlacedEntry[] {
  if (!isObject(where)) return entries;
  const wanted = Object.entries(where);
  let fewest = entries;
  for (const [field, one] of wanted) {
    if (!isPlain(one)) continue;
    // Thousands of pages each ask for the few entries that name them: those are looked up.
    const found = entriesWith(field, one, entries, measures);
    if (found.length === 0 || wanted.length === 1) return found;
    if (found.length < fewest.length) fewest = found;
  }
  const conditions = wanted.map(([field, one]) => ({ field, isMet: conditionOf(one, measures) }));
  const root = asJson(measures.manifest);
  return fewest.filter((entry) => conditions.every(({ field, isMet }) => isMet(valueNamed(field, entry, root))));
}

/** Whether what is wanted is one value, or one of several, and nothing that has to be compared. */
function isPlain(wanted: Json): boolean {
  return Array.isArray(wanted) ? !wanted.some((one) => one !== null && typeof one === 'object') : !isObject(wanted);
}

/** The entries that say of a field what is wanted. */
function entriesWith(field: string, wanted: Json, entries: PlacedEntry[], { manifest }: Measures): PlacedEntry[] {
  const positions = positionsBy(field, entries, asJson(manifest));
  const found = Array.isArray(wanted)
    ? [...new Set(wanted)].flatMap((one) => positions.get(one) ?? []).sort((one, other) => one - other)
    : (positions.get(wanted) ?? []);
  return found.flatMap((position) => entries[position] ?? []);
}

/** Where among some entries each value of a field stands; found once, by the first who asks. */
function positionsBy(field: string, entries: PlacedEntry[], root: JsonObject): Map<Json, number[]> {
  const byField = known.get(entries) ?? new Map<string, Map<Json, number[]>>();
  known.set(entries, byField);
  let positions = byField.get(field);
  if (!positions) {
    positions = new Map();
    for (const [position, entry] of entries.entries()) {
      const value = valueNamed(field, entry, root);
      if (value === undefined) continue;
      const same = positions.get(value);
      if (same) same.push(position);
      else positions.set(value, [position]);
    }
    byField.set(field, positions);
  }
  return positions;
}

const known = new WeakMap<PlacedEntry[], Map<string, Map<Json, number[]>>>();

/** Whether a field has a value, one of several, another than some, or one between two. */
function conditionOf(wanted: Json, measures: Measures): Condition {
  if (Array.isArray(wanted)) {
    const values = new Set<Json | undefined>(wanted);
    const compared = wanted.filter(isObject).map((one) => conditionOf(one, measures));
    return (value) => values.has(value) || compared.some((isMet) => isMet(value));
  }
  if (!isObject(wanted)) return (value) => value === wanted;
  const { not, from, to } = wanted;
  const isExcluded = not === undefined ? () => false : conditionOf(not, measures);
  return (value) =>
    !isExcluded(value) &&
    (from === undefined || !isBelow(value, from, measures)) &&
    (to === undefined || !isBelow(to, value, measures));
}

/** Whether one bound or value lies before another; what is of another type, or not there, lies on no side. */
function isBelow(one: Json | undefined, other: Json | undefined, { today, values }: Measures): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return true;
  const dayIn = (text: string): string => dayNamed(fillValues(text, values), today);
  const [first, second] = [dayIn(one), dayIn(other)];
  // Of a date with its time the day counts where the bound is a day.
  const length = Math.min(first.length, second.length) === 10 ? 10 : Number.POSITIVE_INFINITY;
  return first.slice(0, length) < second.slice(0, length);
}
