import { collectionsIn } from '../src/manifest/collections';
import type { JsonObject } from '../src/manifest/manifest';
import { set } from '../src/manifest/operations';

/**
 * Gives a site whose collections are lists of entries alone, but for those with days, which nothing but a declaration
 * tells; what of them names entries stands in `references`.
 */
export function undeclared(site: JsonObject): JsonObject {
  const collections = [...collectionsIn(site).values()].filter(
    ({ fields = new Map() }) => ![...fields.values()].some(({ kind }) => kind === 'days'),
  );
  const references = collections.flatMap(({ name, fields = new Map() }): [string, JsonObject][] => {
    const named = [...fields].flatMap(([field, { of }]) => (of === undefined ? [] : [[field, of]]));
    return named.length > 0 ? [[name, Object.fromEntries(named)]] : [];
  });
  const listed = collections.reduce((one, { pointer, entries }) => set(one, pointer, [...entries]), site);
  return references.length > 0 ? set(listed, '/references', Object.fromEntries(references)) : listed;
}
