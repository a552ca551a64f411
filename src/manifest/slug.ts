/**
 * The spellings with letters from a to z that a language has for its own letters, where they differ from the usual
 * ones.
 */
const ownWays: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
};

/** The letters that are no other letter with a mark. */
const letters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', þ: 'th' },
  ...{ ł: 'l', đ: 'd', ð: 'd', ı: 'i' },
};

/** Writes words as the end of an address, in the way of their language: "Größe" is groesse in German. */
export function slugOf(words: string, language = ''): string {
  return plainLetters(words, language)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Makes a name for the file of words: `tripGuides` of “Trip guides”; an empty one of words without a letter from a to
 * z.
 */
export function nameInFile(called: string, language = ''): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(called)) return called;
  return slugOf(called, language)
    .replace(/^[0-9-]+/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Gives a free name: the wanted one, else the first with a number at its end, and `before` between name and number. */
export function freeName(wanted: string, isTaken: (name: string) => boolean, before = ''): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${before}${count}`;
    if (!isTaken(name)) return name;
  }
}

/** Writes words in small letters without marks, in the way of their language. */
export function plainLetters(words: string, language = ''): string {
  const own = ownWays[language.toLowerCase().split('-')[0] ?? ''] ?? {};
  return words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => own[letter] ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
