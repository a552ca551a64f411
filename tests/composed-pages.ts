import { type ComposedPage, composePage, type PageAt } from '../src/compose/compose-page';
import { editionsOf } from '../src/compose/editions';
import { routeSources } from '../src/compose/routes';
import type { Site } from '../src/compose/site';

/** Composes every page of a site that is published: all but drafts. */
export function composePages(site: Site): ComposedPage[] {
  return routeSources(site).flatMap((route) => (route.draft ? [] : composePage(site, route)));
}

/** Hands on the pages of a site, in each of its languages, as a check does that finds no error. */
export function* asChecked(site: Site): Generator<PageAt, { site: Site }> {
  for (const edition of editionsOf(site)) for (const page of composePages(edition)) yield { ...page, site: edition };
  return { site };
}
