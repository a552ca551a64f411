import { parseCopy } from '../../compose/copy';
import { isObject } from '../../manifest/is-object';
import type { Json } from '../../manifest/manifest';
import { type Field, type Input, inWords, type Words, weekdays, wordKinds } from './fields-of';

/** The fields of the entries of a collection, found out from all of them: theirs are for their owner to name. */
export function fieldsOfEntries(entries: readonly Json[]): Field[] {
  const found = new Map<string, Json>();
  const marked = new Set<string>();
  /** How many more entries say a number than words. */
  const numbers = new Map<string, number>();
  for (const entry of entries) {
    if (!isObject(entry)) continue;
    for (const [name, value] of Object.entries(entry)) {
      if (typeof value === 'string' && holdsMarks(value)) marked.add(name);
      const more = { number: 1, string: -1 }[typeof value as string] ?? 0;
      numbers.set(name, (numbers.get(name) ?? 0) + more);
      const known = found.get(name);
      if (known === undefined || sizeOf(value) > sizeOf(known)) found.set(name, value);
    }
  }
  return [...found].map(([name, value]) => ({
    name,
    label: inWords(name),
    help: '',
    isRequired: false,
    input: marked.has(name) ? copy : (numbers.get(name) ?? 0) > 0 ? number : inputLike(value, name),
  }));
}

const copy: Input = { kind: 'words', of: 'copy' };
const number: Input = { kind: 'number', least: undefined };

/** Whether a text has a link or bold or italic words in it. */
function holdsMarks(text: string): boolean {
  return parseCopy(text, { text: (words) => words, link: (href) => ({ href }) })
    .flat()
    .some((part) => typeof part !== 'string');
}

/** How a field is asked for whose value is all that is known of it. */
function inputLike(value: Json, name: string): Input {
  if (typeof value === 'boolean') return { kind: 'switch' };
  if (typeof value === 'number') return number;
  if (isWeekdays(value)) return { kind: 'several', options: Object.keys(weekdays) };
  if (Array.isArray(value)) return { kind: 'list', item: inputLike(value[0] ?? '', name), itemName: 'item' };
  if (isObject(value)) {
    return 'src' in value ? { kind: 'picture', hasEmoji: false } : { kind: 'group', fields: fieldsOfEntries([value]) };
  }
  if (/^uploads\/.*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(String(value))) return { kind: 'words', of: 'film' };
  return { kind: 'words', of: likelyWords(name, String(value)) };
}

function isWeekdays(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => Object.hasOwn(weekdays, String(one)));
}

function likelyWords(name: string, value: string): Words {
  if (wordKinds.has(name) && name !== 'title') return name as Words;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  if (/^\d\d:\d\d$/.test(value)) return 'time';
  return value.length > 60 || holdsMarks(value) ? 'copy' : 'text';
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}
