import { isNotFound, pageAddress } from '../addresses/page-address';
import { pathOfLink } from '../manifest/links-in';
import { editionOfAddress, isShown, pathIn } from './editions';
import { isHidden, pathInLanguage, routeSources } from './routes';
import type { Site } from './site';

/** An old address of the site, and the address to which a browser goes from it. */
export interface Redirect {
  from: string;
  to: string;
  /** Whether a page may stand at the old address, so that no browser may remember where it leads today. */
  isForNow?: true;
}

/** The part of an old address behind the prefix of a language, `/fees` of `/sw/fees`, and where the address leads. */
interface Tail extends Omit<Redirect, 'from'> {
  tail: string;
  /** Whether a page or a feed of the language stands at its prefix with this tail. */
  isOccupied?: true;
}

/** The edition of a site in a further language. */
type FurtherEdition = Site & Required<Pick<Site, 'language' | 'main'>>;

/**
 * Gives the old addresses in a further language, with its prefix and with each former one: of `written` redirects, of
 * pages and feeds. Once the prefix of Swahili is `/sw` and no more `/ki`, `/ki/ada` leads to `/sw/ada`, and `/sw/fees`
 * to `/fees` as long as that page is not translated.
 */
export function redirectsIn(site: Site, written: readonly Redirect[]): Redirect[] {
  if (!site.language || !site.main) return [];
  const edition = site as FurtherEdition;
  const { prefix, formerly } = edition.language;
  const prefixes = isShown(edition) ? [prefix, ...formerly.filter((one) => one !== prefix)] : formerly;
  if (prefixes.length === 0) return [];
  const tails = [
    ...tailsOfItsRedirects(edition, written),
    ...tailsOfPages(edition),
    ...tailsOfMainRedirects(edition),
    ...tailsOfFeeds(edition),
  ];
  return prefixes.flatMap((start) =>
    tails
      .filter(({ isOccupied }) => !isOccupied || start !== prefix)
      .map(({ tail, isOccupied, ...target }) => ({ ...target, from: `${start}${tail === '/' ? '' : tail}` })),
  );
}

/** Gives the tails of the redirects that are written for the language alone: their addresses begin with its prefix. */
function tailsOfItsRedirects(edition: FurtherEdition, written: readonly Redirect[]): Tail[] {
  const { language, main } = edition;
  return written.flatMap(({ from, to }): Tail[] => {
    const start = [language.prefix, ...language.formerly].find((one) => `${from}/`.startsWith(`${one}/`));
    if (start === undefined || editionOfAddress(from, main) !== edition) return [];
    return [{ tail: from.slice(start.length), to, ...forNow(edition) }];
  });
}

/** Gives the tails of all pages: one that the language has leads to itself, one that it lacks to the original. */
function tailsOfPages(edition: FurtherEdition): Tail[] {
  const { language, main } = edition;
  return routeSources(main).flatMap((route): Tail[] => {
    const { path: original } = route;
    if (isNotFound(original) || isHidden(original, main)) return [];
    const tail = pathInLanguage(route, language, edition).slice(language.prefix.length) || '/';
    const translated = isShown(edition) ? pathIn(edition, original) : undefined;
    return translated === undefined
      ? [{ tail, to: pageAddress(original, main), isForNow: true }]
      : [{ tail, to: pageAddress(translated, main), isOccupied: true }];
  });
}

/** Gives the tails of the redirects of the main language, which lead to the same page in this one. */
function tailsOfMainRedirects(edition: FurtherEdition): Tail[] {
  const { main } = edition;
  return (main.manifest.redirects ?? []).flatMap(({ from, to }): Tail[] => {
    // What is written for one language is for that alone.
    if (editionOfAddress(from, main) || isHidden(pathOfLink(to), main)) return [];
    const path = pathIn(isShown(edition) ? edition : main, pathOfLink(to));
    const [queryAndHash = ''] = /[?#].*$/s.exec(to) ?? [];
    return path === undefined ? [] : [{ tail: from, to: pageAddress(path + queryAndHash, main), ...forNow(edition) }];
  });
}

function tailsOfFeeds(edition: FurtherEdition): Tail[] {
  const { main, language } = edition;
  return (main.manifest.feeds ?? []).map(({ path }) =>
    isShown(edition)
      ? { tail: path, to: main.base + `${language.prefix}${path}`.slice(1), isOccupied: true }
      : { tail: path, to: main.base + path.slice(1), isForNow: true },
  );
}

function forNow(edition: Site): { isForNow?: true } {
  return isShown(edition) ? {} : { isForNow: true };
}
