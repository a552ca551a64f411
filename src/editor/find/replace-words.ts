/** Gives the pattern that matches words anywhere, in capital or small letters. */
export function wordsPattern(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
}

/** Replaces words in a text; a new one begins with a capital letter, or is all in capitals, where the old one was. */
export function replaceWords(text: string, query: string, replacement: string): string {
  return text.replaceAll(wordsPattern(query), (match) => likeIn(replacement, match, query));
}

function likeIn(replacement: string, match: string, query: string): string {
  // What was asked for letter by letter is written letter by letter.
  if (match === query) return replacement;
  if (isAllCapitals(match)) return replacement.toUpperCase();
  const [queryWords, matchWords] = [wordsIn(query), wordsIn(match)];
  return wordsIn(replacement)
    .map((word, index) => {
      const [own, other] = [matchWords[index] ?? '', queryWords[index] ?? ''];
      // A name that stands beyond them keeps its capital, and what was asked for as it was found is written as it was asked.
      return index > 0 && own.trimStart().charAt(0) === other.trimStart().charAt(0) ? word : beginningLike(own, word);
    })
    .join('');
}

/** Gives the words of a text, each with the blanks before it. */
function wordsIn(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [text];
}

/** Gives a word that begins with a capital or a small letter as another one does. */
function beginningLike(other: string, word: string): string {
  const [, blanks = '', begin = '', rest = ''] = /^(\s*)(\S?)(.*)$/su.exec(word) ?? [];
  const first = other.trimStart().charAt(0);
  if (first === '') return word;
  return blanks + (first === first.toUpperCase() ? begin.toUpperCase() : begin.toLowerCase()) + rest;
}

function isAllCapitals(words: string): boolean {
  return words.length > 1 && words === words.toUpperCase() && words !== words.toLowerCase();
}
