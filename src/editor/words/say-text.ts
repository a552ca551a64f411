import { namesOfDay, scopeOf } from '../../compose/days';
import type { Origin } from '../../compose/facts';
import { fillFields } from '../../compose/fill';
import { type Sayings, sayPlaceholder } from '../../compose/sayings';
import { fieldNames, findField, firstName, type Scope } from '../../compose/scope';
import { collectionsIn, entryAround } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { placeholder } from '../../manifest/placeholder';
import { type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import type { CopyKind } from '../../manifest/visit-copy';
import { anyDayOf, dayAround, isDayPlace } from './day-places';
import { inWords, withinWords } from './in-words';
import { onlyEntry } from './only-entry';
import { type ReadPart, readParts } from './read-parts';
import { sayingsIn } from './sayings-in';
import { fieldTitle } from './titles';
import type { ValueChip } from './value-chips';

/** The page that the preview shows, as far as it is needed to read a text on it. */
export interface ShownPage {
  /** Where the page is written in site.json. */
  route: Pointer;
  /** The entry that the page is made of; undefined where it is made of none. */
  entry: Pointer | undefined;
  origins: ReadonlyMap<Pointer, Origin>;
}

/** The pattern of a text that is one placeholder and nothing else. */
export const onePlaceholder = new RegExp(`^${placeholder}$`);

/** The formats of placeholders in words. */
export const ways: Readonly<Record<string, string>> = {
  long: 'the day in full',
  short: 'the day in short',
  month: 'month and year',
  weekday: 'the day with its weekday',
  number: 'as a number',
  money: 'as money',
};

/**
 * Says a placeholder as it reads now wherever it stands; gives its name in words where it reads differently each time, as
 * a field does.
 */
export function sayValue(written: string, root: JsonObject, now: Date): string {
  return sayNow(written, root, now, []) ?? sayName(written, inWords);
}

/**
 * Gives the value chip of a placeholder in the text at a place: what it says on every page, and its name, a field as its
 * collection calls it.
 */
export function sayChip(written: string, place: Pointer, root: JsonObject, now: Date): ValueChip {
  const collections = collectionsAround(place, root).map((around) => pointerKeys(around)[1] ?? '');
  const label = sayName(written, (name) => {
    const declaring = collections.find((one) => collectionsIn(root).get(one)?.fields?.has(name));
    return declaring === undefined ? inWords(name) : fieldTitle(root, declaring, name);
  });
  return { says: sayNow(written, root, now, entriesAt(place, root)) || label, label };
}

/**
 * Reads a text twice: as its field shows it, with what each placeholder says on every page, and as the page that is shown
 * says it.
 */
export function readings(
  text: string,
  place: Pointer,
  root: JsonObject,
  now: Date,
  copy: CopyKind | undefined,
  page?: ShownPage,
): { fieldText: string; pageText: string } {
  const shows = (written: string): string => sayChip(written, place, root, now).says;
  const around = entriesAt(place, root, page);
  const says = (written: string): string => sayNow(written, root, now, around, copy) ?? shows(written);
  const words = fillFields(text, ({ start, end }) => shows(text.slice(start, end)));
  return {
    fieldText: copy ? joined(readParts(text, copy, shows)) : words,
    pageText: joined(readParts(text, copy, says)),
  };
}

/**
 * Reads a text: its placeholders say what they say now, a field by the nearest of the entries `around`, or its name
 * `(place)` where none has it; copy loses its marks.
 */
export function sayText(
  text: string,
  root: JsonObject,
  now: Date,
  around: readonly Pointer[],
  copy?: CopyKind,
): string {
  const says = (written: string): string =>
    sayNow(written, root, now, around, copy) ?? `(${sayName(written, (name) => withinWords(name))})`;
  return joined(readParts(text, copy, says));
}

function joined(parts: readonly ReadPart[]): string {
  return parts.map(({ reads }) => reads).join('');
}

/**
 * Gives pointers to what fills in the text at a place, the nearest first: the entries that fill it on the page that is
 * shown, then each collection from which a part around it is made, or the one entry of its page.
 */
export function entriesAt(place: Pointer, root: JsonObject, shownPage?: ShownPage): Pointer[] {
  const around = collectionsAround(place, root);
  const only = onlyEntry(root, valueAt(root, /^\/routes\/\d+/.exec(place)?.[0] ?? ''));
  return [
    ...(shownPage === undefined ? [] : entriesShown(place, root, shownPage)),
    ...(only === undefined ? around : around.with(-1, only)),
  ];
}

/**
 * Gives pointers to the collections from which the parts around a place are made, the nearest first. Where a part is
 * made of each day of the entries, the declaration of these days comes before their collection.
 */
export function collectionsAround(pointer: Pointer, root: JsonObject): Pointer[] {
  const places: Pointer[] = [];
  for (let place = pointer; place !== ''; place = parentPointer(place)) {
    const part = valueAt(root, place);
    if (!isObject(part) || typeof part.from !== 'string') continue;
    const from = collectionsIn(root).get(part.from);
    const day = typeof part.each === 'string' ? anyDayOf(root, part.from, part.each) : undefined;
    if (from) places.push(...(day === undefined ? [] : [day]), from.pointer);
  }
  return places;
}

/** Tells whether a place lies in an entry of a collection. */
export function isOneEntry(place: Pointer): boolean {
  return entryOf(place) !== undefined;
}

function entriesShown(place: Pointer, root: JsonObject, shownPage: ShownPage): Pointer[] {
  const own = [...shownPage.origins.values()].find(({ pointer, related }) => pointer === place || related === place);
  const page = shownPage.entry !== undefined && place.startsWith(`${shownPage.route}/`) ? shownPage.entry : undefined;
  return [own?.pointer, own?.related, page].flatMap((one) =>
    [dayAround(one ?? '', root), entryOf(one)].filter((around) => around !== undefined),
  );
}

function entryOf(place: Pointer | undefined): Pointer | undefined {
  return entryAround(place ?? '')?.entry;
}

/**
 * Says a placeholder: a field of the nearest of these entries, else a value; undefined where no entry has the field.
 */
function sayNow(
  written: string,
  root: JsonObject,
  now: Date,
  around: readonly Pointer[],
  copy?: CopyKind,
): string | undefined {
  const [placeholder] = placeholdersIn(written);
  if (!placeholder) return undefined;
  const sayings = sayingsIn(root, now);
  const first = firstName(placeholder.name);
  const pointer = around.find((one) => namesAt(one, root, sayings).has(first));
  if (pointer === undefined) return sayPlaceholder(placeholder, undefined, sayings);
  const scope = scopeAt(pointer, root, sayings);
  if (!scope) return undefined;
  const several = placeholder.format === undefined ? findField(placeholder.name, scope, sayings)?.value : undefined;
  return (
    textOfList(several) ??
    sayPlaceholder(placeholder, scope, sayings, copy && ((text) => joined(readParts(text, copy, String))))
  );
}

/**
 * Gives the names that texts may use for what stands at a place: an entry, a day of one, or any entry or day of a
 * collection.
 */
function namesAt(place: Pointer, root: JsonObject, sayings: Sayings): ReadonlySet<string> {
  return isDayPlace(place, root) ? namesOfDay : fieldNames(sayings, pointerKeys(place)[1] ?? '');
}

/** Gives the scope of the entry or the day at a place; undefined where the place stands for any entry. */
function scopeAt(pointer: Pointer, root: JsonObject, sayings: Sayings): Scope | undefined {
  const place = entryOf(pointer);
  const entry = place === undefined ? undefined : valueAt(root, place);
  if (place === undefined || !isObject(entry)) return undefined;
  const of = { collection: pointerKeys(pointer)[1] ?? '', entry, pointer: place };
  const day = dayAround(pointer, root) === pointer && { day: { written: valueAt(root, pointer) ?? '', pointer, of } };
  return scopeOf({ ...of, ...day }, pointer, undefined, sayings);
}

/** Writes a list of texts on one line, as a field that shows all of it does. */
function textOfList(value: Json | undefined): string | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : undefined;
}

/**
 * Writes a placeholder as its name in words, with its format: `Price, as money`; `label` gives the words of a name.
 */
export function sayName(written: string, label: (name: string) => string): string {
  const [, name = '', format] = onePlaceholder.exec(written) ?? [];
  const way = format === undefined ? undefined : ways[format];
  return way === undefined ? label(name) : `${label(name)}, ${way}`;
}
