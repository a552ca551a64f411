import { collectionsIn, entriesIn, isNameInFeeds, titleFields } from '../../manifest/collections';
import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert, remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { freeName, slugOf } from '../../manifest/slug';
import { columnsOf, type Entries } from '../inputs/columns';
import { entryTitle } from '../naming/parts';
import { languageOf } from '../words/site-language';
import type { Edit } from './members';

/** A field in which a new entry has to differ from its model. */
export interface TellingField {
  name: string;
  label: string;
  isDay: boolean;
}

/** The texts of a new entry, by the names of its fields. */
export type EntryAnswers = Record<string, string>;

/** The names of fields that tell entries apart, and those at the end of longer ones, such as `pageTitle`. */
const telling = new Set([...titleFields, 'slug', 'id', 'key', 'path', 'code', 'place', 'date', 'caption']);
const endsTelling = /[a-z](Title|Name|Label)$/;

/** Gives the fields in which entries differ from each other, first the one that a model is called by. */
export function tellingFields(collection: Entries, model: Json | undefined): TellingField[] {
  if (!isObject(model)) return [];
  const { entries } = collection;
  const isTelling = (name: string): boolean => {
    const values = entries.flatMap((entry) => (isObject(entry) ? (entry[name] ?? []) : []));
    if (values.filter((value) => value === model[name]).length > 1) return false;
    return telling.has(name) || endsTelling.test(name) || isCode(values);
  };
  const naming = namingField(model);
  return columnsOf(collection)
    .plain.filter(({ name }) => typeof model[name] === 'string' && model[name] !== '' && isTelling(name))
    .map(({ name, label, kind }) => ({ name, label, isDay: kind === 'day' }))
    .sort((one, other) => Number(other.name === naming) - Number(one.name === naming));
}

/** Tells whether values are short codes, all different: `SYD`, `YVR`, `LHR`. */
function isCode(values: readonly Json[]): boolean {
  const isShort = values.every((value) => typeof value === 'string' && /^[A-Za-z]{2,4}$/.test(value));
  return isShort && values.length > 2 && new Set(values).size === values.length;
}

/** Gives the name of the field that an entry is called by. */
function namingField(entry: JsonObject): string | undefined {
  return titleFields.find((name) => typeof entry[name] === 'string' && entry[name] !== '');
}

/**
 * Gives the entry that a new one is most likely like: the open one, else the latest that is published, else the last;
 * undefined in an empty list.
 */
export function likelyModel(root: JsonObject, list: Pointer, open: Pointer | undefined): Pointer | undefined {
  const entries = valueAt(root, list);
  if (!Array.isArray(entries) || entries.length === 0) return undefined;
  if (open?.startsWith(`${list}/`)) return open;
  const days = entries.map(dateOf);
  const latest = days.reduce<number>((best, day, index) => (day > (days[best] ?? '') ? index : best), -1);
  return memberPointer(list, latest < 0 ? entries.length - 1 : latest);
}

function dateOf(entry: Json): string {
  return isObject(entry) && typeof entry.date === 'string' && entry.draft !== true ? entry.date : '';
}

/** Gives today's day for each field of days in which all entries have one that has come: what is news is of today. */
export function todayFor(entries: readonly Json[], fields: readonly TellingField[], today: string): EntryAnswers {
  const hasCome = (entry: Json, name: string): boolean => isObject(entry) && String(entry[name] ?? '') <= today;
  const dated = fields.filter(({ name, isDay }) => isDay && entries.every((entry) => hasCome(entry, name)));
  return Object.fromEntries(dated.map(({ name }) => [name, today]));
}

/**
 * Gives a text for each field: the written one, else one that follows from those that are written, in the way of the
 * model. The end of an address is one that no entry has; of what takes place again, with the year.
 */
export function answersFor(
  entries: readonly Json[],
  model: JsonObject,
  fields: readonly TellingField[],
  written: EntryAnswers,
  language: string | undefined,
): EntryAnswers {
  const answers = { ...written };
  const [day] = fields.flatMap(({ name, isDay }) => (isDay ? (written[name] ?? []) : []));
  for (const { name } of fields) {
    if (answers[name] !== undefined) continue;
    const proposal = proposalFor(model, name, answers, language);
    answers[name] = name === 'slug' && proposal !== '' ? freeEnding(entries, proposal, day) : proposal;
  }
  return Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? '']));
}

