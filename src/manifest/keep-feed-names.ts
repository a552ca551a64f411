import { entriesIn } from './collections';
import type { Json, JsonObject } from './manifest';
import { set } from './operations';
import { replaceNames } from './placeholder';
import { listAt, memberPointer, type Pointer, valueAt } from './pointer';

/**
 * Writes an `id` into the entries of feeds whose address changes: a reader of the feed would take them for new ones.
 * `pathOf` gives the address of the page that is made of an entry.
 */
export function keepFeedNames(
  root: JsonObject,
  changing: ReadonlySet<string>,
  pathOf: (entry: Pointer) => string | undefined,
): JsonObject {
  let after: Json = root;
  for (const feed of listAt(root, '/feeds')) {
    const [from, to, date] = ['/from', '/as/to', '/as/date'].map((place) => valueAt(feed, place));
    if (typeof from !== 'string' || typeof to !== 'string' || typeof date !== 'string') continue;
    const items = entriesIn(from, root).map(({ entry, pointer }) => {
      const fill = (template: string): string =>
        replaceNames(template, (field) =>
          String(valueAt(entry, memberPointer('', field)) ?? (field === 'path' ? pathOf(pointer) : '')),
        );
      return { pointer, date: fill(date), address: fill(to), isNamed: valueAt(entry, '/id') !== undefined };
    });
    for (const [index, name] of namesInFeeds(items).entries()) {
      const { pointer, address, isNamed } = items[index] as (typeof items)[number];
      if (!isNamed && changing.has(address.replace(/\/?([#?].*)?$/s, ''))) after = set(after, `${pointer}/id`, name);
    }
  }
  return after as JsonObject;
}

/**
 * Gives the identifiers of feed items without an `id`, in their order: the address to which an item leads. Where
 * several items lead to one address, the earliest has it, and the others have their day before it.
 */
export function namesInFeeds(items: readonly { date: string; address: string }[]): string[] {
  const earliest = new Map<string, string>();
  for (const { date, address } of items) {
    const firstNames = earliest.get(address);
    if (firstNames === undefined || date < firstNames) earliest.set(address, date);
  }
  return items.map(({ date, address }) => {
    if (earliest.get(address) !== date) return `${date.slice(0, 10)} ${address}`;
    earliest.delete(address);
    return address;
  });
}
