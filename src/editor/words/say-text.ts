import type { Origin } from '../../compose/facts';
import { fillFields } from '../../compose/fill';
import { type Sayings, sayingsOf, sayPlaceholder } from '../../compose/sayings';
import { fieldNames, findField, firstName } from '../../compose/scope';
import { collectionsIn, entryAround } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import { asManifest, type Json, type JsonObject } from '../../manifest/manifest';
import { placeholder } from '../../manifest/placeholder';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import { inWords, withinWords } from './in-words';
import { onlyEntry } from './only-one';
import { type ReadPart, readParts } from './read-parts';
import type { SaidValue } from './value-chips';

/** The page that is shown, as far as a text on it can be read from what is written. */
export interface ShownPage {
  /** Where the page is written in site.json. */
  route: Pointer;
  /** The entry that the page is made of, if it is. */
  entry: Pointer | undefined;
  origins: ReadonlyMap<Pointer, Origin>;
}

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
  const says = (written: string): string => said(written, root, now, around, isCopy) ?? shows(written);
  const words = fillFields(text, ({ start, end }) => shows(text.slice(start, end)));
  return { shown: isCopy ? joined(readParts(text, true, shows)) : words, reads: joined(readParts(text, isCopy, says)) };
}

/**
 * A text as it is read: with what its names in braces say now, and without marks where it is copy. What a field of
 * entries says is that of the nearest of these that has it; of a collection as a whole its name stands there: `(place)`.
 */
export function sayText(text: string, root: JsonObject, now: Date, around: readonly Pointer[], isCopy = false): string {
  const says = (written: string): string =>
    said(written, root, now, around, isCopy) ?? `(${sayName(written, (name) => withinWords(name))})`;
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
    const from = isObject(part) && typeof part.from === 'string' ? collectionsIn(root).get(part.from) : undefined;
    if (from) found.push(from.pointer);
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
  return entryAround(place ?? '')?.entry;
}

/** What a name in braces says: a field of one of these entries, else a value; undefined where it is neither, or a field of which no entry is at hand. */
function said(
  written: string,
  root: JsonObject,
  now: Date,
  around: readonly Pointer[],
  isCopy = false,
): string | undefined {
  const [placeholder] = placeholdersIn(written);
  if (!placeholder) return undefined;
  const sayings = sayingsIn(root, now);
  const first = firstName(placeholder.name);
  const pointer = around.find((one) => fieldNames(sayings, pointerKeys(one)[1] ?? '').has(first));
  if (pointer === undefined) return sayPlaceholder(placeholder, undefined, sayings);
  const entry = isOneEntry(pointer) ? valueAt(root, pointer) : undefined;
  if (!isObject(entry)) return undefined;
  const scope = { collection: pointerKeys(pointer)[1] ?? '', entry, pointer, item: pointer };
  const several = placeholder.format === undefined ? findField(placeholder.name, scope, sayings)?.value : undefined;
  return textOfList(several) ?? sayPlaceholder(placeholder, scope, sayings, isCopy ? withoutMarks : undefined);
}

/** A list of texts in one line, as a field that takes all of it has it. */
function textOfList(value: Json | undefined): string | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : undefined;
}

/** A name in braces as its value or field is called, with the way in which that is written. */
export function sayName(written: string, called: (name: string) => string): string {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const way = format === undefined ? undefined : ways[format];
  return way === undefined ? called(name) : `${called(name)}, ${way}`;
}

/** What texts of a site say in braces; what is half typed counts as not written. */
export function sayingsIn(root: JsonObject, now: Date): Sayings {
  const known = knownSayings.get(root);
  if (known?.now === now) return known.sayings;
  const sayings = sayingsOf(asManifest(root), now);
  knownSayings.set(root, { now, sayings });
  return sayings;
}

/** What was told last of a site: texts are said by the hundred. */
const knownSayings = new WeakMap<JsonObject, { now: Date; sayings: Sayings }>();