/** Gives an end of an address that no entry has: with the year of a day where the words alone are taken, else counted. */
function freeEnding(entries: readonly Json[], ending: string, day: string | undefined): string {
  const isTaken = (slug: string): boolean => entries.some((entry) => isObject(entry) && entry.slug === slug);
  const dated = day === undefined || day === '' ? ending : `${ending}-${day.slice(0, 4)}`;
  return freeName(isTaken(ending) ? dated : ending, isTaken, '-');
}

/** Gives the text of a field that follows, in the way of the model, from what was written; empty where none does. */
function proposalFor(model: JsonObject, name: string, answers: EntryAnswers, language: string | undefined): string {
  const naming = namingField(model);
  if (naming === undefined || name === naming) return '';
  const [old, fresh] = [String(model[naming]), answers[naming]?.trim() ?? ''];
  const text = String(model[name]);
  if (fresh === '') return '';
  if (name === 'slug') return slugOf(fresh, language);
  if (text.includes(old)) return text.replaceAll(old, fresh);
  const slug = typeof model.slug === 'string' ? model.slug : slugOf(old, language);
  if (slug === '' || !text.includes(slug)) return '';
  return text.replaceAll(slug, answers.slug?.trim() || slugOf(fresh, language));
}

/**
 * Says what is wrong with the text of a field; undefined where nothing is. What takes place again is called as before:
 * there the day tells the two apart.
 */
export function answerProblem(
  entries: readonly Json[],
  fields: readonly TellingField[],
  { name, label, isDay }: TellingField,
  written: string,
  language: string | undefined,
): string | undefined {
  const words = written.trim();
  if (words === '') return `${label} is missing.`;
  if (name === 'slug' && !/^[a-z0-9-]+$/.test(words)) {
    const slug = slugOf(words, language);
    return `An address ends in small letters, digits and hyphens.${slug && ` Did you mean “${slug}”?`}`;
  }
  const mayRepeat = isDay || (titleFields.includes(name) && fields.some((field) => field.isDay));
  const isTaken = entries.some((entry) => isObject(entry) && entry[name] === words);
  return isTaken && !mayRepeat ? `Another entry says “${words}” already.` : undefined;
}

/** Adds an entry after its model, with the texts of its fields; all else is a copy. */
export function addLike(root: JsonObject, now: Date, model: Pointer, answers: EntryAnswers): Edit {
  const list = parentPointer(model);
  const index = Number(model.slice(list.length + 1)) + 1;
  const entry = Object.entries(answers).reduce<Json>(
    (value, [name, words]) => set(value, memberPointer('', name), words.trim()),
    withOwnNames(root, model, answers),
  );
  const place = memberPointer(list, index);
  const like = entryTitle(root, now, valueAt(root, model), index - 1);
  const after = insert(root, place, entry);
  return { says: `${entryTitle(root, now, entry, index)} added, like ${like}`, place, after };
}

/** The members that belong to one entry alone: that it is not published, is a sample, or has a note. */
const ofItself = ['draft', 'sample', 'stillSample', '$comment'];

/** Gives a copy of an entry without what is said of that alone, with the end of an address that no other has. */
function withOwnNames(root: JsonObject, model: Pointer, answers: EntryAnswers): Json {
  const copy = withoutNameInFeeds(root, model, duplicateOf(valueAt(root, model) ?? {}));
  if (!isObject(copy)) return copy;
  const entry = ofItself.reduce<Json>(
    (left, name) => (isObject(left) && Object.hasOwn(left, name) ? remove(left, `/${name}`) : left),
    copy,
  );
  if (typeof copy.slug !== 'string' || answers.slug !== undefined) return entry;
  return set(entry, '/slug', freeSlug(root, pointerKeys(model)[1] ?? '', Object.values(answers)));
}

/** Gives the end of an address that no entry of a collection has, of the first words that can be one. */
export function freeSlug(root: JsonObject, collection: string, words: readonly string[]): string {
  const takenSlugs = entriesIn(collection, root).map(({ entry }) => entry.slug);
  const slugs = [...words, collectionsIn(root).get(collection)?.one ?? '', collection].map((one) =>
    slugOf(one, languageOf(root)).slice(0, longestSlug).replace(/-$/, ''),
  );
  return freeName(slugs.find((slug) => slug !== '') ?? 'entry', (name) => takenSlugs.includes(name), '-');
}

/** A sentence makes no end of an address. */
const longestSlug = 40;

/** Gives a copy of an entry without what feeds call that: readers of a feed would take the two for one. */
function withoutNameInFeeds(root: JsonObject, entry: Pointer, copy: Json): Json {
  const isNamed = isObject(copy) && Object.hasOwn(copy, 'id') && isNameInFeeds('id', pointerKeys(entry)[1] ?? '', root);
  return isNamed ? remove(copy, '/id') : copy;
}
