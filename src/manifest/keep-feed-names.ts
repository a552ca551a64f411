import type { Json, JsonObject } from './manifest';
import { set } from './operations';
import { replaceNames } from './placeholder';
import { memberPointer, type Pointer, valueAt } from './pointer';

/**
 * Has entries take down what they are called in feeds, where that is an address which changes: a reader of the feed would
 * take them for news. `pathOf` gives the address of the page that is made of an entry.
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
    const list = memberPointer('/collections', from);
    for (const [index, entry] of listAt(root, list).entries()) {
      if (valueAt(entry, '/id') !== undefined) continue;
      const pointer = `${list}/${index}`;
      const fill = (template: string): string =>
        replaceNames(template, (field) =>
          String(valueAt(entry, memberPointer('', field)) ?? (field === 'path' ? pathOf(pointer) : '')),
        );
      const address = fill(to);
      if (changing.has(address.replace(/\/?([#?].*)?$/s, '')))
        after = set(after, `${pointer}/id`, nameInFeeds(fill(date), address));
    }
  }
  return after as JsonObject;
}

/** What an entry is called in a feed that says nothing else: several may lead to one page. */
export function nameInFeeds(date: string, address: string): string {
  return `${date.slice(0, 10)} ${address}`;
}

function listAt(root: JsonObject, pointer: Pointer): Json[] {
  const list = valueAt(root, pointer);
  return Array.isArray(list) ? list : [];
}
