import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';

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
