import { findCollisions, type Occupant } from '../addresses/collisions';
import { editorPages } from '../addresses/own-files';
import { isTooLong, pageFile } from '../addresses/page-address';
import { pathOfLink } from '../manifest/links-in';
import { rememberEach } from '../manifest/memo';
import { finishingOf } from './compose-part';
import { allEditionsOf, editionOfAddress, editionsOf, isShown } from './editions';
import { type NotedFacts, startFacts } from './facts';
import { finish } from './kinds';
import type { Link } from './page';
import { type Redirect, redirectsIn } from './redirects-in';
import { isHidden, routeSources } from './routes';
import type { Site } from './site';

/**
 * Gives all old addresses of a site, none of which is that of a page or a feed:
 *
 * - those that are written under `redirects`;
 * - the same behind the prefix of each further language, and behind its former prefixes;
 * - those of pages that a language lacks, which lead to the original for now.
 */
export function oldAddresses(site: Site): readonly Redirect[] {
  return addressesByMain(site.main ?? site);
}

/**
 * Composes the old addresses that are written under `redirects`, but for those that lead to a hidden page. As in all
 * links, the path of a page stands for the page in the language of the old address, where it is there.
 */
export function composeRedirects(site: Site, facts: NotedFacts = startFacts()): Redirect[] {
  const { redirects = [] } = site.manifest;
  return redirects.flatMap(({ from, to }, index): Redirect[] => {
    const addressIn = (edition: Site, noted: NotedFacts): string => {
      const link = finish(to, { kind: 'link' }, finishingOf(edition, noted), `/redirects/${index}/to`) as Link;
      return link.href;
    };
    const address = addressIn(site, facts);
    if (isHidden(pathOfLink(to), site)) return [];
    const edition = site.main ? undefined : editionOfAddress(from, site);
    if (!edition) return [{ from, to: address }];
    return [isShown(edition) ? { from, to: addressIn(edition, startFacts()) } : { from, to: address, isForNow: true }];
  });
}

const addressesByMain = rememberEach((site: Site): readonly Redirect[] => {
  const written = composeRedirects(site);
  const [, ...others] = allEditionsOf(site);
  if (others.length === 0) return written;
  const redirects = [...written, ...others.flatMap((edition) => redirectsIn(edition, written))];
  // Where everything is translated, no page has to be looked at.
  if (redirects.length === 0) return redirects;
  const pages = editionsOf(site).flatMap((edition) =>
    routeSources(edition).map(({ path }): Occupant => ({ kind: 'page', path: `/${path.replace(/^\//, '')}` })),
  );
  const feeds = (site.manifest.feeds ?? []).map(({ path }): Occupant => ({ kind: 'feed', path }));
  // Each comes after what is there already, which keeps its address.
  const candidates = redirects.map((redirect) => ({ kind: 'redirect' as const, path: redirect.from, redirect }));
  const reserved = site.manifest.site.editor ? editorPages : [];
  const collisions = findCollisions<Occupant>([...pages, ...feeds, ...candidates], site, reserved);
  const colliding = new Set(collisions.map(({ later }) => later));
  return candidates
    .filter((candidate) => !colliding.has(candidate) && !isTooLong(pageFile(candidate.path, site)))
    .map(({ redirect }) => redirect);
});
