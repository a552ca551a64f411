import { languagesIn } from '../manifest/languages';
import { asJson, ownMember } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import type { ComposeRegistry, LanguageWords, WordsByLanguage } from './compose-registry';
import { fillValues } from './fill';
import { formatValue } from './format-value';
import type { CountedWord, Words } from './page';
import type { Site } from './site';

/**
 * Gives the words of the site itself: its own, else those of its language; keeps the names that the engine fills in
 * later.
 */
export const composeWords = rememberEach((site: Site): Words => {
  const own = site.manifest.words as Record<string, CountedWord> | undefined;
  const written = { ...wordsIn(site.registry.words, site.locale.language), ...own };
  const entries = Object.entries(written).map(([name, word]) => [
    name,
    mapForms(word, (form) => fillForm(name, form, site)),
  ]);
  return Object.fromEntries(entries) as Words;
});

/** Gives the words for a site in a language, each of them, in the order of the English ones. */
export function wordsIn(words: WordsByLanguage, language: string): LanguageWords {
  const own = words[tagOfWords(words, language)] ?? words.en;
  const ownWords = wordsInOrder.get(own) ?? { ...words.en, ...own };
  wordsInOrder.set(own, ownWords);
  return ownWords;
}

/** The words of each language in the order of the English ones. */
const wordsInOrder = new WeakMap<LanguageWords, LanguageWords>();

/**
 * Gives the tag under which there are words for a language: its own, else its first part, `sw` for `sw-KE`, else `en`.
 */
export function tagOfWords(words: object, language: string): string {
  const tags = [language, language.split('-', 1)[0]?.toLowerCase() ?? ''];
  return tags.find((tag) => Object.hasOwn(words, tag)) ?? 'en';
}

/** The words that are part of a composed page and that no component says. */
const composedIn = ['fileNote'];

/** The words that only a site in several languages says. */
const ofLanguages = ['languages'];

/** Gives the words that every page needs. */
export function wordsOfShell(site: Site): Partial<Words> {
  const ofBlocks = Object.values(site.registry.blocks).flatMap(({ words }) => words);
  const others = new Set([...composedIn, ...ofBlocks, ...(isInSeveral(site) ? [] : ofLanguages)]);
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => !others.has(name)));
}

/** Tells whether a site is shown in several languages. */
function isInSeveral({ manifest, showsDrafts }: Site): boolean {
  return languagesIn(asJson(manifest)).some(({ isDraft }) => showsDrafts || !isDraft);
}

/** Gives the words that blocks say, by their names. */
export function wordsOfBlocks(site: Site, said: Set<string>): Partial<Words> {
  if (said.size === 0) return {};
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => said.has(name)));
}

/** Gives the texts of a word, each with the rest of its pointer: one, or one for each plural form. */
export function textsOfWord(word: CountedWord): [rest: string, form: string][] {
  return typeof word === 'string' ? [['', word]] : Object.entries(word).map(([name, form]) => [`/${name}`, form]);
}

/**
 * Gives the English texts of a word joined to one, with the names that the engine fills in later; an empty text for an
 * unknown word.
 */
export function usualWord(name: string, { words }: ComposeRegistry): string {
  const usual = ownMember(words.en, name);
  return usual === undefined
    ? ''
    : textsOfWord(usual)
        .map(([, form]) => form)
        .join(' ');
}

/** Changes each of the texts of a word. */
export function mapForms(word: CountedWord, change: (form: string) => string): CountedWord {
  if (typeof word === 'string') return change(word);
  const names = Object.keys(word).sort() as (keyof typeof word)[];
  return Object.fromEntries(names.map((name) => [name, change(word[name] ?? '')])) as CountedWord;
}

/** Fills the site's values into a form of a word, except for the names that the engine fills in later. */
function fillForm(name: string, form: string, { values, registry, locale }: Site): string {
  const usual = usualWord(name, registry);
  const isLeft = (value: string): boolean => value !== 'name' && usual.includes(`{${value}}`);
  return fillValues(
    form,
    values,
    undefined,
    isLeft,
    (value, { format = '' }) => formatValue(value, format, locale).text,
  );
}
