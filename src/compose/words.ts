import { fillValues } from './fill';
import { blockOfWord, defaultWords } from './generated/words';
import type { CountedWord, Words } from './page';
import type { Site } from './site';

/** What the site itself says: its own words, English where it has none; names that the engine fills in later stay. */
export function composeWords(site: Site): Words {
  let words = composed.get(site);
  if (!words) {
    const written: Record<string, CountedWord> = { ...defaultWords, ...site.manifest.words };
    const entries = Object.entries(written).map(([name, word]) => [
      name,
      mapForms(word, (form) => fillForm(name, form, site)),
    ]);
    words = Object.fromEntries(entries) as Words;
    composed.set(site, words);
  }
  return words;
}

/** The words that every page needs. */
export function wordsOfShell(site: Site): Partial<Words> {
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => blockOfWord[name] === undefined));
}

/** The words that only blocks of the given types say. */
export function wordsOfBlocks(site: Site, types: Set<string>): Partial<Words> {
  if (!Object.values(blockOfWord).some((block) => types.has(block))) return {};
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => types.has(blockOfWord[name] ?? '')));
}

/** The texts of a word, each with the rest of its pointer: one, or one for each form. */
export function formsOf(word: CountedWord): [rest: string, form: string][] {
  return typeof word === 'string' ? [['', word]] : Object.entries(word).map(([name, form]) => [`/${name}`, form]);
}

/** The names that the engine fills in later in a word of its own, with their braces. */
export function usualWord(name: string): string {
  const usual = (defaultWords as Record<string, CountedWord>)[name];
  return usual === undefined
    ? ''
    : formsOf(usual)
        .map(([, form]) => form)
        .join(' ');
}

/** A word with each of its texts changed. */
export function mapForms(word: CountedWord, change: (form: string) => string): CountedWord {
  if (typeof word === 'string') return change(word);
  return Object.fromEntries(Object.entries(word).map(([name, form]) => [name, change(form)])) as CountedWord;
}

/** A form of a word with the site's values in it, save those whose names the engine fills in later. */
function fillForm(name: string, form: string, { values }: Site): string {
  const usual = usualWord(name);
  return fillValues(form, values, undefined, (value) => value !== 'name' && usual.includes(`{${value}}`));
}

const composed = new WeakMap<Site, Words>();
