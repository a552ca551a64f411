import { findAlike, textsOf } from '../../checks/translations';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import { allEditionsOf } from '../../compose/editions';
import { routeSources } from '../../compose/routes';
import type { Site } from '../../compose/site';
import type { WrittenLanguage } from '../../manifest/languages';

import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { type OwnWord, ownWordsIn } from './own-words';

/**
 * A text of a site that can be translated, with its rank on the pages that show it, by their paths; an empty one is around
 * all.
 */
export interface SiteText {
  text: string;
  pages: ReadonlyMap<string, number>;
}

/**
 * Gives the texts of a site that can be translated into one of its languages, in the order in which they show; undefined
 * while the site cannot be read that far.
 */
export function textsOfSite(tag: string, ...asked: Parameters<typeof siteOf>): SiteText[] | undefined {
  try {
    return textsIn(siteOf(...asked), tag);
  } catch {
    return undefined;
  }
}

/** Gives the translatable texts of the page at a path, and of the parts around it. */
export function textsOfPage(path: string, tag: string, ...asked: Parameters<typeof siteOf>): ReadonlySet<string> {
  try {
    const site = siteOf(...asked);
    const [route, edition] = [routeSources(site).find((one) => one.path === path), editionIn(tag, site)];
    if (!route || !edition) return new Set();
    const uses = [composePage(edition, route, { asked: ['uses'] }), composeShell(edition, ['uses'])];
    return new Set(uses.flatMap(({ facts }) => facts.texts ?? []));
  } catch {
    return new Set();
  }
}

/** Gives the number of the pages that a site has in a language. */
export function countPages(tag: string, ...asked: Parameters<typeof siteOf>): number {
  try {
    const edition = editionIn(tag, siteOf(...asked));
    return edition ? routeSources(edition).length : 0;
  } catch {
    return 0;
  }
}

function editionIn(tag: string, site: Site): Site | undefined {
  return allEditionsOf(site).find(({ language }) => language?.tag === tag);
}

function textsIn(site: Site, tag: string): SiteText[] {
  const edition = editionIn(tag, site);
  if (!edition) return [];
  const { facts } = composeShell(edition, ['uses']);
  const { all, byPage } = textsOf({ site: edition, pages: [], shell: facts });
  const pages = new Map([...all].map((text) => [text, new Map<string, number>()]));
  for (const [page, texts] of byPage)
    for (const [rank, text] of [...new Set(texts)].entries()) pages.get(text)?.set(page, rank);
  return [...pages].map(([text, ranks]) => ({ text, pages: ranks }));
}

/** A text, what a language says of it, and how far that is. */
export interface TranslationRow extends SiteText {
  says: string;
  state: 'translated' | 'missing' | 'outdated';
  /** Where the translation is written, or would be. */
  place: Pointer;
  /** For one that is out of date: the text of the site that is probably meant by now. */
  meant?: string;
  /** What the site itself says, where it is no text that somebody has written. */
  own?: OwnWord;
}

/** The page to which the site's own words count: they are said on many. */
export const ownWordsPage = 'own words';

/** Gives the site's own words with what a language says for each; what the engine says in it counts as translated. */
export function ownWordRows(language: WrittenLanguage, root: JsonObject): TranslationRow[] {
  return ownWordsIn(root, language).map((own, rank): TranslationRow => {
    const says = own.says || own.usual;
    const pages = new Map([[ownWordsPage, rank]]);
    return { text: own.original, says, state: says === '' ? 'missing' : 'translated', place: own.place, pages, own };
  });
}

/** Gives all that a language says or does not say yet, what is out of date first. */
export function translationRows(language: WrittenLanguage, texts: readonly SiteText[]): TranslationRow[] {
  const knownTexts = new Set(texts.map(({ text }) => text));
  const rows = texts.map((one): TranslationRow => {
    const says = saidOf(one.text, language);
    return { ...one, says, state: says === '' ? 'missing' : 'translated', place: placeOf(one.text, language.tag) };
  });
  const alike = findAlike(rows.flatMap(({ state, text }) => (state === 'missing' ? [text] : [])));
  const outdated = Object.keys(language.texts).flatMap((text): TranslationRow[] => {
    if (knownTexts.has(text)) return [];
    const alikeText = alike(text);
    const place = placeOf(text, language.tag);
    return [
      {
        text,
        pages: new Map(),
        says: saidOf(text, language),
        state: 'outdated',
        place,
        ...(alikeText !== undefined && { meant: alikeText }),
      },
    ];
  });
  return [...outdated, ...rows];
}

/** Gives the place of the translation of a text. */
export function placeOf(text: string, tag: string): Pointer {
  return memberPointer(`${memberPointer('/languages', tag)}/texts`, text);
}

/** Gives the translation of a text; an empty one where there is none. */
export function saidOf(text: string, { texts }: WrittenLanguage): string {
  const says = Object.hasOwn(texts, text) ? texts[text] : undefined;
  return typeof says === 'string' ? says : '';
}
