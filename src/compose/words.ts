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

/** The words that every page needs. */
export function wordsOfShell(site: Site): Partial<Words> {
  return Object.fromEntries(Object.entries(composeWords(site)).filter(([name]) => blockOfWord[name] === undefined));
}

/** The words that only blocks of the given types say. */
export function wordsOfBlocks(site: Site, types: Set<string>): Partial<Words> {
  const words: Partial<Words> = {};
  if (!Object.values(blockOfWord).some((block) => types.has(block))) return words;
  for (const [name, word] of Object.entries(composeWords(site))) {
    if (types.has(blockOfWord[name] ?? '')) words[name as keyof Words] = word;
  }
  return words;
}

/** A word with the site's values in it, save those whose names the engine fills in later. */
function fillWord(name: string, word: string, { values }: Site): string {
  const usual = (defaultWords as Record<string, string>)[name] ?? '';
  const isLater = (value: string): boolean => value !== 'name' && usual.includes(`{${value}}`);
  return fillValues(word, values, undefined, isLater);
}

const composed = new WeakMap<Site, Words>();
