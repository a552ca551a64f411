import type { WordsByLanguage } from '../compose/compose-registry';
import { defaultWords } from '../compose/generated/words';
import { wordFiles } from './generated/words';
import { wordsOfFile } from './words-of-file';

/** The words of the site itself in every language that the engine speaks. */
export const allWords: WordsByLanguage = {
  ...Object.fromEntries(Object.entries(wordFiles).map(([language, file]) => [language, wordsOfFile(file)])),
  en: defaultWords,
};
