import { findCollisions, type Occupant } from '../addresses/collisions';
import { editorPages } from '../addresses/own-files';
import { isNotFound, isTooLong, pageAddress, pageFile } from '../addresses/page-address';
import { composeRedirects, type Redirect } from './compose-part';
import { editionsOf } from './editions';
import { draftPaths, pathInLanguage, routeSources } from './routes';
import type { Site } from './site';

/**
 * Gives the redirects from the addresses that untranslated pages would have in further languages to the originals. An
 * address with a page, a feed or a redirect of its own has none.
 */
export function leadsToOriginals(site: Site): Redirect[] {
  const [, ...others] = editionsOf(site);
  const published = routeSources(site).filter(
    ({ path }) => !isNotFound(path) && (site.showsDrafts || !draftPaths(site).has(path)),
  );
  const leads = others.flatMap((edition) => {
    const { language } = edition;
    const translated = new Set(routeSources(edition).map(({ original }) => original));
    return published.flatMap((route): Lead[] => {
      if (!language || translated.has(route.path)) return [];
      const path = pathInLanguage(route, language, site);
      return isTooLong(pageFile(path, site)) ? [] : [{ kind: 'redirect', path, to: route.path }];
    });
  });
  if (leads.length === 0) return [];
  const taken = new Set<Occupant>(
    findCollisions([...occupantsOf(site), ...leads], site, reservedIn(site)).map(({ later }) => later),
  );
  return leads.filter((lead) => !taken.has(lead)).map(({ path, to }) => ({ from: path, to: pageAddress(to, site) }));
}

interface Lead extends Occupant {
  to: string;
}

/** Gives everything that has an address of its own, in every language. */
function occupantsOf(site: Site): Occupant[] {
  return [
    ...editionsOf(site).flatMap((edition) =>
      routeSources(edition).map(({ path }): Occupant => ({ kind: 'page', path: `/${path.replace(/^\//, '')}` })),
    ),
    ...(site.manifest.feeds ?? []).map(({ path }): Occupant => ({ kind: 'feed', path })),
    ...composeRedirects(site).map(({ from }): Occupant => ({ kind: 'redirect', path: from })),
  ];
}

function reservedIn({ manifest }: Site): string[] {
  return manifest.site.editor ? editorPages : [];
}
