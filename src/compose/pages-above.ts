import { notFoundPath, pageAddress } from '../addresses/page-address';
import { composePart } from './compose-part';
import type { Header, LabelledLink } from './page';
import { titleOf } from './page-head';
import { draftPaths, type RouteSource, routeSources } from './routes';
import type { Site } from './site';

/** A page on the way to another. */
export interface PageAbove {
  name: string;
  path: string;
}

/** The published pages above a path, the home page first: named as in the menu, the home page else by the name of the site, others by their title. */
export function pagesAbove(path: string, site: Site): PageAbove[] {
  if (path === '/' || path === notFoundPath) return [];
  const { routes, labels } = namesOf(site);
  const parts = path.split('/').slice(1, -1);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return paths.flatMap((place) => {
    const route = routes.get(place);
    if (!route) return [];
    const label = labels.get(pageAddress(place, site));
    return [{ name: label ?? (place === '/' ? (site.values.name ?? '') : titleOf(route, site)), path: place }];
  });
}

/** The same as links, which a page draws where there is more above it than the home page. */
export function linksAbove(path: string, site: Site): LabelledLink[] {
  const above = pagesAbove(path, site);
  if (above.length < 2) return [];
  return above.map(({ name, path: place }) => ({ label: name, to: { href: pageAddress(place, site) } }));
}

interface Names {
  routes: Map<string, RouteSource>;
  /** What the menu calls pages, by their addresses. */
  labels: Map<string, string>;
}

const known = new WeakMap<Site, Names>();

function namesOf(site: Site): Names {
  let names = known.get(site);
  if (!names) {
    const drafts = draftPaths(site);
    const published = routeSources(site).filter(({ path }) => !drafts.has(path));
    const { menu } = composePart('header', site) as Partial<Header>;
    const entries = listOf(menu).flatMap(({ label, to, items }) => [{ label, to }, ...listOf(items)]);
    names = {
      routes: new Map(published.map((route) => [route.path, route])),
      // Of two entries that lead to a page, the first names it.
      labels: new Map(entries.reverse().flatMap(({ label, to }) => (to ? [[to.href, label]] : []))),
    };
    known.set(site, names);
  }
  return names;
}

/** A list as it is composed: where a field stands in its place that nothing fills in, there is none, and the check says so. */
function listOf<Item>(list: Item[] | undefined): Item[] {
  return Array.isArray(list) ? list : [];
}
