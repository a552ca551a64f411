import type { Article } from 'schema-dts';
import { pageAddress } from '../../addresses/page-address';
import type { Page } from '../../compose/page';
import { pageUrl } from '../page-url';
import { businessId } from './describe-business';
import type { LinkedSite } from './linked-data';

/** Describes a page as an article, by the item of a feed that leads to it; empty where none does. */
export function articleOf({ site, articles }: LinkedSite, { path, description }: Page): Article[] {
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
