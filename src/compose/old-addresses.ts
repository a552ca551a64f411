import { findCollisions, type Occupant } from '../addresses/collisions';
import { editorPages } from '../addresses/own-files';
import { isNotFound, isTooLong, pageAddress, pageFile } from '../addresses/page-address';
import { pathOfLink } from '../manifest/links-in';
import { finishingOf } from './compose-part';
import { allEditionsOf, editionOfAddress, editionsOf, pathIn } from './editions';
import { type NotedFacts, startFacts } from './facts';
import { finish } from './kinds';
import type { Link } from './page';
import { draftPaths, pathInLanguage, routeSources } from './routes';
import type { Site } from './site';

/** An old address of the site, and the address to which a browser goes from it. */
export interface Redirect {
  from: string;
  to: string;
  /** Whether a page may stand at the old address, so that no browser may remember where it leads today. */
  isForNow?: true;
}

/**
 * Gives all old addresses of a site, none of which is that of a page or a feed:
 *
 * - those that are written under `redirects`;
 * - the same behind the prefix of each further language, and behind its former prefixes;
 * - those of pages that a language lacks, which lead to the original for now.
 */
export function oldAddresses(site: Site): readonly Redirect[] {
  const main = site.main ?? site;
  let found = known.get(main);
  if (!found) {
    found = findOldAddresses(main);
    known.set(main, found);
  }
  return found;
}

const known = new WeakMap<Site, readonly Redirect[]>();

/**
 * Composes the old addresses that are written, but for those of a page that nobody sees for now. As in all links, the
 * path of a page stands for the page in the language of the old address, where it is there.
 */
export function composeRedirects(site: Site, facts: NotedFacts = startFacts()): Redirect[] {
  const { redirects = [] } = site.manifest;
  const hidden = site.showsDrafts ? new Set<string>() : draftPaths(site);
  return redirects.flatMap(({ from, to }, index): Redirect[] => {
    const lead = (into: Site, noted: NotedFacts): Link =>
      finish(to, { kind: 'link' }, finishingOf(into, noted), `/redirects/${index}/to`) as Link;
    const { href } = lead(site, facts);
    if (hidden.has(pathOfLink(to))) return [];
    const edition = site.main ? undefined : editionOfAddress(from, site);
    if (!edition) return [{ from, to: href }];
    return [isShown(edition) ? { from, to: lead(edition, startFacts()).href } : { from, to: href, isForNow: true }];
  });
}

function isShown({ showsDrafts, language }: Site): boolean {
  return showsDrafts || !language?.isDraft;
}

function findOldAddresses(site: Site): readonly Redirect[] {
  const written = composeRedirects(site);
  const [, ...others] = allEditionsOf(site);
  if (others.length === 0) return written;
  const pages = editionsOf(site).flatMap((edition) =>
    routeSources(edition).map(({ path }): Occupant => ({ kind: 'page', path: `/${path.replace(/^\//, '')}` })),
  );
  const feeds = (site.manifest.feeds ?? []).map(({ path }): Occupant => ({ kind: 'feed', path }));
  const leads = [...written, ...others.flatMap((edition) => redirectsIn(edition, site, written))].map(
    (redirect): Lead => ({ kind: 'redirect', path: redirect.from, redirect }),
  );
  const collisions = findCollisions([...pages, ...feeds, ...leads], site, site.manifest.site.editor ? editorPages : []);
  const taken = new Set<Occupant>(collisions.map(({ later }) => later));
  const isTooLongFor = ({ path }: Lead): boolean => isTooLong(pageFile(path, site));
  return leads.filter((lead) => !taken.has(lead) && !isTooLongFor(lead)).map(({ redirect }) => redirect);
}

interface Lead extends Occupant {
  redirect: Redirect;
}

/** Gives the old addresses in a further language, with its prefix and with each former one. */
function redirectsIn(edition: Site, main: Site, written: readonly Redirect[]): Redirect[] {
  const { language } = edition;
  if (!language) return [];
  const { prefix, formerly } = language;
  const prefixes = isShown(edition) ? [prefix, ...formerly.filter((one) => one !== prefix)] : formerly;
  const ends = prefixes.length === 0 ? [] : endsIn(edition, main, written);
  return prefixes.flatMap((start) =>
    ends.flatMap(({ end, isOfPage, ...lead }): Redirect[] => {
      // A page that is there stands at that address itself.
      if (isOfPage && isShown(edition) && start === prefix) return [];
      return [{ ...lead, from: `${start}${end === '/' ? '' : end}` }];
    }),
  );
}

/** The part of an old address behind the prefix of a language, and where the address leads. */
interface End extends Omit<Redirect, 'from'> {
  end: string;
  /** Whether a page in the language stands at the prefix with this end. */
  isOfPage?: true;
}

/** Gives the ends of the old addresses in a language, for its pages, those it lacks, `redirects` and feeds. */
function endsIn(edition: Site, main: Site, written: readonly Redirect[]): End[] {
  const { language } = edition;
  if (!language) return [];
  const shown = isShown(edition);
  const forNow = !shown && { isForNow: true as const };
  const ofLanguage = written.flatMap(({ from, to }): End[] => {
    const beginning = [language.prefix, ...language.formerly].find((one) => `${from}/`.startsWith(`${one}/`));
    return beginning === undefined || editionOfAddress(from, main) !== edition
      ? []
      : [{ end: from.slice(beginning.length), to, ...forNow }];
  });
  const ofPages = routeSources(main).flatMap((route): End[] => {
    const { path: original } = route;
    if (isNotFound(original) || (!main.showsDrafts && draftPaths(main).has(original))) return [];
    const own = shown ? pathIn(edition, original) : undefined;
    const end = pathInLanguage(route, language, edition).slice(language.prefix.length) || '/';
    return [
      own === undefined
        ? { end, to: pageAddress(original, main), isForNow: true }
        : { end, to: pageAddress(own, main), isOfPage: true },
    ];
  });
  const ofMain = (main.manifest.redirects ?? []).flatMap(({ from, to }): End[] => {
    // What is written for one language is for that alone.
    if (editionOfAddress(from, main) || (!main.showsDrafts && draftPaths(main).has(pathOfLink(to)))) return [];
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const own = pathIn(shown ? edition : main, path === '/' ? path : path.replace(/\/$/, ''));
    return own === undefined ? [] : [{ end: from, to: pageAddress(own + rest, main), ...forNow }];
  });
  const ofFeeds = (main.manifest.feeds ?? []).map(
    ({ path }): End => ({
      end: path,
      to: main.base + `${shown ? language.prefix : ''}${path}`.slice(1),
      ...(shown ? { isOfPage: true } : forNow),
    }),
  );
  return [...ofLanguage, ...ofPages, ...ofMain, ...ofFeeds];
}
