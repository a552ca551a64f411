import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { rememberEach } from '../../manifest/memo';
import { readSpans } from '../../manifest/spans';
import { inWords } from '../words/in-words';
import { isWeekdays, weekdays } from '../words/say-hours';
import { isDefinedWords } from './fields-of';
import type { Field, Input } from './input';
import type { WordsKindName } from './words-kinds';

/**
 * Gives the fields of entries, but for some, worked out from what all of them have: no schema knows what an owner
 * names.
 */
export function fieldsOfEntries(entries: readonly Json[], but: (name: string) => boolean = () => false): Field[] {
  const valuesByName = new Map<string, SaidValue[]>();
  for (const entry of entries) {
    if (!isObject(entry)) continue;
    for (const said of saidBy(entry)) {
      const values = valuesByName.get(said.name) ?? [];
      if (values.length === 0) {
        if (but(said.name)) continue;
        valuesByName.set(said.name, values);
      }
      values.push(said);
    }
  }
  return [...valuesByName].map(([name, values]) => ({
    name,
    label: inWords(name),
    help: '',
    isRequired: false,
    input: inputLike(values, name),
  }));
}

/** A value that an entry says, with what tells of it what its field is. */
interface SaidValue {
  name: string;
  value: Json;
  /** How long it is as JSON. */
  length: number;
  holdsMarks: boolean;
}

/** Gives the readings of an entry's fields, remembered: an edit leaves all entries but one as they are. */
const saidBy = rememberEach((entry: JsonObject): SaidValue[] => Object.entries(entry).map(readSaid));

function readSaid([name, value]: [string, Json]): SaidValue {
  const { length } = JSON.stringify(value);
  return { name, value, length, holdsMarks: typeof value === 'string' && holdsMarks(value) };
}

const article: Input = { kind: 'words', of: 'article' };

const nothing: SaidValue = { name: '', value: '', length: 0, holdsMarks: false };

/** Tells whether a text has a link, bold or italic words, a list, a small heading or a quotation. */
function holdsMarks(text: string): boolean {
  return readSpans(text, 'article').some(({ kind }) => kind === 'open' || kind === 'line');
}

/** Gives the input of a field of which only values are known; the largest tells best what they are. */
function inputLike(said: readonly SaidValue[], name: string): Input {
  if (said.some((one) => one.holdsMarks)) return article;
  const { value } = said.reduce((most, one) => (one.length > most.length ? one : most), nothing);
  const values = said.map((one) => one.value);
  // One entry may say in words what most say as a number.
  const [numbers, texts] = ['number', 'string'].map((type) => values.filter((one) => typeof one === type).length);
  if (Number(numbers) > Number(texts)) return { kind: 'number', least: undefined };
  if (typeof value === 'boolean') return { kind: 'switch' };
  if (isWeekdays(value)) return { kind: 'several', options: Object.keys(weekdays) };
  if (Array.isArray(value)) return listLike(values.filter(Array.isArray).flat(), name);
  if (isObject(value)) {
    return 'src' in value ? { kind: 'picture', hasEmoji: false } : { kind: 'group', fields: fieldsOfEntries(values) };
  }
  if (/^uploads\/.*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(String(value))) return { kind: 'words', of: 'film' };
  return { kind: 'words', of: likelyWords(name, String(value)) };
}

/** Gives the input of a list, worked out from the items of all lists under that name. */
function listLike(items: readonly Json[], name: string): Input {
  return {
    kind: 'list',
    item: inputLike(
      items.map((item) => readSaid([name, item])),
      name,
    ),
    itemName: 'item',
    ...(items.length === 0 && { isUnknown: true }),
  };
}

function likelyWords(name: string, value: string): WordsKindName {
  if (isDefinedWords(name) && name !== 'title') return name;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  if (dayNames.has(name) && /^\d\d-\d\d$/.test(value)) return 'yearDay';
  if (/^\d\d:\d\d$/.test(value)) return 'time';
  return value.length > 60 ? 'article' : 'text';
}

/** The names of days in lines of opening hours, which may be those of every year. */
const dayNames = new Set(['date', 'begins', 'until']);
