import type { EditRegistry } from '../../checks/registry';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { sayValue } from '../fields/say-text';
import { readParts } from '../find/read-parts';
import { allWords, type ReadWords } from '../find/read-words';
import type { Edits } from '../state/edits';
import { entryTitle } from '../state/parts';
import { isFormOf, nounsOf } from './nouns-of';
import { type CountedNoun, countedNouns, isFigure } from './numbers-in';

/** The places that said how many entries a list has, and no longer do since some were added or deleted. */
export interface CountsSaid {
  list: Pointer;
  counts: SaidCount[];
}

/** A number with its noun, as it is read, and where the number is written: in a text, or in a value that stands there. */
export interface SaidCount {
  place: Pointer;
  says: string;
  /** How many there are now. */
  now: number;
}

/** A stretch of what is read, and where it is written. */
interface Stretch {
  reads: string;
  place: Pointer;
}

/**
 * What was right of the number of entries in a list at some time since the window was opened and is not any more, list by
 * list. Where entries of several lists are called by one noun, those of one may be meant or all together, each name once.
 */
export function countsSaid({ root, done }: Edits, now: Date, registry: EditRegistry): CountsSaid[] {
  const formers = formersOf(root, done);
  if (formers.length === 0) return [];
  const names = Object.keys(isObject(root.collections) ? root.collections : {});
  const nouns = new Map(names.map((name) => [name, nounsOf(root, name)]));
  const written = [...allWords(root, (type) => registry.blocks[type]?.schema)];
  // A number is written in a text, or in a value that is named there.
  const texts = written.filter(({ text }) => /[\p{Nd}{]/u.test(text)).flatMap((words) => readOf(words, root, now));
  return names.flatMap((name) => {
    const size = entriesOf(root, name).length;
    if (formers.every((former) => entriesOf(former, name).length === size)) return [];
    const own = nouns.get(name) ?? [];
    const found = texts.flatMap((stretches) => {
      const read = stretches.map(({ reads }) => reads).join('');
      return countedNouns(read, (word) => own.some((noun) => isFormOf(word, noun))).flatMap((said) => {
        const called = own.filter((noun) => isFormOf(said.noun, noun));
        const alike = called.map((noun) => names.filter((other) => nouns.get(other)?.includes(noun)));
        const isRightNow = [...alike, ...alike.flat().map((one) => [one])].some((all) => isRight(said, root, now, all));
        const meant = [[name], ...alike].find((all) => formers.some((former) => isRight(said, former, now, all)));
        if (isRightNow || !meant) return [];
        const says = read.slice(said.start, said.end);
        return [{ place: placeIn(stretches, said.start), says, now: sizeOf(root, now, meant) }];
      });
    });
    const counts = [...new Map(found.map((one) => [`${one.place} ${one.says}`, one])).values()];
    return counts.length > 0 ? [{ list: memberPointer('/collections', name), counts }] : [];
  });
}

/** Asks whether a number is still right. */
export function sayCount({ says, now }: SaidCount): string {
  return `“${says}” says how many there are, ${now} now: is it still right?`;
}

/** The site as it was before steps that left another number of entries in some list. */
function formersOf(root: JsonObject, done: Edits['done']): JsonObject[] {
  const sizes = (site: JsonObject): string =>
    JSON.stringify(
      isObject(site.collections) ? Object.keys(site.collections).map((name) => entriesOf(site, name).length) : [],
    );
  const formers = new Map<string, JsonObject>();
  // Most steps leave all collections as they are.
  for (const { before, after } of done)
    if (before.collections !== after.collections) formers.set(sizes(before), before);
  formers.delete(sizes(root));
  return [...formers.values()];
}

/** Whether there are as many entries as a text says. */
function isRight({ count, isAtLeast }: CountedNoun, root: JsonObject, now: Date, names: readonly string[]): boolean {
  const size = sizeOf(root, now, names);
  return isAtLeast ? count <= size : count === size;
}

/** How many entries that are no drafts a collection has, or how many names those of several have. */
function sizeOf(root: JsonObject, now: Date, names: readonly string[]): number {
  const entries = names.flatMap((name) => entriesOf(root, name));
  if (names.length === 1) return entries.length;
  return new Set(entries.map((entry, index) => entryTitle(root, now, entry, index))).size;
}

/** The entries of a collection that are no drafts. */
function entriesOf(root: JsonObject, name: string): Json[] {
  const all = valueAt(root, memberPointer('/collections', name));
  return Array.isArray(all) ? all.filter((entry) => !isObject(entry) || entry.draft !== true) : [];
}

/** What is read of a text as stretches, a figure with what it counts; nothing of a name or an address. */
function readOf(words: ReadWords, root: JsonObject, now: Date): Stretch[][] {
  const own = stretchesOf(words, root, now);
  const group = /^(.*)\/value$/.exec(words.place)?.[1];
  // What a form sends is read by no visitor.
  const isSent = group !== undefined && /\/(fields|options)\/\d+$/.test(group);
  const label = group === undefined || isSent ? undefined : valueAt(root, `${group}/label`);
  if (typeof label === 'string' && isFigure(own.map(({ reads }) => reads).join(''))) {
    const place = `${group}/label`;
    return [[...own, { reads: ' ', place }, ...stretchesOf({ place, text: label }, root, now)]];
  }
  return words.isKept || isSent ? [] : [own];
}

function stretchesOf({ text, place, isCopy }: ReadWords, root: JsonObject, now: Date): Stretch[] {
  return readParts(text, isCopy === true, (named) => sayValue(named, root, now)).map((part) => {
    const value = part.kind === 'placeholder' ? memberPointer('/values', part.name) : place;
    return { reads: part.reads, place: valueAt(root, value) === undefined ? place : value };
  });
}

/** Where what is read is written that begins at a letter. */
function placeIn(stretches: readonly Stretch[], start: number): Pointer {
  let end = 0;
  const found = stretches.find(({ reads }) => {
    end += reads.length;
    return end > start;
  });
  return found?.place ?? '';
}
