import { formats, type Locale, writeValue } from '../../compose/write-value';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { placeholder } from '../../manifest/placeholder';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { inWords } from '../in-words';
import { fieldsOfEntries } from './fields-of-entries';
import type { WordChoice } from './word-choices';

const onePlaceholder = new RegExp(`^${placeholder}$`);

/** What each way to write a value is called. */
const ways: Record<string, string> = {
  long: 'the day in full',
  short: 'the day in short',
  month: 'month and year',
  weekday: 'the day with its weekday',
  number: 'as a number',
  money: 'as money',
};

/**
 * The names that a text may write in braces: the fields of the entries that it is filled in with, then the values of the
 * site; a day and a number with each way in which they can be written, such as in the currency of the site.
 */
export function valueChoices(pointer: Pointer, root: JsonObject): WordChoice[] {
  const locale = localeOf(root);
  const fields = entriesAround(pointer, root).flatMap((entries) =>
    fieldsOfEntries(entries)
      .filter(({ input }) => input.kind === 'words' || input.kind === 'number')
      .flatMap(({ name, label }) => {
        const own = { name, title: label, says: 'as each entry says it' };
        return [own, ...writtenWays(own, sampleOf(entries, name), locale)];
      }),
  );
  const values = Object.entries(valuesOf(root)).flatMap(([name, says]) => {
    const own = { name, title: inWords(name), says };
    // The year is no amount.
    return name === 'year' ? [own] : [own, ...writtenWays(own, says, locale)];
  });
  return [...fields, ...values].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** A value in each way in which it can be written, with what that says. */
function writtenWays({ name, title }: WordChoice, value: Json | undefined, locale: Locale): WordChoice[] {
  return formats.flatMap((format) => {
    const { text } = writeValue(value, format, locale);
    return text === undefined
      ? []
      : [{ name: `${name}:${format}`, title: `${title}, ${ways[format] ?? format}`, says: text }];
  });
}

function sampleOf(entries: readonly Json[], name: string): Json | undefined {
  return entries.flatMap((entry) => (isObject(entry) ? (entry[name] ?? []) : []))[0];
}

function localeOf({ site }: JsonObject): Locale {
  const { language, currency } = isObject(site) ? site : {};
  return {
    language: typeof language === 'string' && language !== '' ? language : 'en',
    ...(typeof currency === 'string' && currency !== '' && { currency }),
    year: String(new Date().getFullYear()),
  };
}

/** What a name in braces says now; a field of entries, which say different things, its name. */
export function sayValue(written: string, root: JsonObject): string {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const values = valuesOf(root);
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const says = value === undefined || format === undefined ? value : writeValue(value, format, localeOf(root)).text;
  if (says !== undefined) return says;
  const way = format === undefined ? undefined : ways[format];
  return way === undefined ? inWords(name) : `${inWords(name)}, ${way}`;
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
