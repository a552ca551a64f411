/** Words after which the last one is not what they are: “Trips for families”. */
const further = /\s(for|of|in|at|with|from|by|to|on|and|or|&)\s/i;

/** Words that end like several of something, and are not. */
const single = /(news|series|press|ss|us|ysis|nnis)$/i;

/**
 * Gives the word for one of several things by what they are called in English: `concert` of “Concerts”, `CD` of “Our
 * CDs”; undefined where the last word does not tell.
 */
export function oneOf(called: string, language: string): string | undefined {
  if (!/^en\b/i.test(language) || further.test(called)) return undefined;
  const [, several = ''] = /(?:^|\s)(\p{L}{3,})$/u.exec(called.trim()) ?? [];
  if (!/s$/.test(several) || single.test(several)) return undefined;
  const one = several
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/s$/, '');
  return /^\p{Lu}\p{Ll}+$/u.test(one) ? one.toLowerCase() : one;
}
