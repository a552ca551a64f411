import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { inWords } from '../in-words';
import { titleFields } from '../state/parts';

/** Fields that things of every kind are called by. */
const ofAnything = new Set(['label', 'name', 'title', 'heading', 'question']);

/**
 * The words that the file has for the entries of a collection: the last of its name; the field that calls them, where
 * that says what they are, as `country` does; and each heading of one word above a list of all of them.
 */
export function nounsOf(root: JsonObject, name: string): string[] {
  const entries = isObject(root.collections) ? root.collections[name] : undefined;
  const [entry] = Array.isArray(entries) ? entries.filter(isObject) : [];
  const field = titleFields.find((one) => typeof entry?.[one] === 'string');
  const words = [
    ...inWords(name).split(' ').slice(-1),
    ...(field === undefined || ofAnything.has(field) ? [] : [field]),
    ...headingsOf(root, name),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Whether a word is one of these, or is written like it up to its end, as singular and plural are. */
export function isFormOf(word: string, noun: string): boolean {
  const written = word.toLowerCase();
  if (noun.length < shortest) return written === noun;
  return written.startsWith(noun.slice(0, -1)) && written.length <= noun.length + 2;
}

/** The fewest letters of a noun that can be told from others by all but its last. */
const shortest = 5;

/** The headings of one word that stand beside a list of all entries of a collection. */
function headingsOf(value: Json | undefined, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => headingsOf(one, name));
  if (!isObject(value)) return [];
  const { heading } = value;
  const isOwn = typeof heading === 'string' && /^\p{L}+$/u.test(heading) && Object.values(value).some(isWhole);
  return [...(isOwn ? [heading] : []), ...Object.values(value).flatMap((one) => headingsOf(one, name))];

  function isWhole(list: Json): boolean {
    return isObject(list) && list.from === name && list.where === undefined && list.limit === undefined;
  }
}
