import { notFoundPath } from '../../addresses/page-address';
import { pathPointerOf } from '../../compose/routes';
import { pathOfLink } from '../../manifest/links-in';
import { type PageFacts, type SiteRule, usesOf } from '../rule';

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
        const path = pathOfLink(name);
        if (path !== page.path) linkedFrom.set(path, page.path);
      }
    }
    const pages = facts.pages.filter(({ path }) => path !== notFoundPath);
    const lost = pages.filter(({ path, route }) => path !== '/' && !route?.draft && !linkedFrom.has(path));
    const made = countByRoute(pages);
    const lostOf = countByRoute(lost);
    for (const { path, route } of lost) {
      if (!route) continue;
      const { pointer, scope } = route;
      if (scope && lostOf.get(pointer) === made.get(pointer)) {
        const message = `Nothing links to "${path}", nor to any other page that is made of an entry of "${scope.collection}". Link to them with a list that takes the same entries.`;
        report(`${pointer}/path`, message, { cause: pointer });
      } else {
        const message = `Nothing links to the page "${path}". Link to it from the menu, the footer or another page.`;
        report(pathPointerOf(route), message, { mendedAt: '/header' });
      }
    }
  },
};

/** Tells how many of some pages each route makes, by its pointer. */
function countByRoute(pages: PageFacts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { route } of pages) if (route) counts.set(route.pointer, (counts.get(route.pointer) ?? 0) + 1);
  return counts;
}
