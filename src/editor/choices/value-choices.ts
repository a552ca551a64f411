import { formats, type Locale, writeValue } from '../../compose/write-value';
import { collectionsIn } from '../../manifest/collections';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { fillsTexts } from '../inputs/inputs';
import { knownFields } from '../inputs/known-fields';
import { inWords } from '../words/in-words';
import { collectionsAround, sayingsIn, ways } from '../words/say-text';
import type { WordChoice } from './word-choices';

/**
 * The names that a text may write in braces: the fields of the entries that it is filled in with, then the values of the
 * site; a day and a number with each way in which they can be written, such as in the currency of the site.
 */
export function valueChoices(pointer: Pointer, root: JsonObject, now: Date): WordChoice[] {
  const { locale, values: said } = sayingsIn(root, now);
  const fields = collectionsAround(pointer, root).flatMap((collection) => {
    const { name: from = '', entries = [] } = collectionsIn(root).get(pointerKeys(collection)[1] ?? '') ?? {};
    return knownFields(root, from)
      .filter(({ input }) => fillsTexts(input))
      .flatMap(({ name, label }) => {
        const own = { name, title: label, says: 'as each entry says it' };
        return [own, ...writtenWays(own, sampleOf(entries, name), locale)];
      });
  });
  const values = Object.entries(said).flatMap(([name, says]) => {
    const own = { name, title: inWords(name), says };
    // The year is no amount.
    return name === 'year' ? [own] : [own, ...writtenWays(own, says, locale)];
  });
  return [...fields, ...values].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** A value in each way in which it can be written, with what that says. */
function writtenWays({ name, title }: WordChoice, value: Json | undefined, locale: Locale): WordChoice[] {
  return formats.flatMap((format) => {
    const { text } = writeValue(value, format, locale);
    return text === undefined
      ? []
      : [{ name: `${name}:${format}`, title: `${title}, ${ways[format] ?? format}`, says: text }];
  });
}

function sampleOf(entries: readonly Json[], name: string): Json | undefined {
  return entries.flatMap((entry) => (isObject(entry) ? (entry[name] ?? []) : []))[0];
}
