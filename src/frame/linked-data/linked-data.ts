import type { Article, BreadcrumbList, FAQPage, Graph, Question } from 'schema-dts';
import { isNotFound, pageAddress } from '../../addresses/page-address';
import { composeBusiness } from '../../compose/compose-part';
import { composeFeeds } from '../../compose/feeds';
import type { Business, FeedItem, Page, Picture } from '../../compose/page';
import { pagesAbove } from '../../compose/pages-above';
import { plainCopy } from '../../compose/parse-copy';
import type { Site } from '../../compose/site';
import { copyHtml } from '../copy-html';
import { pageUrl } from '../page-url';
import { businessId, describeBusiness } from './describe-business';
import { eventsOf } from './events';

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

/** Describes the way from the home page to a page, over the pages above it. */
function breadcrumbsOf({ site }: LinkedSite, { path, title }: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...pagesAbove(path, site), { name: title, path }].map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stop.name,
      item: pageUrl(site, stop.path),
    })),
  };
}

/** Describes a page as an article, by the item of a feed that leads to it; empty where none does. */
function articleOf({ site, articles }: LinkedSite, { path, description }: Page): Article[] {
  const { title, date } = articles.get(pageAddress(path, site)) ?? {};
  if (title === undefined || date === undefined) return [];
  const business = { '@id': businessId(pageUrl(site, '/')) };
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      mainEntityOfPage: pageUrl(site, path),
      author: business,
      publisher: business,
    },
  ];
}

/**
 * Describes the questions of all blocks of a page with their answers, as HTML where these have lists or headings; empty
 * where it has none.
 */
function questionsOf({ site }: LinkedSite, { blocks }: Page): FAQPage[] {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: copyHtml(site, answer) ?? plainCopy(answer) },
    }),
  );
  return [{ '@type': 'FAQPage', mainEntity }];
}
