import { isObject, type Json } from '../../manifest/manifest';
import { readSpans } from '../../manifest/spans';
import { inWords } from '../words/in-words';
import { weekdays } from '../words/say-hours';
import { isDefinedWords } from './fields-of';
import type { Field, Input } from './input';
import type { WordsKindName } from './words-kinds';

/**
 * Gives the fields of entries, but for some, worked out from what all of them have: no schema knows what an owner
 * names.
 */
export function fieldsOfEntries(entries: readonly Json[], but: (name: string) => boolean = () => false): Field[] {
  const valuesByName = new Map<string, Json[]>();
  for (const entry of entries) {
    for (const [name, value] of isObject(entry) ? Object.entries(entry) : []) {
      if (but(name)) continue;
      const values = valuesByName.get(name) ?? [];
      valuesByName.set(name, values);
      values.push(value);
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

const article: Input = { kind: 'words', of: 'article' };

/** Tells whether a text has a link, bold or italic words, a list, a small heading or a quotation. */
function holdsMarks(text: string): boolean {
  return readSpans(text, 'article').some(({ kind }) => kind === 'open' || kind === 'line');
}

/** Gives the input of a field of which only values are known; the largest tells best what they are. */
function inputLike(values: readonly Json[], name: string): Input {
  const value = largestOf(values);
  if (values.some((one) => typeof one === 'string' && holdsMarks(one))) return article;
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
    item: inputLike(items, name),
    itemName: 'item',
    ...(items.length === 0 && { isUnknown: true }),
  };
}

function isWeekdays(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => Object.hasOwn(weekdays, String(one)));
}

function likelyWords(name: string, value: string): WordsKindName {
  if (isDefinedWords(name) && name !== 'title') return name;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  if (/^\d\d:\d\d$/.test(value)) return 'time';
  return value.length > 60 ? 'article' : 'text';
}

function largestOf(values: readonly Json[]): Json {
  let [largest = ''] = values;
  let most = 0;
  for (const value of values) {
    const { length } = JSON.stringify(value);
    if (length <= most) continue;
    largest = value;
    most = length;
  }
  return largest;
}
