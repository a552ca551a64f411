import { dayIn } from '../../calendar/day';
import { fillFields } from '../../compose/fill';
import { isLanguage } from '../../compose/site';
import { type Locale, writeValue } from '../../compose/write-value';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { placeholder } from '../../manifest/placeholder';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { valueNamed } from '../../manifest/references';
import type { SaidValue } from '../copy/value-chips';
import type { DrawnPage } from '../engine';
import { type ReadPart, readParts } from '../find/read-parts';
import { inWords, withinWords } from '../in-words';
import { onlyEntry } from '../state/only-one';

/** The page that is shown, as far as a text on it can be read from what is written. */
export type ShownPage = Pick<DrawnPage, 'route' | 'entry' | 'origins'>;

/** A text that is one name in braces and nothing else. */
export const onePlaceholder = new RegExp(`^${placeholder}$`);

/** What each way to write a value is called. */
export const ways: Readonly<Record<string, string>> = {
  long: 'the day in full',
  short: 'the day in short',
  month: 'month and year',
  weekday: 'the day with its weekday',
  number: 'as a number',
  money: 'as money',
};

/** What a name in braces says now; a field of entries, which say different things, its name. */
export function sayValue(written: string, root: JsonObject, now: Date, around: readonly Pointer[] = []): string {
  return said(written, root, now, around) ?? sayName(written, inWords);
}

/** What a value in the text at a place says now, whichever page is shown, and what it is called. */
export function sayChip(written: string, place: Pointer, root: JsonObject, now: Date): SaidValue {
  const called = sayName(written, inWords);
  return { says: sayValue(written, root, now, entriesAt(place, root)) || called, called };
}

/**
 * A text as its field shows it, where each value says what it says on every page, and as it is read on the page that is
 * shown.
 */
export function readings(
  text: string,
  place: Pointer,
  root: JsonObject,
  now: Date,
  isCopy: boolean,
  page?: ShownPage,
): { shown: string; reads: string } {
  const shows = (written: string): string => sayChip(written, place, root, now).says;
  const around = entriesAt(place, root, page);
  const says = (written: string): string => said(written, root, now, around) ?? shows(written);
  const words = fillFields(text, ({ start, end }) => shows(text.slice(start, end)));
  return { shown: isCopy ? joined(readParts(text, true, shows)) : words, reads: joined(readParts(text, isCopy, says)) };
}

/**
 * A text as it is read: with what its names in braces say now, and without marks where it is copy. What a field of
 * entries says is that of the nearest of these that has it; of a collection as a whole its name stands there: `(place)`.
 */
export function sayText(text: string, root: JsonObject, now: Date, around: readonly Pointer[], isCopy = false): string {
  const says = (written: string): string =>
    said(written, root, now, around) ?? `(${sayName(written, (name) => withinWords(name))})`;
  return joined(readParts(text, isCopy, says));
}

/** Copy as it is read, with its names in braces as they are written. */
export function withoutMarks(copy: string): string {
  return joined(readParts(copy, true, String));
}

function joined(parts: readonly ReadPart[]): string {
  return parts.map(({ reads }) => reads).join('');
}

/**
 * The entries that fill in what is written at a place, as the page that is shown has it, that of a list first; then the
 * collections of whose entries all of its kind are made, or the one of which its page alone is.
 */
export function entriesAt(place: Pointer, root: JsonObject, shown?: ShownPage): Pointer[] {
  const around = collectionsAround(place, root);
  const only = onlyEntry(root, valueAt(root, /^\/routes\/\d+/.exec(place)?.[0] ?? ''));
  return [
    ...(shown === undefined ? [] : entriesShown(place, shown)),
    ...(only === undefined ? around : around.with(-1, only)),
  ];
}

/** The collections from which what is around a place is made, the nearest first. */
export function collectionsAround(pointer: Pointer, root: JsonObject): Pointer[] {
  const found: Pointer[] = [];
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const part = valueAt(root, place);
    const from = isObject(part) && typeof part.from === 'string' ? memberPointer('/collections', part.from) : undefined;
    if (from !== undefined && Array.isArray(valueAt(root, from))) found.push(from);
  }
  return found;
}

