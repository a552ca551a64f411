import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { placeholder } from '../../manifest/placeholder';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { inWords } from './fields-of';
import { fieldsOfEntries } from './fields-of-entries';
import type { WordChoice } from './word-choices';

const onePlaceholder = new RegExp(`^${placeholder}$`);

/** The names that a text may write in braces: the fields of the entries that it is filled in with, then the values of the site. */
export function valueChoices(pointer: Pointer, root: JsonObject): WordChoice[] {
  const fields = entriesAround(pointer, root).flatMap((entries) =>
    fieldsOfEntries(entries)
      .filter(({ input }) => input.kind === 'words' || input.kind === 'number')
      .map(({ name, label }) => ({ name, title: label, says: `{${name}}, as each entry says it` })),
  );
  const values = Object.entries(valuesOf(root)).map(([name, says]) => ({ name, title: inWords(name), says }));
  return [...fields, ...values].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** What a name in braces says now; a field of entries, which say different things, its name. */
export function sayValue(written: string, root: JsonObject): string {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const values = valuesOf(root);
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value !== undefined && format === undefined ? value : inWords(name).replaceAll('.', ' ');
}

/** The values of a site, with those that are there without being written. */
function valuesOf({ values, site }: JsonObject): Record<string, string> {
  const name = isObject(site) ? String(site.name ?? '') : '';
  const written = Object.entries(isObject(values) ? values : {}).map(([key, value]) => [key, String(value)]);
  return { name, year: String(new Date().getFullYear()), ...Object.fromEntries(written) };
}

/** The entries of the collections from which what is around a place is made, the nearest first. */
function entriesAround(pointer: Pointer, { collections, ...root }: JsonObject): JsonObject['collections'][][] {
  const found: JsonObject['collections'][][] = [];
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const part = valueAt(root, place);
    const from = isObject(part) && typeof part.from === 'string' ? part.from : undefined;
    const entries = from !== undefined && isObject(collections) ? collections[from] : undefined;
    if (Array.isArray(entries)) found.push(entries);
  }
  return found;
}
