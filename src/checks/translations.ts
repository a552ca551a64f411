import { composePage } from '../compose/compose-page';
import type { Use } from '../compose/facts';
import { routeSources } from '../compose/routes';
import type { WrittenLanguage } from '../manifest/languages';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { PageFacts, SiteFacts } from './rule';

/** What somebody has written as the translation of a text, and where. */
export interface WrittenTranslation {
  text: string;
  says: string;
  pointer: Pointer;
  /** Where the text stands that it translates, in the language. */
  isException?: true;
}

/** Gives all that a language says, in the order of the file. */
export function translationsIn({ pointer, texts, exceptions }: WrittenLanguage): WrittenTranslation[] {
  const written = Object.entries(texts).flatMap(([text, says]): WrittenTranslation[] =>
    typeof says === 'string' ? [{ text, says, pointer: memberPointer(`${pointer}/texts`, text) }] : [],
  );
  const others = exceptions.map(
    ({ text, says, pointer: place }): WrittenTranslation => ({
      text,
      says,
      pointer: `${place}/says`,
      isException: true,
    }),
  );
  return [...written, ...others];
}

/** The texts of a site in one language: whether each is translated, by the pages that show it. */
export interface TextsOfSite {
  /** All texts, in the order in which they show, by whether they are translated. */
  all: ReadonlyMap<string, boolean>;
  /** The texts of each page, by its path in the main language; those around all pages stand under an empty one. */
  byPage: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A site in another language than its main one, with what its pages and what surrounds them say, as far as it is known. */
export interface SaidInLanguage {
  site: SiteFacts['site'];
  pages: readonly Pick<PageFacts, 'route' | 'path' | 'uses'>[];
  shell: Pick<PageFacts, 'uses'>;
}

/** Gives the texts of a site in another language than its main one, those of pages that it does not have yet among them. */
export function textsOf(facts: SaidInLanguage): TextsOfSite {
  const texts = known.get(facts) ?? findTexts(facts);
  known.set(facts, texts);
  return texts;
}

const known = new WeakMap<SaidInLanguage, TextsOfSite>();

function findTexts({ site, pages, shell }: SaidInLanguage): TextsOfSite {
  const all = new Map<string, boolean>();
  const byPage = new Map<string, Set<string>>();
  const note = (uses: Use[], page: string): void => {
    const texts = new Set<string>();
    for (const use of uses) {
      if (use.kind !== 'text') continue;
      all.set(use.name, (all.get(use.name) ?? true) && use.isTranslated);
      texts.add(use.name);
    }
    byPage.set(page, texts);
  };
  note(shell.uses, '');
  const shown = new Map(pages.map((page) => [page.route?.original ?? page.path, page.uses]));
  for (const route of routeSources(site.main ?? site)) {
    const uses = shown.get(route.path) ?? composePage(site, route, { asked: ['uses'] }).facts.uses;
    note(uses, route.path);
  }
  return { all, byPage };
}

/** Gives the text that has most words in common with another, if that is at least half of them. */
export function mostAlike(text: string, texts: readonly string[]): string | undefined {
  const words = wordsOf(text);
  let best: string | undefined;
  let most = 0;
  for (const one of texts) {
    const others = wordsOf(one);
    const common = [...words].filter((word) => others.has(word)).length;
    const share = (2 * common) / (words.size + others.size);
    if (share > most) [best, most] = [one, share];
  }
  return most >= 0.5 ? best : undefined;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
