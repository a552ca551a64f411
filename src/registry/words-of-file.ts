import type { LanguageWords } from '../compose/compose-registry';

/** Gives the words of a file of `schema/words/`, without the note on who has read them. */
export function wordsOfFile({ $comment: _, ...words }: LanguageWords): LanguageWords {
  return words;
}
