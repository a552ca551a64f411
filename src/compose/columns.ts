import { asJson, type Json } from '../manifest/manifest';
import { type PlacedEntry, valueNamed } from '../manifest/references';
import type { Sayings } from './sayings';

/** What was found out of fields, for each list of entries; the entries of a list are those of one site. */
export type FoundOfFields<Found> = WeakMap<PlacedEntry[], Map<string, Found>>;

/** Finds something out of a field once for each list of entries: thousands of pages each ask for it. */
export function oncePerField<Found extends object>(
  known: FoundOfFields<Found>,
  field: string,
  entries: PlacedEntry[],
  find: () => Found,
): Found {
  const byField = known.get(entries) ?? new Map<string, Found>();
  known.set(entries, byField);
  const found = byField.get(field) ?? find();
  byField.set(field, found);
  return found;
}

/** What each of some entries says of a field, or the one that its name leads to; undefined where it leads nowhere. */
export function valuesOf(
  field: string,
  entries: PlacedEntry[],
  { manifest }: Pick<Sayings, 'manifest'>,
): (Json | undefined)[] {
  return oncePerField(known, field, entries, () => entries.map((entry) => valueNamed(field, entry, asJson(manifest))));
}

const known: FoundOfFields<(Json | undefined)[]> = new WeakMap();
