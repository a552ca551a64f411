import { formatValue } from '../../compose/format-value';
import { isListOfDays, isOccasionGroup } from '../../compose/occasion';
import type { Json, JsonObject } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import { valueAt } from '../../manifest/pointer';
import type { Field, Input } from '../inputs/input';
import { cellText } from '../inputs/read-cell';
import { sayDayAndState, sayDays, sayDaysOf } from '../words/say-day';
import { groupOfHours } from '../words/say-hours';
import { sayingsIn } from '../words/sayings-in';

/** The most letters of a text beside the title of an entry, and the most facts. */
const [longestText, mostFacts] = [30, 2];

/**
 * Gives the first short things that an entry says besides its title, for a window too narrow for a table: amounts as the
 * pages write them, days in words. The title of a line of opening hours says all of it.
 */
export function factsOf(entry: Json, title: string, fields: readonly Field[], root: JsonObject, now: Date): string[] {
  const facts: string[] = [];
  if (groupOfHours(entry) !== undefined) return facts;
  for (const { name, input } of fields) {
    if (facts.length === mostFacts) break;
    const words = name === 'slug' ? '' : factOf(valueAt(entry, `/${name}`), input, root, now);
    if (words !== '' && words !== title) facts.push(words);
  }
  return facts;
}

/** Says a value in a few words; an empty text where that is not to be done, as with a tick, a file and a long text. */
function factOf(value: Json | undefined, input: Input, root: JsonObject, now: Date): string {
  if (value === undefined || typeof value === 'boolean') return '';
  if (isListOfDays(value)) return sayDaysOf(value, sayingsIn(root, now));
  if (isOccasionGroup(value)) return sayDayAndState(value);
  if (input.kind === 'number') return input.isMoney ? amountOf(value, root, now) : cellText(value);
  if (input.kind === 'words' && input.of === 'film') return '';
  const text = input.kind === 'choice' ? labelOf(value, input) : cellText(value);
  const words = sayDays(text, true) ?? text;
  return words.length > longestText || hasNames(words) ? '' : words;
}

function amountOf(value: Json, root: JsonObject, now: Date): string {
  return formatValue(value, 'money', sayingsIn(root, now).locale).text ?? cellText(value);
}

function labelOf(value: Json, { options, labels }: { options: readonly Json[]; labels?: string[] }): string {
  return labels?.[options.indexOf(value)] ?? cellText(value);
}
