import { duplicateOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { columnsOf, type Entries } from '../inputs/columns';
import { entryTitle } from '../naming/parts';
import { titleFields } from '../words/titles';
import type { Edit } from './members';

/** A field that an entry has to say otherwise than the one that it is like. */
export interface TellingField {
  name: string;
  label: string;
  isDay: boolean;
}

/** What somebody wrote of a new entry, by the names of its fields. */
export type Answers = Record<string, string>;

/** The names by which things are known, and those at the end of longer ones, such as `pageTitle`. */
const telling = new Set([...titleFields, 'slug', 'id', 'key', 'path', 'code', 'place', 'date']);
const endsTelling = /[a-z](Title|Name|Label)$/;

/** The fields that tell an entry from all others, the one that names it first. */
export function tellingFields(collection: Entries, model: Json | undefined): TellingField[] {
  if (!isObject(model)) return [];
  const { entries } = collection;
  const isTelling = (name: string): boolean => {
    const said = entries.flatMap((entry) => (isObject(entry) ? (entry[name] ?? []) : []));
    if (said.filter((value) => value === model[name]).length > 1) return false;
    return telling.has(name) || endsTelling.test(name) || isCode(said);
  };
  const naming = namingField(model);
  return columnsOf(collection)
    .plain.filter(({ name }) => typeof model[name] === 'string' && model[name] !== '' && isTelling(name))
    .map(({ name, label, kind }) => ({ name, label, isDay: kind === 'day' }))
    .sort((one, other) => Number(other.name === naming) - Number(one.name === naming));
}

/** Whether values are short names of something, each of another: `SYD`, `YVR`, `LHR`. */
function isCode(values: readonly Json[]): boolean {
  const isShort = values.every((value) => typeof value === 'string' && /^[A-Za-z]{2,4}$/.test(value));
  return isShort && values.length > 2 && new Set(values).size === values.length;
}

/** The field that an entry is called by. */
function namingField(entry: JsonObject): string | undefined {
  return titleFields.find((name) => typeof entry[name] === 'string' && entry[name] !== '');
}

/** The entry of a list that one more is most likely like: the one whose page is open, else the last; none of an empty list. */
export function likelyModel(root: JsonObject, list: Pointer, open: Pointer | undefined): Pointer | undefined {
  const entries = valueAt(root, list);
  if (!Array.isArray(entries) || entries.length === 0) return undefined;
  return open?.startsWith(`${list}/`) ? open : memberPointer(list, entries.length - 1);
}

/** What each field says: what was written of it, or what follows from that in the site's language. */
export function answersFor(
  model: JsonObject,
  fields: readonly TellingField[],
  written: Answers,
  language: string | undefined,
): Answers {
  const answers = { ...written };
  for (const { name } of fields) answers[name] ??= proposalFor(model, name, answers, language);
  return Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? '']));
}

/** What a field would say, going by how the entry that it is like says it and by what was written so far. */
function proposalFor(model: JsonObject, name: string, answers: Answers, language: string | undefined): string {
  const naming = namingField(model);
  if (naming === undefined || name === naming) return '';
  const [old, fresh] = [String(model[naming]), answers[naming]?.trim() ?? ''];
  const said = String(model[name]);
  if (fresh === '') return '';
  if (name === 'slug') return slugOf(fresh, language);
  if (said.includes(old)) return said.replaceAll(old, fresh);
  const slug = typeof model.slug === 'string' ? model.slug : slugOf(old, language);
  if (slug === '' || !said.includes(slug)) return '';
  return said.replaceAll(slug, answers.slug?.trim() || slugOf(fresh, language));
}

/** The name that something has in the file, from what it is called; empty where no letter from a to z stands in it. */
export function nameInFile(called: string, language: string | undefined): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(called)) return called;
  return slugOf(called, language)
    .replace(/^[0-9-]+/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Says what is wrong with what was written of a field, if something is. */
export function answerProblem(
  entries: readonly Json[],
  { name, label }: TellingField,
  written: string,
  language: string | undefined,
): string | undefined {
  const words = written.trim();
  if (words === '') return `${label} is missing.`;
  if (name === 'slug' && !/^[a-z0-9-]+$/.test(words)) {
    const meant = slugOf(words, language);
    return `An address ends in small letters, digits and hyphens.${meant && ` Did you mean “${meant}”?`}`;
  }
  const isTaken = entries.some((entry) => isObject(entry) && entry[name] === words);
  return isTaken && name !== 'date' ? `Another entry says “${words}” already.` : undefined;
}

/** Puts an entry after the one that it is like, with what was written of it; all else is copied. */
export function addLike(root: JsonObject, now: Date, model: Pointer, answers: Answers): Edit {
  const list = model.slice(0, model.lastIndexOf('/'));
  const index = Number(model.slice(list.length + 1)) + 1;
  const entry = Object.entries(answers).reduce<Json>(
    (value, [name, words]) => set(value, memberPointer('', name), words.trim()),
    duplicateOf(valueAt(root, model) ?? {}),
  );
  const place = memberPointer(list, index);
  const like = entryTitle(root, now, valueAt(root, model), index - 1);
  const after = insert(root, place, entry) as JsonObject;
  return { says: `${entryTitle(root, now, entry, index)} added, like ${like}`, place, after };
}
