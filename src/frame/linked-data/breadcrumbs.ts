import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '../../compose/page';
import { pagesAbove } from '../../compose/pages-above';
import { pageUrl } from '../page-url';
import type { LinkedSite } from './linked-data';

/** Describes the way from the home page to a page, over the pages above it. */
export function breadcrumbsOf({ site }: LinkedSite, { path, title }: Page): BreadcrumbList {
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
