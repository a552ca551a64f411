import { draftPaths, type RouteSource, routeSources } from '../../compose/routes';
import type { Site } from '../../compose/site';
import { leavesDraftsOut } from '../../compose/without-drafts';
import { isUnpublished } from '../../manifest/collections';
import { pathOfLink } from '../../manifest/links-in';
import { asJson, type Json } from '../../manifest/manifest';
import { rememberEach } from '../../manifest/memo';
import type { Pointer } from '../../manifest/pointer';
import { entryNamed, namingsOf, referencesIn } from '../../manifest/references';
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
    const draftsByName = namedDrafts(facts.site);
    for (const { pointer, slug, collection } of page === facts.shell ? draftsByName : []) {
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
      // What a list makes of an entry that names a draft follows from that, and old addresses and menus wait for their page.
      const isWaiting = use.pointer.startsWith('/redirects/') || leavesDraftsOut(use.pointer);
      const isAnswered = isWaiting || draftsByName.some((one) => one.path === path);
      if (!drafts.has(path) || isAnswered) continue;
      const route = routeSources(facts.site).find((one) => one.path === path);
      report(use.pointer, messageOf(path, route), {
        run: runInLink(use, 0, path.length) ?? use.run,
        cause: path,
        ...(route && { mendedAt: (isOfEntry(route) && route.scope?.pointer) || route.pointer }),
      });
    }
  },
};

function messageOf(path: string, route: RouteSource | undefined): string {
  const entry = route?.scope?.entry;
  if (entry?.sample === true && entry.draft !== true) {
    return `The page "${path}" is that of a sample, which is not published beside entries of your own, so this leads nowhere. Remove "sample" from its entry, or this link.`;
  }
  return `The page "${path}" is a draft and is not published, so this leads nowhere. Remove "draft" from ${entry?.draft === true ? 'its entry' : 'the page'}, or this link.`;
}

/** Tells whether a page is not published since its entry is not. */
function isOfEntry({ scope }: RouteSource): boolean {
  return scope?.entry.draft === true || scope?.entry.sample === true;
}

const homeMessage =
  'The home page cannot be a draft: nothing would stand at the address of the site. Remove "draft" from it.';

/** A place at which an entry that is published names one that is a draft. */
interface NamedDraft {
  pointer: Pointer;
  slug: Json;
  /** The collection of the draft, and the address of its page where it has one. */
  collection: string;
  path: string | undefined;
}

/** Finds the places where published entries name drafts. */
const namedDrafts = rememberEach((site: Site): NamedDraft[] => {
  const root = asJson(site.manifest);
  return referencesIn(root).flatMap((reference) =>
    namingsOf(reference, root).flatMap(({ entry, said: slug, pointer }): NamedDraft[] => {
      const isSeen = !isUnpublished({ collection: reference.collection, entry, pointer }, root);
      const draft = isSeen ? entryNamed(slug, reference.named, root) : undefined;
      if (!draft || !isUnpublished(draft, root)) return [];
      const path = routeSources(site).find(({ scope }) => scope?.pointer === draft.pointer)?.path;
      return [{ pointer, slug, collection: reference.named, path }];
    }),
  );
});
