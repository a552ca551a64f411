import { draftPaths, routeSources } from '../../compose/routes';
import type { Site } from '../../compose/site';
import { pathOfLink } from '../../manifest/links-in';
import { namedDrafts } from '../named-drafts';
import { type PageRule, runInLink, usesOf } from '../rule';

export const draftIsNotLinked: PageRule = {
  id: 'draft-is-not-linked',
  what: 'No published page links to a draft, but for its menu and the links of its footer, which leave it out; and no published entry names one.',
  severity: 'error',
  scope: 'page',
  ofPublishing: true,
  why: 'A draft is not published, so who follows the link sees the page for unknown addresses. While you edit with npm start, drafts are pages like all others.',
  wrong: '"to": "/offers" on the home page, and "draft": true on the page "/offers"',
  right: 'the page "/offers" without "draft", or no link to it but in the menu',
  check({ page, facts, report }) {
    const drafts = draftPaths(facts.site);
    const named = namedDrafts(facts.site);
    for (const { pointer, slug, collection } of page === facts.shell ? named : []) {
      const message = `"${slug}" of "${collection}" is a draft and is not published, and this entry names it. Remove "draft" from it, or make this entry a draft, too.`;
      report(pointer, message, { isWritten: true });
    }
    if (drafts.has(page.path)) {
      if (page.path === '/') report('/draft', homeMessage);
      return;
    }
    if (drafts.size === 0) return;
    for (const use of usesOf(page, 'link')) {
      const path = pathOfLink(use.name);
      if (inMenu.test(use.pointer)) continue;
      // What a list makes of an entry that names a draft follows from that.
      if (!drafts.has(path) || named.some((one) => one.path === path)) continue;
      report(use.pointer, messageOf(path, facts.site), { run: runInLink(use, 0, path.length) ?? use.run, cause: path });
    }
  },
};

/** The places of links that are left out while they lead to a draft. */
const inMenu = /^\/(header\/menu|footer\/groups)\/.*\/to$/;

function messageOf(path: string, site: Site): string {
  const { entry } = routeSources(site).find((route) => route.path === path)?.scope ?? {};
  if (entry?.sample === true && entry.draft !== true) {
    return `The page "${path}" is that of a sample, which is not published beside entries of your own, so this leads nowhere. Remove "sample" from its entry, or this link.`;
  }
  return `The page "${path}" is a draft and is not published, so this leads nowhere. Remove "draft" from ${entry?.draft === true ? 'its entry' : 'the page'}, or this link.`;
}

const homeMessage =
  'The home page cannot be a draft: nothing would stand at the address of the site. Remove "draft" from it.';
