import de from './copy/de.json';
import en from './copy/en.json';
import type { BusinessKind } from './kinds';

/** The texts of a starter site in one language: a file of `copy/`. */
export type StarterCopy = Omit<typeof en, 'kinds'> & {
  kinds: Record<BusinessKind, (typeof en)['kinds'][BusinessKind]>;
};

const copies: Record<string, StarterCopy> = { en, de };

/** The languages that a starter site can speak from the start. */
export const spokenLanguages = Object.keys(copies);

/** Tells whether there is copy in a language; otherwise a site begins in English. */
export function isSpoken(language: string): boolean {
  return Object.hasOwn(copies, mainLanguage(language));
}

/** Gives the copy in a language, or in English where there is none. */
export function copyIn(language: string): StarterCopy {
  return copies[mainLanguage(language)] ?? en;
}

function mainLanguage(language: string): string {
  return new Intl.Locale(language).language;
}
