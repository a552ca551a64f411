import { entriesIn } from '../../manifest/collections';
import { isObject, type Json, type JsonObject, namedMembers } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';

/** A condition that one entry alone can meet: the field, and the text that it must have. */
export interface EntryCondition {
  name: string;
  value: string;
}

/**
 * Gives the condition of a page that is made of one entry alone; undefined where the page has another selection, or
 * none.
 */
export function oneEntryCondition({ from, where }: JsonObject): EntryCondition | undefined {
  const [first, ...more] = namedMembers(where);
  if (from === undefined || first === undefined || more.length > 0) return undefined;
  const [name, value] = first;
  return typeof value === 'string' && !value.includes('{') ? { name, value } : undefined;
}

/**
 * Gives the pointer of the entry of which alone a page is made; undefined where the page is made of several, or of
 * none.
 */
export function onlyEntry(root: JsonObject, page: Json | undefined): Pointer | undefined {
  const only = isObject(page) ? oneEntryCondition(page) : undefined;
  if (!isObject(page) || !only) return undefined;
  const entries = entriesIn(String(page.from), root);
  return entries.find(({ entry }) => entry[only.name] === only.value)?.pointer;
}
