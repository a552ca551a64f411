import { fillValues } from './fill';
import { defaultWords } from './generated/words';
import type { Words } from './page';
import type { Site } from './site';

/** What the site itself says: its own words, English where it has none; names that the engine fills in later stay. */
export function composeWords(site: Site): Words {
  let words = composed.get(site);
  if (!words) {
    const entries = Object.entries({ ...defaultWords, ...site.manifest.words });
    words = Object.fromEntries(entries.map(([name, word]) => [name, fillValues(word ?? '', site.values)])) as Words;
    composed.set(site, words);
  }
  return words;
}

const composed = new WeakMap<Site, Words>();
