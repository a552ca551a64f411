import { notFoundPath, withoutSlash } from '../../addresses/page-address';
import { allEditionsOf } from '../../compose/editions';
import { oldAddresses } from '../../compose/old-addresses';
import { uploadsStart } from '../../compose/publish-file';
import { routeSources } from '../../compose/routes';
import type { Site } from '../../compose/site';
import { collectionsIn } from '../../manifest/collections';
import { pathOfLink } from '../../manifest/links-in';
import { asJson } from '../../manifest/manifest';
import { rememberEach } from '../../manifest/memo';
import { type Message, textOf, worded } from '../../manifest/message';
import { isUnmet } from '../condition-faults';
import { limitedHints } from '../hints';
import { conditionsInWords, type LeftOutPage, leftOutPages } from '../left-out';
import { isUnfilled, type PageRule, runInLink, type SiteFacts, standsForNothing, usesOf } from '../rule';
import { meaning, nearestName, sayChoices } from '../spelling';
import { misnamedPublished } from './page-address';

export const linkTargetExists: PageRule = {
  id: 'link-target-exists',
  what: 'A link must lead to a page or a feed of this site.',
  severity: 'error',
  scope: 'page',
  why: 'A visitor who follows such a link sees the page for unknown addresses.',
  wrong: '"to": "/aply"',
  right: '"to": "/apply"',
  check({ page, facts, report }) {
    // Where two pages have one address, or a page one that cannot be, its former address is what links miss.
    if (!hasOwnAddresses(facts)) return;
    const patterns = unmadePaths(facts);
    for (const use of usesOf(page, 'link')) {
      const { name, pointer } = use;
      if (!/^\/(?!\/)[^\s\p{Cc}]*$/u.test(name) || isUnfilled(page, use, facts)) continue;
      const path = pathOfLink(name);
      if (facts.anchors.has(path) || patterns.some((pattern) => pattern.test(path))) continue;
      if (otherTargets(facts.site).has(path)) continue;
      const leftOut = leftOutPages(facts.site).get(path);
      const run = runInLink(use, 0, path.length) ?? use.run;
      if (leftOut) {
        const { message: told, cause } = sayLeftOut(path, leftOut);
        report(pointer, told, { run, cause, isElsewhere: true });
        continue;
      }
      const { words, meant: nearest } = hintOf(path, facts);
      report(pointer, `No page has the address "${path}". ${words}`, { run, cause: path, ...meaning(path, nearest) });
    }
  },
};

/**
 * Tells whether every published page has an address of its own; addresses of drafts keep no link from being looked at.
 */
const hasOwnAddresses = rememberEach((facts: SiteFacts): boolean => {
  const paths = facts.pages.flatMap(({ path, route }) => (route?.draft === true ? [] : [path]));
  return new Set(paths).size === paths.length && misnamedPublished(facts).length === 0;
});

/** Gives the addresses of a site that are no page: those of feeds, redirects, and pages in other languages. */
const otherTargets = rememberEach((site: Site): ReadonlySet<string> => {
  const { feeds = [] } = site.manifest;
  const inLanguages = allEditionsOf(site).flatMap((edition) => {
    const own = feeds.map(({ path }) => (edition.language?.prefix ?? '') + path);
    return edition === site ? own : [...own, ...routeSources(edition).map(({ path }) => path)];
  });
  // Where a page is to come, a link to it would lead elsewhere today.
  const leading = oldAddresses(site).filter(({ isForNow }) => !isForNow);
  return new Set([...inLanguages, ...leading.map(({ from }) => withoutSlash(from))]);
});

/** Gives patterns of the addresses that faulty routes would have made; only the faults of these routes are reported. */
const unmadePaths = rememberEach(({ shell, site }: SiteFacts): RegExp[] => {
  const collections = collectionsIn(asJson(site.manifest));
  return site.manifest.routes.flatMap(({ from, path }, index) => {
    if (from === undefined) return [];
    const isUnfit = shell.uses.some(
      (use) => use.pointer.startsWith(`/routes/${index}/`) && standsForNothing(use, site),
    );
    const isEmptied = usesOf(shell, 'condition').some((use) => use.list === `/routes/${index}` && isUnmet(use, site));
    if (collections.has(from) && !isUnfit && !isEmptied) return [];
    // Fields that follow one another are one run of letters: of several, an endless number of divisions would be tried.
    const parts = path.split('/').map((part) => (part.includes('{') ? '[^/]+' : part));
    return [new RegExp(`^${parts.join('/')}$`)];
  });
});

/**
 * Says which route would make a page and leaves its entry out, and why; only once for all entries that it leaves out
 * for the same reason.
 */
function sayLeftOut(path: string, { route, pointer, why }: LeftOutPage): { message: Message; cause: string } {
  const page = { quoted: String(route.path) };
  const start = worded`No page has the address "${path}": the page ${page} leaves this entry of "${String(route.from)}" out`;
  if (why === 'by a limit') {
    const message = worded`${start} by its "limit", ${JSON.stringify(route.limit)}. Take a larger limit, or remove it.`;
    return { message, cause: `${pointer} limit` };
  }
  const conditions = conditionsInWords(why.conditions);
  const message = worded`${start} by its "where", which asks for ${conditions}. Change the entry or the condition, or remove the link.`;
  return { message, cause: `${pointer} ${textOf(conditions)}` };
}

/** Finds the hint to a path, for its first link alone: one slip in a template may break ten thousand links. */
function hintOf(path: string, facts: SiteFacts): Hint {
  const paths = (): string[] => [...facts.anchors.keys()].filter((one) => one !== notFoundPath);
  return limitedHint(facts, path, () => hintFor(path, paths())) ?? { words: 'Correct it, or write the page.' };
}

const limitedHint = limitedHints<Hint>();

/** A hint to a path, with the one that was probably meant, where there is one alone. */
interface Hint {
  words: string;
  meant?: string;
}

/** Words a hint: the file, or the page, that was probably meant. */
function hintFor(path: string, paths: string[]): Hint {
  if (path.startsWith(`/${uploadsStart}`))
    return { words: `For the file, write "${path.slice(1)}", without / at its beginning.`, meant: path.slice(1) };
  const nearest = pathMeant(path, paths);
  return nearest === undefined
    ? { words: sayChoices(path, paths, '') }
    : { words: `Did you mean "${nearest}"?`, meant: nearest };
}

/**
 * Gives the path that was probably meant. A sibling counts only where its last part is similar: /study/uk is no slip of
 * /study/usa.
 */
function pathMeant(path: string, paths: string[]): string | undefined {
  const nearest = nearestName(path, paths);
  const lastPart = path.lastIndexOf('/') + 1;
  if (!nearest?.startsWith(path.slice(0, lastPart)) || nearest.lastIndexOf('/') >= lastPart) return nearest;
  return nearestName(path.slice(lastPart), [nearest.slice(lastPart)]) === undefined ? undefined : nearest;
}
