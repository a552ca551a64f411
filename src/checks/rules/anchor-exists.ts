import { pathOfLink } from '../../manifest/links-in';
import { isFullyKnown, isUnfilled, type PageRule, runInLink, type SiteFacts, usesOf } from '../rule';
import { meantBy, suggestion } from '../spelling';

export const anchorExists: PageRule = {
  id: 'anchor-exists',
  what: 'A link to a place on a page must lead to an anchor that stands there.',
  severity: 'error',
  scope: 'page',
  why: 'Such a link opens the page at its top, and the visitor has to look for what was promised.',
  wrong: '"to": "/contact#ours"',
  right: '"to": "/contact#hours"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'link')) {
      const { name, pointer } = use;
      // Of a link to a place on the same page, the start is empty.
      const [, start = '', anchor] = /^(\/[^#]*)?#(.*)$/s.exec(name) ?? [];
      if (!anchor || isUnfilled(page, use, facts)) continue;
      if (start === '' && page === facts.shell) {
        const without = facts.pages.find(
          (one) => isFullyKnown(one, facts) && !facts.anchors.get(one.path)?.has(anchor),
        );
        if (without) report(pointer, placeNotOnAll(anchor, without.path, facts), { run: use.run, cause: `#${anchor}` });
        continue;
      }
      const path = start === '' ? page.path : pathOfLink(start);
      const anchors = facts.anchors.get(path);
      if (!anchors || anchors.has(anchor)) continue;
      if (!facts.pages.every((target) => target.path !== path || isFullyKnown(target, facts))) continue;
      const hidden = hiddenPlace(anchor, path, facts);
      report(pointer, hidden ?? missingPlace(anchor, path, anchors), {
        run: runInLink(use, name.length - anchor.length, name.length) ?? use.run,
        cause: `${path}#${anchor}`,
        ...(hidden === undefined && meantBy(anchor, anchors)),
      });
    }
  },
};

function missingPlace(anchor: string, path: string, anchors: Set<string>): string {
  const hint = suggestion(anchor, [...anchors], 'Give a block there this name, as its "anchor".');
  return `The page "${path}" has no place named "${anchor}". ${hint}`;
}

/** Words the message about an anchor in the header or footer, which must be on every page. */
function placeNotOnAll(anchor: string, path: string, { pages, anchors }: SiteFacts): string {
  const having = pages.find((one) => anchors.get(one.path)?.has(anchor));
  const remedy = having ? `Write the page before it: "${having.path}#${anchor}".` : 'Lead to a page that there is.';
  return `This stands on every page, and "${path}" has no place named "${anchor}". ${remedy}`;
}

/** Words the message about an anchor whose block shows nothing. */
function hiddenPlace(anchor: string, path: string, { pages }: SiteFacts): string | undefined {
  const page = pages.find((one) => one.path === path);
  const isHidden = page && usesOf(page, 'anchor').some((use) => use.isHidden && use.name === anchor);
  if (!isHidden) return undefined;
  return `The block "${anchor}" on the page "${path}" shows nothing, because its list is empty. Give it the words "empty" for that, or lead elsewhere.`;
}
