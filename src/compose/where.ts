import { dayNamed } from '../calendar/day';
import { isObject } from '../manifest/is-object';
import { asJson, type Json } from '../manifest/manifest';
import type { PlacedEntry } from '../manifest/references';
import { oncePerField, valuesOf } from './columns';
import { fillValues } from './fill';
import type { Site } from './site';

type Condition = (value: Json | undefined) => boolean;

/**
 * What conditions are held against: the day, the values of the site, which an entry may name as a day of its own, and
 * the manifest, in which one entry names another.
 */
type Measures = Pick<Site, 'today' | 'values' | 'manifest'>;

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
  const root = asJson(measures.manifest);
  const conditions = wanted.map(([field, one]) => ({
    said: valuesOf(field, entries, root),
    isMet: conditionOf(one, measures),
  }));
  const chosen: PlacedEntry[] = [];
  // Thousands of pages each ask for the first few that are not their own: no more are looked at.
  for (const position of positions ?? entries.keys()) {
    if (chosen.length >= most) break;
    const entry = entries[position];
    if (entry && conditions.every(({ said, isMet }) => isMet(said[position]))) chosen.push(entry);
  }
  return chosen;
}

/** Whether what is wanted is one value, or one of several, and nothing that has to be compared. */
function isPlain(wanted: Json): boolean {
  return Array.isArray(wanted) ? !wanted.some((one) => one !== null && typeof one === 'object') : !isObject(wanted);
}

/** Where the entries stand that say of a field what is wanted. */
function positionsWith(field: string, wanted: Json, entries: PlacedEntry[], { manifest }: Measures): number[] {
  const positions = positionsBy(field, entries, asJson(manifest));
  return Array.isArray(wanted)
    ? [...new Set(wanted)].flatMap((one) => positions.get(one) ?? []).sort((one, other) => one - other)
    : (positions.get(wanted) ?? []);
}

/** Where among some entries each value of a field stands. */
const positionsBy = oncePerField((field, entries, root) => {
  const positions = new Map<Json, number[]>();
  for (const [position, value] of valuesOf(field, entries, root).entries()) {
    if (value === undefined) continue;
    const same = positions.get(value);
    if (same) same.push(position);
    else positions.set(value, [position]);
  }
  return positions;
});

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
