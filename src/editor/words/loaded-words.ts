import type { LanguageWords, WordsByLanguage } from '../../compose/compose-registry';
import { defaultWords } from '../../compose/generated/words';
import { tagOfWords, wordsIn } from '../../compose/words';
import type { JsonObject } from '../../manifest/manifest';
import { languageOf, languageTagsOf } from './site-language';

let loaded: WordsByLanguage = { en: defaultWords };

/**
 * Gives the words of sites by language, for the languages that were loaded so far; the value is a new one whenever a
 * language is added.
 */
export function loadedWords(): WordsByLanguage {
  return loaded;
}

/** Loads the words for each language of a site that has none yet; rejects where they cannot be loaded. */
export async function loadWordsOf(root: JsonObject): Promise<void> {
  const languages = languageTagsOf(root).filter((tag) => !/^en\b/.test(tag));
  // Most sites need none of it, nor the list of the others.
  if (languages.length === 0) return;
  const { withWordsIn } = await import('../../registry/load-words');
  for (const language of languages) {
    const more = await withWordsIn(language, loaded);
    // Without new words the value stays the same one, so that nobody is told of a change.
    if (more !== loaded) loaded = { ...loaded, ...more };
  }
}

/** Gives the site's own words in its main language, as they are where site.json has no others. */
export function usualWordsIn(root: JsonObject): LanguageWords {
  return wordsIn(loaded, languageOf(root) ?? 'en');
}

/** Gives the site's own words in a further language; undefined for a language without such words. */
export function usualWordsOfLanguage(tag: string): LanguageWords | undefined {
  return /^en\b/i.test(tag) || tagOfWords(loaded, tag) !== 'en' ? wordsIn(loaded, tag) : undefined;
}
