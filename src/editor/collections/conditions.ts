import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { columnsOf, isPlain } from '../inputs/columns';
import { dayInWords } from '../words/day-in-words';
import { sayText } from '../words/say-text';
import { fieldTitle } from '../words/titles';

/** A value that can be compared. */
export type Plain = string | number | boolean;

/** What is wanted of a field: one of some values, none of some, or from a first to a last, either of which may be empty. */
export interface Condition {
  test: 'is' | 'is not' | 'is between';
  values: Plain[];
}

/** Something that a condition can be about, with the values that it has. */
export interface Asked {
  name: string;
  label: string;
  choices: { value: Plain; label: string }[];
  /** All values that it has: what is typed is of their kind. */
  values: Plain[];
}

/** More values than these are written, not ticked. */
const mostChoices = 24;

/** What is wanted of a field, as site.json writes it: `"Kenya"`, `["a", "b"]`, `{ "not": "a" }`, `{ "from": "today" }`. */
export function conditionIn(wanted: Json | undefined): Condition {
  if (!isObject(wanted)) return { test: 'is', values: plainIn(wanted) };
  if ('not' in wanted) return { test: 'is not', values: plainIn(wanted.not) };
  return { test: 'is between', values: [wanted.from ?? '', wanted.to ?? ''].filter(isPlain) };
}

/** The same as site.json writes it. */
export function asWritten({ test, values }: Condition): Json {
  if (test === 'is between') {
    const [from = '', to = ''] = values;
    return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  }
  const [only = ''] = values;
  const written = values.length > 1 ? values : only;
  return test === 'is' ? written : { not: written };
}

function plainIn(value: Json | undefined): Plain[] {
  return [value ?? []].flat().filter(isPlain);
}

/** The fields of a collection, each with the values that its entries have, where those are few; then those of the entries that they name. */
export function fieldsIn(root: JsonObject, now: Date, collection: string): Asked[] {
  const ways = referencesIn(root).filter((one) => one.collection === collection);
  const named = ways.flatMap(({ field, named: other }) =>
    ownFieldsIn(root, now, other).map((one) => ({
      ...one,
      name: `${field}.${one.name}`,
      label: `${fieldTitle(root, collection, field)}: ${one.label}`,
    })),
  );
  return [...ownFieldsIn(root, now, collection), ...named];
}

function ownFieldsIn(root: JsonObject, now: Date, collection: string): Asked[] {
  const { entries, fields } = collectionsIn(root).get(collection) ?? { entries: [] };
  return columnsOf({ entries, ...(fields && { fields }) }).plain.map(({ name, label, choices: declared = [] }) => {
    const said = entries.flatMap((entry) => (isObject(entry) ? plainIn(entry[name]) : []));
    const values = [...new Set<Plain>([...declared, ...said])];
    const choices = values.map((value) => ({ value, label: sayChoice(value, root, now) }));
    return { name, label, choices: choices.length > mostChoices ? [] : choices, values };
  });
}

/** A value as it is chosen: as it reads, and a day in words. */
export function sayChoice(value: Plain, root: JsonObject, now: Date, around: readonly Pointer[] = []): string {
  const reads = sayText(String(value), root, now, around);
  return dayInWords(reads) ?? reads;
}

/**
 * A value as it is typed, of the kind of those that are there: the same one where it reads so, a number where all of
 * them are. A year or a telephone number among texts is a text.
 */
export function plainOf(text: string, known: readonly Plain[]): Plain {
  const same = known.find((value) => String(value) === text);
  if (same !== undefined) return same;
  return known.length > 0 && known.every((value) => typeof value === 'number') ? numberOr(text) : text;
}

/** What is typed where a number may stand or words: a number where it reads as one. */
export function numberOr(text: string): Plain {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}
