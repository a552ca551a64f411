import { entriesIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';

/** What one entry says, and no other of its collection. */
export interface Telling {
  name: string;
  said: string;
}

/** The entry of which alone a page is made: what conditions choose it by, where that is all they ask. */
export function onlyOne({ from, where }: JsonObject): Telling | undefined {
  const [first, ...more] = isObject(where) ? Object.entries(where) : [];
  if (from === undefined || first === undefined || more.length > 0) return undefined;
  const [name, said] = first;
  return typeof said === 'string' && !said.includes('{') ? { name, said } : undefined;
}

/** Where the entry stands of which alone a page is made. */
export function onlyEntry(root: JsonObject, page: Json | undefined): Pointer | undefined {
  const only = isObject(page) ? onlyOne(page) : undefined;
  if (!isObject(page) || !only) return undefined;
  const entries = entriesIn(String(page.from), root);
  return entries.find(({ entry }) => entry[only.name] === only.said)?.pointer;
}
