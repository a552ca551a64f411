import type { Pointer } from '../../manifest/pointer';
import type { SiteRule } from '../rule';

/** A redirect leads from an address that is no page, once. */
export const redirectIsNeeded: SiteRule = {
  id: 'redirect-is-needed',
  severity: 'error',
  scope: 'site',
  why: 'A page at that address could never be seen, and of two redirects only one can count.',
  wrong: '{ "from": "/contact", "to": "/visit-us" } beside a page "/contact"',
  right: '{ "from": "/old-contact", "to": "/contact" }',
  check({ facts, report }) {
    const seen = new Map<string, Pointer>();
    const routes = facts.site.manifest.routes.map((route) => route.path);
    for (const [index, { from }] of (facts.site.manifest.redirects ?? []).entries()) {
      const path = from.length > 1 ? from.replace(/\/$/, '') : from;
      const pointer = `/redirects/${index}/from`;
      const page = routes.indexOf(path);
      const isPage = page >= 0;
      const message = isPage
        ? `"${from}" is a page, so nothing can lead away from it. Remove the redirect or the page.`
        : `Another redirect already leads away from "${from}". Remove one of them.`;
      const earlier = isPage ? `/routes/${page}/path` : seen.get(path);
      if (earlier === undefined) seen.set(path, pointer);
      else for (const place of [pointer, earlier]) report(place, message, { cause: path });
    }
  },
};
