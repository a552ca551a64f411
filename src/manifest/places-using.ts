import type { JsonObject } from './manifest';
import { memberPointer, type Pointer } from './pointer';
import { referencesIn } from './references';
import { writtenUses } from './uses';

/** Gives pointers to all that uses a collection: selections of lists, pages and feeds, references to its entries. */
export function placesUsing(root: JsonObject, collection: string): Pointer[] {
  const selections = writtenUses(root, 'collection', collection);
  const references = referencesIn(root).filter((one) => [one.collection, one.named].includes(collection));
  // What it declares of its own entries goes with it.
  const own = memberPointer('/collections', collection);
  const fields = references.map(({ pointer }) => pointer).filter((pointer) => !pointer.startsWith(`${own}/`));
  return [...selections.map(({ pointer }) => pointer), ...fields];
}