/** Whether a place is that of one entry, and of no collection as a whole. */
export function isOneEntry(place: Pointer): boolean {
  return entryOf(place) !== undefined;
}

function entriesShown(place: Pointer, shown: ShownPage): Pointer[] {
  const own = [...shown.origins.values()].find(({ pointer, related }) => pointer === place || related === place);
  const page = shown.entry !== undefined && place.startsWith(`${shown.route}/`) ? shown.entry : undefined;
  return [own?.pointer, own?.related, page].flatMap((one) => entryOf(one) ?? []);
}

function entryOf(place: Pointer | undefined): Pointer | undefined {
  return /^\/collections\/[^/]+\/\d+/.exec(place ?? '')?.[0];
}

/** What a name in braces says: a field of one of these entries, else a value; undefined where it is neither, or a field of which no entry is at hand. */
function said(written: string, root: JsonObject, now: Date, around: readonly Pointer[]): string | undefined {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const pointer = around.find((one) => isField(name, one, root));
  if (pointer !== undefined && !isOneEntry(pointer)) return undefined;
  const value = pointer === undefined ? ownValue(name, root, now) : fieldAt(name, pointer, root);
  if (pointer !== undefined && value === undefined) return '';
  if (value === undefined || format === undefined) {
    const text = inText(value);
    // What an entry says may name values in its turn.
    return pointer === undefined || text === undefined ? text : sayText(text, root, now, []);
  }
  return writeValue(value, format, localeOf(root, now)).text;
}

/** A value as a text would have it; undefined for a picture, which is not read. */
function inText(value: Json | undefined): string | undefined {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(', ') : undefined;
  return value === undefined || value === null || isObject(value) ? undefined : String(value);
}

/** Whether some entry of a collection, or of the one in which an entry stands, has a field. */
function isField(name: string, place: Pointer, root: JsonObject): boolean {
  const [first = ''] = name.split('.');
  const others = valueAt(root, isOneEntry(place) ? place.slice(0, place.lastIndexOf('/')) : place);
  return Array.isArray(others) && others.some((one) => isObject(one) && Object.hasOwn(one, first));
}

function fieldAt(name: string, pointer: Pointer, root: JsonObject): Json | undefined {
  const entry = valueAt(root, pointer);
  const [, collection = ''] = pointerKeys(pointer);
  return isObject(entry) ? valueNamed(name, { collection, entry, pointer }, root) : undefined;
}

function ownValue(name: string, root: JsonObject, now: Date): string | undefined {
  const values = valuesOf(root, now);
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A name in braces as its value or field is called, with the way in which that is written. */
export function sayName(written: string, called: (name: string) => string): string {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const way = format === undefined ? undefined : ways[format];
  return way === undefined ? called(name) : `${called(name)}, ${way}`;
}

/** The year that it is where a site is. */
function yearOf(site: Json | undefined, now: Date): string {
  const timeZone = isObject(site) && typeof site.timeZone === 'string' ? site.timeZone : undefined;
  if (told.now !== now || told.timeZone !== timeZone) told = { now, timeZone, year: dayIn(now, timeZone).slice(0, 4) };
  return told.year;
}

/** What was told last: texts are said by the hundred, and what day it is somewhere takes as long to tell as many of them. */
let told: { now?: Date; timeZone?: string | undefined; year: string } = { year: '' };

/** The values of a site, with those that are there without being written. */
export function valuesOf({ values, site }: JsonObject, now: Date): Record<string, string> {
  const name = isObject(site) ? String(site.name ?? '') : '';
  const written = Object.entries(isObject(values) ? values : {}).map(([key, value]) => [key, String(value)]);
  return { name, year: yearOf(site, now), ...Object.fromEntries(written) };
}

/** How a site writes days, numbers and amounts; what is half typed is no language or currency yet. */
export function localeOf({ site }: JsonObject, now: Date): Locale {
  const { language, currency } = isObject(site) ? site : {};
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : 'en',
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
    year: yearOf(site, now),
  };
}
