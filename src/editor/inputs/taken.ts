import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { oneField, plainNamesIn } from '../../manifest/placeholder';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { columnsOf, type Entries } from './columns';
import type { Field, Input } from './input';
import { emptyValue, fieldsOfInput } from './inputs';
import { wordsAskedFor } from './words';
import { type WordsKindName, wordsKind } from './words-kinds';

/** Tells whether an item of a list stands for entries of a collection. */
export function isTaken(item: Json | undefined): item is JsonObject {
  return isObject(item) && 'from' in item && 'as' in item;
}

/** Gives the field of an entry that stands in the place of a value, for all of it; undefined where none does. */
export function fieldTaken(value: Json | undefined): string | undefined {
  return typeof value === 'string' && wholeField.test(value) ? plainNamesIn(value)[0] : undefined;
}

const wholeField = new RegExp(oneField);

/** Gives the collection of the selection whose part is at a pointer; empty where it has none. */
export function sourceBeside(root: JsonObject, part: Pointer): string {
  const around = valueAt(root, parentPointer(part));
  return isObject(around) && typeof around.from === 'string' ? around.from : '';
}

/** Tells whether the selection whose part is at a pointer takes each day of its entries. */
export function isOfDaysBeside(root: JsonObject, part: Pointer): boolean {
  const around = valueAt(root, parentPointer(part));
  return isObject(around) && around.each !== undefined;
}

/**
 * Makes a first template for items of a kind: each required property takes the field of its own name, else the field
 * that names an entry, else the first field. A link takes `page`, the path of the pages of the entries. With
 * `isOfDays`, the template says the day.
 */
export function templateOf(item: Input, collection: Entries, page: string | undefined, isOfDays = false): Json {
  const names = columnsOf(collection).plain.map(({ name }) => name);
  const fill = (property: string, of: WordsKindName): string => {
    if (wordsKind(of).reads === 'address' && !names.includes(property)) return page ?? '';
    const name =
      names.find((one) => one === property) ?? names.find((one) => /^(name|title|label)$/.test(one)) ?? names[0];
    return name === undefined ? '' : `{${name}}`;
  };
  const filledOrEmpty = (input: Input, name: string): Json => {
    if (input.kind === 'occasion') return isOfDays || names.includes(name) ? `{${isOfDays ? 'date' : name}}` : '';
    const of = wordsAskedFor(input);
    return of === undefined ? emptyValue(input) : fill(name, of);
  };
  const fields = fieldsOfInput(item);
  const isRequiredHere = (property: string): boolean => fields.some((one) => one.isRequired && one.name === property);
  // Of a day its entry says more, where that has a page; a choice sends what it says.
  const isNeeded = ({ name, isRequired, follows }: Field): boolean =>
    isRequired ||
    (isOfDays && name === 'to' && page !== undefined) ||
    (follows !== undefined && isRequiredHere(follows.property));
  const neededFields = fields.filter(isNeeded);
  if (neededFields.length === 0) return filledOrEmpty(item, '');
  return Object.fromEntries(neededFields.map(({ name, input }) => [name, filledOrEmpty(input, name)]));
}

/** Gives the path, with its placeholders, of the pages that are made of a collection; undefined where none are. */
export function pagePathOf({ routes }: JsonObject, collection: string): string | undefined {
  const route = Array.isArray(routes) ? routes.filter(isObject).find(({ from }) => from === collection) : undefined;
  return typeof route?.path === 'string' ? route.path : undefined;
}
