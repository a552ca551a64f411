import { isNotFound, pageAddress } from '../addresses/page-address';
import { rememberEach } from '../manifest/memo';
import { composePart } from './compose-part';
import { homeOf } from './editions';
import type { Header, LabelledLink } from './page';
import { titleOf } from './page-head';
import { draftPaths, type RouteSource, routeSources } from './routes';
import type { Site } from './site';

/** A page on the way from the home page to another. */
export interface PageAbove {
  name: string;
  path: string;
}

/**
 * Gives the published pages above a path, the home page first. Each is called as in the menu, else by its title; the
 * home page, else by the name of the site.
 */
export function pagesAbove(path: string, site: Site): PageAbove[] {
  const home = homeOf(site);
  return routesAbove(path, site).map((route) => {
    const label = namesOf(site).labels.get(pageAddress(route.path, site));
    const name = label ?? (route.path === home ? (site.values.name ?? '') : titleOf(route, site));
    return { name, path: route.path };
  });
}

/** Gives links to the pages above a path; none where only the home page is above. */
export function linksAbove(path: string, site: Site): LabelledLink[] {
  if (routesAbove(path, site).length < 2) return [];
  return pagesAbove(path, site).map(({ name, path: place }) => ({
    label: name,
    to: { href: pageAddress(place, site) },
  }));
}

/** Gives the routes of the published pages above a path. Frames ask this of every page, most of which have none. */
function routesAbove(path: string, site: Site): RouteSource[] {
  const home = homeOf(site);
  if (path === home || isNotFound(path)) return [];
  const places = [home];
  const start = (site.language?.prefix ?? '').length + 1;
  for (let end = path.indexOf('/', start); end > 0; end = path.indexOf('/', end + 1)) places.push(path.slice(0, end));
  const { routes } = namesOf(site);
  return places.flatMap((place) => routes.get(place) ?? []);
}

interface Names {
  routes: Map<string, RouteSource>;
  /** The labels of pages in the menu, by their addresses. */
  labels: Map<string, string>;
}

const namesOf = rememberEach((site: Site): Names => {
  const drafts = draftPaths(site);
  const published = routeSources(site).filter(({ path }) => !drafts.has(path));
  const { menu } = composePart('header', site) as Partial<Header>;
  const entries = listOf(menu).flatMap(({ label, to, items }) => [{ label, to }, ...listOf(items)]);
  return {
    routes: new Map(published.map((route) => [route.path, route])),
    // Of two entries that lead to a page, the first names it.
    labels: new Map(entries.reverse().flatMap(({ label, to }) => (to ? [[to.href, label]] : []))),
  };
});

/** Gives a composed list; an empty one where its place has a field that nothing fills in, which the check reports. */
function listOf<Item>(list: Item[] | undefined): Item[] {
  return Array.isArray(list) ? list : [];
}
