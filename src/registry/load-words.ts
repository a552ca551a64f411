import type { WordsByLanguage } from '../compose/compose-registry';
import { tagOfWords } from '../compose/words';
import { lateWordFiles } from './generated/late-words';
import { wordsOfFile } from './words-of-file';

/** Gives some words with those of one more language, which it loads: the same where they have them, or nothing has. */
export async function withWordsIn(language: string, words: WordsByLanguage): Promise<WordsByLanguage> {
  const tag = tagOfWords({ ...lateWordFiles, ...words }, language);
  const load = Object.hasOwn(words, tag) ? undefined : lateWordFiles[tag];
  return load ? { ...words, [tag]: wordsOfFile((await load()).default) } : words;
}
