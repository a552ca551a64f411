/** Words that begin with a vowel as they are spoken, and with none as they are written. */
const spokenVowel = /^(hour|heir|honest|honou?r|8|11(?!\d)|18(?!\d))/i;

/** Words that begin with a vowel as they are written, and with “you” or “w” as they are spoken. */
const spokenConsonant =
  /^(uni(?!n|m|de|ss)|u[st][aeiu]|ur[aeiou]|ubiq|uk(?![a-z])|ukrain|ukulele|uganda|eu|ewe|one(?![a-z])|once|u(?![a-z]))/i;

/** Letters whose names begin with a vowel: an FAQ, a URL. */
const spelt = /^([AEFHILMNORSX](?![a-z])|[AEFHILMNORSX][A-Z\d])/;
const isSpelt = /^[A-Z](?:[A-Z\d]|(?![A-Za-z]))/;

/** Writes a noun with its indefinite article, by its sound: `an item`, `an hour`, `a user`, `an FAQ`. */
export function withArticle(noun: string): string {
  return `${beginsWithVowel(noun) ? 'an' : 'a'} ${noun}`;
}

function beginsWithVowel(noun: string): boolean {
  if (isSpelt.test(noun)) return spelt.test(noun);
  return spokenVowel.test(noun) || (/^[aeiou]/i.test(noun.normalize('NFD')) && !spokenConsonant.test(noun));
}
