import { type ComposedPage, composePage, type PageAt } from '../src/compose/compose-page';
import { routeSources } from '../src/compose/routes';
import type { Site } from '../src/compose/site';

/** Composes every page of a site that is published: all but drafts. */
export function composePages(site: Site): ComposedPage[] {
  return routeSources(site).flatMap((route) => (route.draft ? [] : composePage(site, route)));
}

/** Hands on pages of a site as a check does that finds no error. */
export function* asChecked(site: Site, pages: ComposedPage[]): Generator<PageAt, { site: Site }> {
  for (const page of pages) yield { ...page, site };
  return { site };
}
