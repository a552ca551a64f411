import wordsFile from '../../../schema/words.schema.json';
import { isLanguage } from '../../compose/sayings';
import type { WrittenLanguage } from '../../manifest/languages';
import { isObject, type Json, type JsonObject, ownMember } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { usualWordsOf } from '../find/read-words';
import { usualWordsIn, usualWordsOfLanguage } from '../words/loaded-words';

/** One of the site's own words, or a form of it for some numbers, and what a language says for it. */
export interface OwnWord {
  original: string;
  /** What is written for it in the language; empty where nothing is. */
  says: string;
  /** What it says in the language where nothing is written; empty where that is English. */
  usual: string;
  /** The number of things for which it is said, as languages part them: `one`, `few`. */
  form?: string;
  /** Where the site says it, in words; no two say the same. */
  where: string;
  /** Where the language says it, or would. */
  place: Pointer;
}

/** The numbers for which a word has forms, as languages part them. */
export const formNames: Readonly<Record<string, string>> = {
  zero: 'for none',
  one: 'for 1',
  two: 'for 2',
  few: 'for a few',
  many: 'for many',
  other: 'for all others',
};

const siteWords: Record<string, Schema> = wordsFile.properties;

/** Gives the site's own words that a site says, and what a language says for each. */
export function ownWordsIn(root: JsonObject, { tag, pointer }: WrittenLanguage): OwnWord[] {
  const written = isObject(root.words) ? root.words : {};
  const names = new Set([...Object.keys(written), ...[...usualWordsOf(root)].map(({ place }) => nameIn(place))]);
  const [mainWords, ownWords] = [asWritten(usualWordsIn(root)), asWritten(usualWordsOfLanguage(tag) ?? {})];
  return [...names].flatMap((name): OwnWord[] => {
    const original = ownMember(written, name) ?? ownMember(mainWords, name);
    const usual = ownMember(ownWords, name);
    const place = memberPointer(`${pointer}/words`, name);
    const where = `The site’s own words: ${siteWords[name]?.description ?? name}`;
    if (typeof original === 'string')
      return [{ original, says: textAt(root, place), usual: typeof usual === 'string' ? usual : '', where, place }];
    if (!isObject(original)) return [];
    return categoriesOf(tag).map((form) => {
      const at = memberPointer(place, form);
      const about = { form, where: `${where} (${formNames[form]})`, place: at };
      return { original: formIn(original, form), says: textAt(root, at), usual: formIn(usual, form), ...about };
    });
  });
}

/** Gives a form of a word, or that for all other numbers where it has none. */
function formIn(word: Json | undefined, form: string): string {
  return isObject(word) ? String(word[form] ?? word.other ?? '') : '';
}

/** Gives the engine's words as JSON. */
function asWritten(words: Partial<ReturnType<typeof usualWordsIn>>): JsonObject {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? word : { ...word }]),
  );
}

function nameIn(place: Pointer): string {
  return pointerKeys(place)[1] ?? '';
}

function textAt(root: JsonObject, place: Pointer): string {
  const says = valueAt(root, place);
  return typeof says === 'string' ? says : '';
}

function categoriesOf(tag: string): string[] {
  return new Intl.PluralRules(isLanguage(tag) ? tag : 'en').resolvedOptions().pluralCategories;
}

/**
 * Gives a site in which a language says something for one of the site's own words; without words, or with those that it
 * says anyway, nothing of it is written.
 */
export function withOwnWord(root: JsonObject, place: Pointer, says: string): JsonObject {
  const [, tag = '', , name = '', form] = pointerKeys(place);
  const language = memberPointer('/languages', tag);
  const usual = ownMember(asWritten(usualWordsOfLanguage(tag) ?? {}), name);
  const word =
    form === undefined ? says : formsWith(valueAt(root, memberPointer(`${language}/words`, name)), usual, form, says);
  const isUsual = isEqual(word, usual) || (isObject(word) ? Object.keys(word).length === 0 : word.trim() === '');
  return isUsual ? withoutWord(root, language, name) : withWord(root, language, name, word);
}

/** Gives the forms of a word with one of them said otherwise; one that is emptied says the usual, or is gone. */
function formsWith(written: Json | undefined, usual: Json | undefined, form: string, says: string): JsonObject {
  const usualForms = isObject(usual) ? usual : {};
  const forms = isObject(written) ? written : usualForms;
  const text = says.trim() === '' ? usualForms[form] : says;
  if (text !== undefined) return { ...forms, [form]: text };
  const { [form]: _, ...others } = forms;
  return others;
}

function withWord(root: JsonObject, language: Pointer, name: string, word: Json): JsonObject {
  const words = `${language}/words`;
  const having = isObject(valueAt(root, words)) ? root : set(root, words, {});
  return set(having, memberPointer(words, name), word);
}

function withoutWord(root: JsonObject, language: Pointer, name: string): JsonObject {
  const words = valueAt(root, `${language}/words`);
  if (!isObject(words) || !Object.hasOwn(words, name)) return root;
  const isLast = Object.keys(words).length === 1;
  return remove(root, isLast ? `${language}/words` : memberPointer(`${language}/words`, name));
}
