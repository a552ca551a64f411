import { ownMember } from '../manifest/manifest';
import type { ComposeRegistry } from './compose-registry';
import { fillValues } from './fill';
import { formatValue } from './format-value';
import type { CountedWord, Words } from './page';
import type { Site } from './site';

/** Gives the words of the site itself: its own, else English ones; names that the engine fills in later stay. */
export function composeWords(site: Site): Words {
  let words = wordsBySite.get(site);
  if (!words) {
    const own = site.manifest.words as Record<string, CountedWord> | undefined;
    const written = { ...site.registry.words, ...own };
    const entries = Object.entries(written).map(([name, word]) => [
      name,
      mapForms(word, (form) => fillForm(name, form, site)),
    ]);
    words = Object.fromEntries(entries) as Words;
    wordsBySite.set(site, words);
  }
  return words;
}

/** The words that are part of a composed page and that no component says. */
const composedIn = ['fileNote'];

/** Gives the words that every page needs. */
export function wordsOfShell(site: Site): Partial<Words> {
  const others = new Set([...composedIn, ...Object.values(site.registry.blocks).flatMap(({ words }) => words)]);
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => !others.has(name)));
}

/** Gives the words that blocks say, by their names. */
export function wordsOfBlocks(site: Site, said: Set<string>): Partial<Words> {
  if (said.size === 0) return {};
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => said.has(name)));
}

/** Gives the texts of a word, each with the rest of its pointer: one, or one for each form. */
export function textsOfWord(word: CountedWord): [rest: string, form: string][] {
  return typeof word === 'string' ? [['', word]] : Object.entries(word).map(([name, form]) => [`/${name}`, form]);
}

/**
 * Gives the usual texts of a word in one, with the names that the engine fills in later; empty for a word that it does
 * not know.
 */
export function usualWord(name: string, { words }: ComposeRegistry): string {
  const usual = ownMember(words, name);
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

const wordsBySite = new WeakMap<Site, Words>();
