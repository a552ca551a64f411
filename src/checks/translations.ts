import { composePage } from '../compose/compose-page';
import { routeSources } from '../compose/routes';
import type { WrittenLanguage } from '../manifest/languages';
import type { JsonObject } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { placeholdersIn } from '../manifest/spans';
import type { PageFacts, SiteFacts } from './rule';

/** What somebody has written as the translation of a text. */
export interface WrittenTranslation {
  text: string;
  says: string;
  /** Gives where it is written: most are never asked. */
  pointer: () => Pointer;
  /** Whether it is the exception of a page. */
  isException?: true;
}

/**
 * Gives what a language says, in the order of the file, as far as it is asked for: there may be hundreds of thousands.
 */
export function translationsIn(
  { pointer, texts, exceptions }: WrittenLanguage,
  isAsked: (text: string, says: string) => boolean,
): WrittenTranslation[] {
  const found: WrittenTranslation[] = [];
  for (const text of keysOf(texts)) {
    const says = texts[text];
    if (typeof says === 'string' && isAsked(text, says))
      found.push({ text, says, pointer: () => memberPointer(`${pointer}/texts`, text) });
  }
  for (const one of exceptions.values()) {
    for (const { text, says, pointer: place } of one)
      if (isAsked(text, says)) found.push({ text, says, pointer: () => `${place}/says`, isException: true });
  }
  return found;
}

/** Gives the texts that are translated. Several rules ask, and to list so many takes longer than to look at each. */
const keysOf = rememberEach((texts: JsonObject): readonly string[] => Object.keys(texts));

/** Gives the translations in which, or in whose texts, something has a meaning: a link, a mark, a name in braces. */
export const meaningfulIn = rememberEach((language: WrittenLanguage): readonly WrittenTranslation[] =>
  translationsIn(language, (text, says) => mayMean(text) || mayMean(says)),
);

/** Tells whether something in a text may have a meaning. Two patterns find that in half the time of one. */
function mayMean(text: string): boolean {
  return signs.test(text) || lineMark.test(text);
}

const signs = /[\]{*\n]/;
const lineMark = /^\s*(?:[-#>]|\d+\.)\s/;

/**
 * Gives the placeholders of a path that its translation lacks, where it has none of them: its pages could not be told
 * apart.
 */
export function namesLostIn(path: string, says: string): string[] {
  const [wanted, found] = [path, says].map((one) => placeholdersIn(one).map(({ name }) => name));
  return found?.length === 0 ? (wanted ?? []) : [];
}

/** The texts of a site in one language. */
export interface TextsOfSite {
  /** All texts in the order in which they show. */
  all: ReadonlySet<string>;
  /** Those that some page does not say in the language. */
  untranslated: ReadonlySet<string>;
  /** The texts of each page, some twice, by its path in the main language; the parts around all pages have an empty path. */
  byPage: ReadonlyMap<string, readonly string[]>;
}

/**
 * A site in a further language, with the texts that its pages and the parts around them show, as far as they are known.
 */
export interface SaidInLanguage {
  site: SiteFacts['site'];
  pages: readonly Pick<PageFacts, 'route' | 'path' | 'texts' | 'untranslated'>[];
  shell: Pick<PageFacts, 'texts' | 'untranslated'>;
}

/** Gives the texts of a site in a further language, also those of pages that it does not have yet. */
export const textsOf = rememberEach(({ site, pages, shell }: SaidInLanguage): TextsOfSite => {
  const all = new Set<string>();
  const missing = new Set<string>();
  const byPage = new Map<string, readonly string[]>();
  const note = ({ texts = [], untranslated = new Set() }: SaidInLanguage['shell'], page: string): void => {
    for (const text of texts) all.add(text);
    for (const text of untranslated) missing.add(text);
    byPage.set(page, texts);
  };
  note(shell, '');
  const shown = new Map(pages.map((page) => [page.route?.original ?? page.path, page]));
  for (const route of routeSources(site.main ?? site)) {
    const page = shown.get(route.path) ?? composePage(site, route, { asked: ['uses'] }).facts;
    note(page, route.path);
  }
  return { all, untranslated: missing, byPage };
});

/** The most outdated texts for which a similar one is looked for: more of them have one common cause. */
const mostLooked = 50;

/** Gives a function that finds the text which has most words in common with another, if that is at least half of them. */
export function findAlike(texts: readonly string[]): (text: string) => string | undefined {
  let known: { text: string; words: Set<string> }[] | undefined;
  let looked = 0;
  return (text) => {
    if (++looked > mostLooked) return undefined;
    known ??= texts.map((one) => ({ text: one, words: wordsOf(one) }));
    const words = wordsOf(text);
    let best: string | undefined;
    let most = 0;
    for (const { text: one, words: others } of known) {
      const common = [...words].filter((word) => others.has(word)).length;
      const share = (2 * common) / (words.size + others.size);
      if (share > most) [best, most] = [one, share];
    }
    return most >= 0.5 ? best : undefined;
  };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
