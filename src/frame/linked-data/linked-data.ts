import type { Graph } from 'schema-dts';
import { isNotFound } from '../../addresses/page-address';
import { composeBusiness } from '../../compose/compose-part';
import { composeFeeds } from '../../compose/feeds';
import type { Business, FeedItem, Page, Picture } from '../../compose/page';
import type { Site } from '../../compose/site';
import { articleOf } from './article';
import { breadcrumbsOf } from './breadcrumbs';
import { describeBusiness } from './describe-business';
import { eventsOf } from './events';
import { questionsOf } from './questions';

/** The parts of a site from which its pages are described in the terms of schema.org. */
export interface LinkedSite {
  site: Site;
  business: Business;
  logo: Picture;
  /** The items of feeds that have a page of their own, by its address. */
  articles: Map<string, FeedItem>;
}

/** Gathers the parts of a site that describe its pages; undefined where the site names no business. */
export function linkSite(site: Site, logo: Picture): LinkedSite | undefined {
  const business = composeBusiness(site);
  if (!business) return undefined;
  return { site, business, logo, articles: articlesOf(site) };
}

/** Describes a page as JSON-LD (https://www.w3.org/TR/json-ld11); undefined where there is nothing to say. */
export function linkedDataOf(linked: LinkedSite, page: Page): string | undefined {
  if (isNotFound(page.path)) return undefined;
  const things = [
    page.path === '/' ? [describeBusiness(linked)] : breadcrumbsOf(linked, page),
    articleOf(linked, page),
    questionsOf(linked, page),
    eventsOf(linked, page),
  ].flat();
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph);
}

/**
 * Gives the items of feeds that have a page of their own: no other item leads to that page, and they lead to no anchor
 * on it.
 */
function articlesOf(site: Site): LinkedSite['articles'] {
  const itemsByAddress = new Map<string, FeedItem | undefined>();
  for (const item of composeFeeds(site).flatMap(({ items }) => items)) {
    const { to } = item;
    if (to.isExternal) continue;
    const address = to.href.replace(/[?#].*$/s, '');
    itemsByAddress.set(address, itemsByAddress.has(address) || address !== to.href ? undefined : item);
  }
  return new Map([...itemsByAddress].flatMap(([address, item]) => (item ? [[address, item]] : [])));
}
