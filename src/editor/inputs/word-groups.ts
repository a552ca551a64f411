import wordsFile from '../../../schema/words.schema.json';
import type { LanguageWords } from '../../compose/compose-registry';
import type { JsonObject } from '../../manifest/manifest';
import type { Schema } from '../../manifest/schema';
import { fieldsOf } from './fields-of';
import type { Field } from './input';
import { usualIn } from './inputs';

const siteWords: Record<string, Schema> = wordsFile.properties;

/** Gives the fields of the site's own words, with those of its language where nothing is written. */
export function wordFields(usual: LanguageWords): Field[] {
  const words = Object.entries(siteWords).map(([name, word]) => [name, { ...word, default: usual[name] }] as const);
  return fieldsOf({ properties: Object.fromEntries(words) });
}

/** Words of the site that are said in one place. */
export interface WordGroup {
  title: string;
  fields: Field[];
}

/**
 * Groups the words of the site by the places where they are said; only those with `query` in their name, help or texts.
 */
export function wordGroups(fields: readonly Field[], written: JsonObject, query: string): WordGroup[] {
  const matches = fields.filter((field) => saysOf(field, written).includes(query.trim().toLowerCase()));
  const titles = new Set(Object.values(siteWords).flatMap(({ group }) => group ?? []));
  return [...titles]
    .map((title) => ({ title, fields: matches.filter(({ name }) => siteWords[name]?.group === title) }))
    .filter((group) => group.fields.length > 0);
}

/** Gives the text in which a word is searched for: its name, its help, its own text and its usual one. */
function saysOf({ name, label, help, input }: Field, written: JsonObject): string {
  const own = Object.hasOwn(written, name) ? JSON.stringify(written[name]) : '';
  return [label, help, own, ...usualIn(input)].join(' ').toLowerCase();
}
