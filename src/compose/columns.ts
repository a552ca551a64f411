import type { JsonObject } from '../manifest/manifest';
import { type PlacedEntry, valueNamed } from '../manifest/references';

/** What follows from what the entries of a list say of a field. */
type Column<Found> = (field: string, entries: PlacedEntry[], root: JsonObject) => Found;

/** Finds something out of a field once for each list of entries: thousands of pages each ask for it. */
export function oncePerField<Found extends object>(find: Column<Found>): Column<Found> {
  const known = new WeakMap<PlacedEntry[], Map<string, Found>>();
  return (field, entries, root) => {
    const byField = known.get(entries) ?? new Map<string, Found>();
    known.set(entries, byField);
    const found = byField.get(field) ?? find(field, entries, root);
    byField.set(field, found);
    return found;
  };
}

/** What each of some entries says of a field, or the one that its name leads to; undefined where it leads nowhere. */
export const valuesOf = oncePerField((field, entries, root) => entries.map((entry) => valueNamed(field, entry, root)));
