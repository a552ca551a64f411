import { type ComposedPage, composePage } from '../src/compose/compose-page';
import { routeSources } from '../src/compose/routes';
import type { Site } from '../src/compose/site';

/** Composes every page of a site that is published: all but drafts. */
export function composePages(site: Site): ComposedPage[] {
  return routeSources(site).flatMap((route) => (route.draft ? [] : composePage(site, route)));
}
