/** Matches words wherever they stand, in capital or small letters. */
export function wordsPattern(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
}

/** A text with other words in the place of some, which begin with a capital letter, or are all capitals, where those did. */
export function replaceWords(text: string, wanted: string, written: string): string {
  return text.replaceAll(wordsPattern(wanted), (found) => likeIn(written, found, wanted));
}

function likeIn(written: string, found: string, wanted: string): string {
  // What was asked for letter by letter is written letter by letter.
  if (found === wanted) return written;
  if (isAllCapitals(found)) return written.toUpperCase();
  const [first = ''] = found;
  const [begin = '', ...others] = written;
  return (first === first.toUpperCase() ? begin.toUpperCase() : begin.toLowerCase()) + others.join('');
}

function isAllCapitals(words: string): boolean {
  return words.length > 1 && words === words.toUpperCase() && words !== words.toLowerCase();
}
