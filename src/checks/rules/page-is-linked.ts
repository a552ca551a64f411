import { type SiteRule, usesOf } from '../rule';
import { linkedPath } from './link-target-exists';

export const pageIsLinked: SiteRule = {
  id: 'page-is-linked',
  what: 'Some page, the header or the footer links to every page.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'A page that nothing leads to is found by nobody.',
  wrong: 'a page "/offers" without a link to it',
  right: '{ "label": "Offers", "to": "/offers" } in the menu',
  check({ facts, report }) {
    const linkedFrom = new Map<string, string>();
    for (const page of [facts.shell, ...facts.pages]) {
      for (const { name } of usesOf(page, 'link')) {
        const path = linkedPath(name);
        if (path !== page.path) linkedFrom.set(path, page.path);
      }
    }
    for (const [index, { path, draft }] of facts.site.manifest.routes.entries()) {
      if (path === '/' || draft || linkedFrom.has(path)) continue;
      report(
        `/routes/${index}/path`,
        `Nothing links to the page "${path}". Link to it from the menu, the footer or another page.`,
      );
    }
  },
};
