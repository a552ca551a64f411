import type { LanguageWords, WordsByLanguage } from '../../compose/compose-registry';
import { defaultWords } from '../../compose/generated/words';
import { wordsIn } from '../../compose/words';
import type { JsonObject } from '../../manifest/manifest';
import { languageOf } from './site-language';

let loaded: WordsByLanguage = { en: defaultWords };

/** Gives the words of sites in the languages that this window has met: another value once there are more. */
export function loadedWords(): WordsByLanguage {
  return loaded;
}

/** Loads the words for the language of a site, where it has not; rejects where they cannot be had. */
export async function loadWordsOf(root: JsonObject): Promise<void> {
  const language = languageOf(root) ?? 'en';
  // Most sites need none of it, nor the list of the others.
  if (/^en\b/.test(language)) return;
  const { withWordsIn } = await import('../../registry/load-words');
  const more = await withWordsIn(language, loaded);
  loaded = { ...loaded, ...more };
}

/** Gives what a site says itself where site.json has no other words. */
export function usualWordsIn(root: JsonObject): LanguageWords {
  return wordsIn(loaded, languageOf(root) ?? 'en');
}
