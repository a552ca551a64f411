/** The pattern of words that are spoken with a vowel first and written with a consonant. */
const spokenVowel = /^(hour|heir|honest|honou?r|8|11(?!\d)|18(?!\d))/i;

/** The pattern of words that are written with a vowel first and spoken with “you” or “w”. */
const spokenConsonant =
  /^(uni(?!n|m|de|ss)|u[st][aeiu]|ur[aeiou]|ubiq|uk(?![a-z])|ukrain|ukulele|uganda|eu|ewe|one(?![a-z])|once|u(?![a-z]))/i;

/** The pattern of letters whose names begin with a vowel: an FAQ, an SVG. */
const speltVowel = /^([AEFHILMNORSX](?![a-z])|[AEFHILMNORSX][A-Z\d])/;
const abbreviation = /^[A-Z](?:[A-Z\d]|(?![A-Za-z]))/;

/** Writes a noun with its indefinite article, by its sound: `an item`, `an hour`, `a user`, `an FAQ`. */
export function withArticle(noun: string): string {
  return `${beginsWithVowel(noun) ? 'an' : 'a'} ${noun}`;
}

function beginsWithVowel(noun: string): boolean {
  if (abbreviation.test(noun)) return speltVowel.test(noun);
  return spokenVowel.test(noun) || (/^[aeiou]/i.test(noun.normalize('NFD')) && !spokenConsonant.test(noun));
}
