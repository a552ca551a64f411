import { collectionsIn } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { columnsOf, isPlain } from '../inputs/columns';
import { changes } from '../inputs/occasion';
import { sayDay } from '../words/say-day';
import { sayText } from '../words/say-text';
import { fieldTitle } from '../words/titles';

/** A value that can be compared. */
export type Plain = string | number | boolean;

/** A condition on a field: one of some values, none of them, or from a first to a last, either of which may lack. */
export interface Condition {
  test: 'is' | 'is not' | 'is between';
  values: Plain[];
}

/** A field that a condition can be about, with the values that it has. */
export interface ConditionField {
  name: string;
  label: string;
  choices: { value: Plain; label: string }[];
  /** All values that it has; what is typed is of their type. */
  values: Plain[];
  /** Present for days, which are compared with bounds alone. */
  isDays?: true;
}

/** Gives the condition with which one about a field begins: days from today on; of others nobody else can know. */
export function begunCondition({ isDays }: ConditionField): Json {
  return isDays ? { from: 'today' } : '';
}

/** The most values that can be ticked; of more, one is typed. */
const mostChoices = 24;

/** Reads a condition of site.json: `"Kenya"`, `["a", "b"]`, `{ "not": "a" }`, `{ "from": "today" }`. */
export function conditionIn(value: Json | undefined): Condition {
  if (!isObject(value)) return { test: 'is', values: plainIn(value) };
  if ('not' in value) return { test: 'is not', values: plainIn(value.not) };
  return { test: 'is between', values: [value.from ?? '', value.to ?? ''].filter(isPlain) };
}

/** Writes a condition as site.json has it. */
export function printCondition({ test, values }: Condition): Json {
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

/**
 * Gives the fields of a collection that a condition can be about, then those of the collections to which it refers; where
 * each day of its entries is taken, what a day says before all of them. One with more than 24 values has no choices.
 */
export function conditionFieldsOf(root: JsonObject, now: Date, collection: string, isOfDays = false): ConditionField[] {
  const ways = referencesIn(root).filter((one) => one.collection === collection);
  const fieldsOfReferred = ways.flatMap(({ field, named: other }) =>
    ownFieldsIn(root, now, other).map((one) => ({
      ...one,
      name: `${field}.${one.name}`,
      label: `${fieldTitle(root, collection, field)}: ${one.label}`,
    })),
  );
  return [...(isOfDays ? askedOfDays : []), ...ownFieldsIn(root, now, collection), ...fieldsOfReferred];
}

/** What a condition can ask of a day. */
const askedOfDays: readonly ConditionField[] = [
  { name: 'date', label: 'Day', choices: [], values: [], isDays: true },
  {
    name: 'state',
    label: 'How it stands',
    choices: (['cancelled', 'sold-out'] as const).map((value) => ({ value, label: changes[value] })),
    values: ['cancelled', 'sold-out'],
  },
];

function ownFieldsIn(root: JsonObject, now: Date, collection: string): ConditionField[] {
  const { entries, fields } = collectionsIn(root).get(collection) ?? { entries: [] };
  // A sample is known as one by itself: no list is sorted by that.
  const plain = columnsOf({ entries, ...(fields && { fields }) }).plain.filter(({ name }) => name !== 'sample');
  return plain.map(({ name, label, kind, choices: declared = [] }) => {
    if (kind === 'days') return { name, label, choices: [], values: [], isDays: true };
    const said = entries.flatMap((entry) => (isObject(entry) ? plainIn(entry[name]) : []));
    const values = [...new Set<Plain>([...declared, ...said])];
    const choices = values.map((value) => ({ value, label: sayChoice(value, root, now) }));
    return { name, label, choices: choices.length > mostChoices ? [] : choices, values };
  });
}

/** Writes a value as a choice: as it reads, and a day in words. */
export function sayChoice(value: Plain, root: JsonObject, now: Date, around: readonly Pointer[] = []): string {
  const reads = sayText(String(value), root, now, around);
  return sayDay(reads) ?? reads;
}

/**
 * Reads a typed value in the type of those that are there: the same one where it reads so, a number where all are
 * numbers. A year or a telephone number among texts is a text.
 */
export function plainOf(text: string, values: readonly Plain[]): Plain {
  const same = values.find((value) => String(value) === text);
  if (same !== undefined) return same;
  return values.length > 0 && values.every((value) => typeof value === 'number') ? numberOr(text) : text;
}

/** Reads a typed value as a number where it is one, else as a text. */
export function numberOr(text: string): Plain {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}
