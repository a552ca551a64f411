import { withoutSlash } from '../addresses/page-address';
import { allEditionsOf } from './editions';
import { oldAddresses } from './old-addresses';
import { type RouteSource, routeSources } from './routes';
import type { Site } from './site';

/**
 * Gives the pages in further languages by the paths there that visitors may know: those of published languages, and
 * those with former beginnings. Each is as it is in the main language.
 */
export function translatedPages(site: Site): ReadonlyMap<string, RouteSource> {
  const pages = new Map<string, RouteSource>();
  for (const edition of allEditionsOf(site)) {
    const { language } = edition;
    if (!language) continue;
    const { prefix, formerly, isDraft } = language;
    for (const beginning of isDraft ? formerly : [...formerly, prefix])
      for (const route of routeSources(edition))
        if (!route.draft) pages.set(beginning + route.path.slice(prefix.length), route);
  }
  return pages;
}

/** Gives the pages in further languages, by their paths there, that are at no address once a site has become another. */
export function lostAddresses(before: Site, after: Site): ReadonlyMap<string, RouteSource> {
  const lost = new Map(translatedPages(before));
  for (const edition of allEditionsOf(after)) for (const { path } of routeSources(edition)) lost.delete(path);
  if (lost.size > 0) for (const { from } of oldAddresses(after)) lost.delete(withoutSlash(from));
  return lost;
}
