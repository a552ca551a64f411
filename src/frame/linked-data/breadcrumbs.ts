import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '../../compose/page';
import { pageUrl } from '../page-url';
import type { LinkedSite } from './linked-data';

/** The way from the home page to a page, over the pages that stand above it. */
export function breadcrumbsOf({ site, titles }: LinkedSite, { path }: Page): BreadcrumbList {
  const parts = path.split('/').slice(1);
  const above = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const stops = above.flatMap((place) => {
    const name = titles.get(place);
    return name === undefined ? [] : [{ name, item: pageUrl(site, place) }];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map((stop, index) => ({ '@type': 'ListItem', position: index + 1, ...stop })),
  };
}
