import { fillValues } from './fill';
import { blockOfWord, defaultWords } from './generated/words';
import type { Words } from './page';
import type { Site } from './site';

/** What the site itself says: its own words, English where it has none; names that the engine fills in later stay. */
export function composeWords(site: Site): Words {
  let words = composed.get(site);
  if (!words) {
    const entries = Object.entries({ ...defaultWords, ...site.manifest.words });
    words = Object.fromEntries(entries.map(([name, word]) => [name, fillWord(name, word ?? '', site)])) as Words;
    composed.set(site, words);
  }
  return words;
}

/** The words that every page needs, or those that only blocks of the given types say. */
export function wordsOf(site: Site, types: Set<string> | 'shell'): Partial<Words> {
  const isWanted = (name: string): boolean => {
    const block = blockOfWord[name];
    return types === 'shell' ? block === undefined : block !== undefined && types.has(block);
  };
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => isWanted(name)));
}

/** A word with the site's values in it, save those whose names the engine fills in later. */
function fillWord(name: string, word: string, { values }: Site): string {
  const usual = (defaultWords as Record<string, string>)[name] ?? '';
  const isLater = (value: string): boolean => value !== 'name' && usual.includes(`{${value}}`);
  return fillValues(word, Object.fromEntries(Object.entries(values).filter(([value]) => !isLater(value))));
}

const composed = new WeakMap<Site, Words>();
