import { isNotFound } from '../addresses/page-address';
import type { PageAt } from '../compose/compose-page';
import { composeBusiness } from '../compose/compose-part';
import { composeShell } from '../compose/compose-shell';
import { startFacts, type Use } from '../compose/facts';
import type { EntryEdit } from '../compose/feeds';
import { pageText } from '../compose/page-head';
import { type RouteSource, routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import { writtenUsesWithin } from '../manifest/uses';
import { blockChecks, reportsOn } from './ask-rules';
import type { CheckOptions } from './check-site';
import { type Inspected, inspectPage, inspectShell } from './inspect';
import { mayFillTooMuch } from './limit-counts';
import { limits } from './limits';
import type { Finding } from './problem';
import type { Registry } from './registry';
import { exceeded } from './rules/limit-exceeded';
import { findUnreadMarks } from './unread-marks';

/**
 * An inspected page, and `known`: all of it that the checks of other pages and of the whole site read, as text, but for
 * its title and its description.
 */
interface LookedAt {
  page: PageAt;
  inspected: Inspected;
  known: string;
}

/** Composes and inspects a page; gives undefined where it is past a limit. */
export function lookAt(
  site: Site,
  source: RouteSource,
  size: number,
  { registry }: Pick<CheckOptions, 'registry'>,
  checks = blockChecks(site, { registry, isRelease: false, size }),
): LookedAt | undefined {
  const { composed, ...inspected } = inspectPage(site, source, registry, checks);
  if (exceeded(inspected.facts.items).length > 0) return undefined;
  const known = [knownOf(inspected), writtenOf(source), saidOfSize(site, size)];
  return { page: { ...composed, site }, inspected, known: JSON.stringify(known) };
}

/**
 * Composes and inspects some pages and the parts around all pages, of the feeds the items that an edit reaches. Its
 * `known` also holds which pages there are, and what the rules would report if there were no others, since rules read
 * entries, too.
 */
export function lookAround(
  site: Site,
  sources: RouteSource[],
  edit: EntryEdit,
  size: number,
  { registry }: Pick<CheckOptions, 'registry'>,
): { pages: PageAt[]; known: string } | undefined {
  const options = { registry, isRelease: false, size };
  const checks = blockChecks(site, options);
  const { shell, known: around } = lookAtShell(site, registry, edit);
  if (exceeded(shell.facts.items).length > 0) return undefined;
  const looked = sources.map((source) => lookAt(site, source, size, { registry }, checks));
  if (!looked.every((one) => one !== undefined)) return undefined;
  const reports = reportsOn(
    site,
    shell,
    looked.map(({ inspected }) => inspected),
    options,
  );
  const heads = looked.map(({ page: { page } }) => [page.title, page.description]);
  const known = JSON.stringify([looked.map((one) => one.known), heads, around, reports]);
  return { pages: looked.map(({ page }) => page), known };
}

/** Inspects what surrounds all pages, and gives as text all that is known of it and of which pages there are. */
function lookAtShell(site: Site, registry: Registry, edit: EntryEdit): { shell: Inspected; known: string } {
  const shell = inspectShell(site, registry, edit);
  const pages = routeSources(site).map(({ path, pointer, scope, draft }) => [path, pointer, scope?.pointer, draft]);
  // Rules alone look at the items of feeds, and these are asked of all of them.
  const blocks = shell.facts.blocks.filter(({ pointer }) => !pointer.startsWith('/feeds/'));
  const inspected = knownOf({ ...shell, facts: { ...shell.facts, blocks } });
  return { shell, known: JSON.stringify([pages, inspected, composeShell(site).shell, composeBusiness(site)]) };
}

/** Inspects what surrounds the pages of a site but for its feeds, once: the site after one edit is that before the next. */
function shellOf(site: Site, registry: Registry): Inspected {
  const shell = shellBySite.get(site) ?? inspectShell(site, registry, { isReached: () => false });
  shellBySite.set(site, shell);
  return shell;
}

const shellBySite = new WeakMap<Site, Inspected>();

/** A page as it was and as it is. */
type LookedTwice = readonly [before: LookedAt, after: LookedAt];

/**
 * Tells whether nothing else on a site follows from the title and the description of a page, as it was and as it is: no
 * other page has the same or lies below it.
 */
export function isHeadAlone([before, after]: LookedTwice): boolean {
  const { site } = after.page;
  const { path } = after.page.page;
  const others = routeSources(site).filter((route) => route.path !== path && !isNotFound(route.path));
  // The pages below say the title where they lead back.
  if (others.some((route) => route.path.startsWith(`${path}/`))) return false;
  const isUnique = (name: 'title' | 'description'): boolean => {
    const texts = [before, after].map(({ page }) => page.page[name]);
    const textOf = (route: RouteSource): string =>
      pageText(name, route, { site, facts: startFacts(), scope: route.scope });
    return texts[0] === texts[1] || !others.some((route) => texts.includes(textOf(route)));
  };
  return isUnique('title') && isUnique('description');
}

/** Gives what is found of a page alone, where that is the same of it as it was and as it is. */
export function sameFindings(
  pages: LookedTwice,
  { registry }: Pick<CheckOptions, 'registry'>,
  size: number,
): Finding[] | undefined {
  const [before = [], after] = pages.map(({ page, inspected }) => {
    const shell = shellOf(page.site, registry);
    return [...inspected.findings, ...reportsOn(page.site, shell, [inspected], { registry, isRelease: false, size })];
  });
  return JSON.stringify(before) === JSON.stringify(after) ? before : undefined;
}

/**
 * Gives the two facts on which findings about size depend: the length, where it is near its limit, and whether
 * filled-in values may be too long.
 */
function saidOfSize(site: Site, size: number): unknown {
  return [size > limits.fileSize.most * 0.8 && size, mayFillTooMuch(site, size)];
}

/**
 * Gives all of an inspected page that rules read on other pages and in the whole site, and its own findings. It stays
 * the same where texts are only reworded.
 */
function knownOf({ facts, findings, effects }: Inspected): unknown {
  const { route: _, title: __, documentTitle: ___, description: ____, uses, ...others } = facts;
  // The run of a use is the text around it.
  const inAnyWords = uses.map((use) => ({ ...use, run: undefined, name: nameOf(use) }));
  return [others, inAnyWords, findings, effects];
}

/**
 * Gives the part of a use's name that rules read: nothing for a heading, of which only the level counts, and the unread
 * marks for copy.
 */
function nameOf(use: Use): unknown {
  if (use.kind === 'heading') return '';
  if (use.kind !== 'odd-copy') return use.name;
  return findUnreadMarks(use.name, use.copy).map(({ as, start, end }) => [as, use.name.slice(start, end)]);
}

/** Gives all that rules read in a route as it is written, but for its paragraphs. */
function writtenOf({ title, description, blocks: written }: RouteSource): unknown {
  return [
    writtenUsesWithin([title, description], 'placeholder').map(({ name }) => name),
    written.map(({ type }) => type),
    // Their hours on later days are checked, too.
    written.filter(({ type }) => type === 'place'),
    written.flatMap((block) => writtenUsesWithin(block, 'collection')),
    written.flatMap((block) => writtenUsesWithin(block, 'placeholder').map(({ name }) => name)),
  ];
}
