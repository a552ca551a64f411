import { collectionsIn } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { entryFields } from '../naming/entry-fields';
import { declareFields } from './declare';

/** Declares the fields of all collections that declare none, and have entries to tell; gives the names of these. */
export function declareAll(root: JsonObject): { after: JsonObject; collections: string[] } {
  const collections = [...collectionsIn(root).values()].flatMap(({ name, fields, entries }) =>
    fields || entries.length === 0 ? [] : [name],
  );
  const after = collections.reduce((site, name) => declareFields(site, name, entryFields(site, name)), root);
  return { after, collections };
}
