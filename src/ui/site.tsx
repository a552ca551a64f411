import { createContext, use } from 'react';
import type { CountedWord, Icons, Words } from '../compose/page';

/** The properties of the site that every component of a page may ask for. */
export interface DrawnSite {
  /** The path under which the site stands, with a slash at both ends. */
  base: string;
  /** The address of the page, as links to it are written. */
  currentHref: string;
  /** The language in which the site is written, and its dates: en-KE. */
  language: string;
  /** Present where the page is in other languages, too. */
  isTranslated?: true;
  /** The time zone that decides the day, where the site names one: Africa/Nairobi. */
  timeZone?: string | undefined;
  /** The currency of the site, where it names one: KES. `useMoney` writes amounts in it. */
  currency?: string | undefined;
  words: Words;
  icons: Icons;
}

/** Gives the site to all that is drawn below it. */
export const SiteContext = createContext<DrawnSite | null>(null);

/** The site of components that are drawn without React, where there is no context. */
let siteAtHand: DrawnSite | undefined;

/** Provides a site to the components that a function draws without React. */
export function drawIn(site: DrawnSite, draw: () => void): void {
  siteAtHand = site;
  try {
    draw();
  } finally {
    siteAtHand = undefined;
  }
}

/** Gives the site that is being drawn. */
export function useSite(): DrawnSite {
  // Browsers draw all with React.
  const site = (import.meta.env.SSR && siteAtHand) || use(SiteContext);
  if (!site) throw new Error('A component was drawn outside of a site.');
  return site;
}

/** Gives the words of the site. */
export function useWords(): Words {
  return useSite().words;
}

/** Fills the {names} in one of the site's words. */
export function fillWord(word: string, fills: Record<string, string | number>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(fills, name) ? String(fills[name]) : whole,
  );
}

/** Gives the form of a word that its language has for a number. */
export function formFor(word: CountedWord, count: number, language: string): string {
  if (typeof word === 'string') return word;
  return word[new Intl.PluralRules(language).select(count)] ?? word.other;
}
