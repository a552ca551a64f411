import { formats, formatValue, type Locale } from '../../compose/format-value';
import { dateIn } from '../../compose/occasion';
import { collectionsIn } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { fillsTexts } from '../inputs/inputs';
import { knownFields } from '../inputs/known-fields';
import { fieldsOfDay, isDayPlace } from '../words/day-places';
import { inWords } from '../words/in-words';
import { collectionsAround, ways } from '../words/say-text';
import { sayingsIn } from '../words/sayings-in';
import type { WordChoice } from './word-choices';

/**
 * Gives the placeholders that the text at a place may have: the fields of its entries, then the values of the site;
 * each day and number in each format, too.
 */
export function valueChoices(pointer: Pointer, root: JsonObject, now: Date): WordChoice[] {
  const { locale, values: sayings } = sayingsIn(root, now);
  const fields = collectionsAround(pointer, root).flatMap((collection) => {
    if (isDayPlace(collection, root)) return dayChoices(collection, root, locale);
    const { name: from = '', entries = [] } = collectionsIn(root).get(pointerKeys(collection)[1] ?? '') ?? {};
    return knownFields(root, from)
      .filter(({ input }) => fillsTexts(input))
      .flatMap(({ name, label }) => {
        const own = { name, title: label, says: 'as each entry says it' };
        return [own, ...writtenWays(own, sampleOf(entries, name), locale)];
      });
  });
  const values = Object.entries(sayings).flatMap(([name, says]) => {
    const own = { name, title: inWords(name), says };
    // The year is no amount.
    return name === 'year' ? [own] : [own, ...writtenWays(own, says, locale)];
  });
  return [...fields, ...values].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** Gives the placeholders for the fields of a day; `declaration` is the place of the field of days that its collection declares. */
function dayChoices(declaration: Pointer, root: JsonObject, locale: Locale): WordChoice[] {
  const [, collection = '', , field = ''] = pointerKeys(declaration);
  const [days] = [sampleOf(collectionsIn(root).get(collection)?.entries ?? [], field)].flat();
  return fieldsOfDay.flatMap(({ name, label }) => {
    const own = { name, title: label, says: 'as each day says it' };
    return name === 'date' || name === 'until' ? [own, ...writtenWays(own, dateIn(days), locale)] : [own];
  });
}

/** Gives a placeholder in each format, with what it says in that. */
function writtenWays({ name, title }: WordChoice, value: Json | undefined, locale: Locale): WordChoice[] {
  return formats.flatMap((format) => {
    const { text } = formatValue(value, format, locale);
    return text === undefined
      ? []
      : [{ name: `${name}:${format}`, title: `${title}, ${ways[format] ?? format}`, says: text }];
  });
}

function sampleOf(entries: readonly Json[], name: string): Json | undefined {
  return entries.flatMap((entry) => (isObject(entry) ? (entry[name] ?? []) : []))[0];
}
