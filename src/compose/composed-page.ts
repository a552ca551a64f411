import { notFoundPath } from '../addresses/page-address';
import { composePage } from './compose-page';
import type { Observer } from './observer';
import type { Page } from './page';
import type { Directive } from './registry';
import { type RouteSource, routeSources } from './routes';
import type { Site } from './site';

/** Addresses elsewhere on the web that pages have to do with, by the directive of the security policy that names them. */
export type Reached = Map<Directive, Set<string>>;

/** A page, the files that its blocks show, within the base, and what they have from elsewhere. */
export interface ComposedPage {
  page: Page;
  assets: string[];
  reached: Reached;
}

/** Composes a route, and keeps what it shows and reaches. */
export function composeRoute(site: Site, route: RouteSource, observer?: Observer): ComposedPage {
  const assets: string[] = [];
  const reached: Reached = new Map();
  const page = composePage(site, route, {
    ...observer,
    asset: (path) => assets.push(path),
    reach: collectIn(reached),
  });
  return { page, assets, reached };
}

/** Composes every page of a site that is published: all but drafts. */
export function composePages(site: Site): ComposedPage[] {
  return routeSources(site).flatMap((route) => (route.draft ? [] : composeRoute(site, route)));
}

/** Composes the page at a path of a site, or that for unknown addresses where there is none. */
export function composeOnePage(site: Site, path: string): ComposedPage {
  const routes = routeSources(site);
  const route = routes.find((one) => one.path === path) ?? routes.find((one) => one.path === notFoundPath);
  if (!route) throw new Error('A site without a page for unknown addresses passed the check.');
  return composeRoute(site, route);
}

/** Adds every address that is told to those that are known. */
export function collectIn(reached: Reached): (directive: Directive, address: string) => void {
  return (directive, address) => {
    const known = reached.get(directive) ?? new Set();
    reached.set(directive, known.add(address));
  };
}
