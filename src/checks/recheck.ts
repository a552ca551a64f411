import type { Assets } from '../compose/assets';
import type { PageAt } from '../compose/compose-page';
import { routeSources } from '../compose/routes';
import { prepareSite, type Site } from '../compose/site';
import { commentKey } from '../manifest/comments';
import { asManifest, isObject, type Json, type JsonObject } from '../manifest/manifest';
import { format } from '../manifest/migrations/migrate';
import { parseJson } from '../manifest/parse';
import { type RouteEdit, routeEdit, withRoute } from '../manifest/route-edit';
import { textsIn } from '../manifest/texts-in';
import { writtenUsesWithin } from '../manifest/uses';
import { type CheckOptions, locateFindings } from './check-site';
import { type Inspected, inspectPage } from './inspect';
import { blockChecks } from './inspect-site';
import { countWritten } from './limit-counts';
import type { Finding, Problem } from './problem';
import { exceeded } from './rules/limit-exceeded';
import { shortestParagraph } from './rules/paragraph-is-unique';
import { validateManifest } from './validate';

/** What a check finds after an edit that only one page shows: the problems, and that page before and after. */
export interface Rechecked {
  problems: Problem[];
  site: Site;
  before: PageAt;
  after: PageAt;
}

/** A text in which a check has found no error, and all that it has found. */
export interface CheckedText {
  text: string;
  findings: Finding[];
}

/**
 * Gives what `checkSite` would find in a text, where it differs from a checked one within the blocks of one route, and
 * all that other pages and rules for the site know of its page is as it was. Undefined where that is not certain: then
 * all has to be checked. The assets, the options and the rules must be those of before, and the rules those of the engine.
 */
export function recheck(last: CheckedText, text: string, assets: Assets, options: CheckOptions): Rechecked | undefined {
  if (text.includes(commentKey)) return undefined;
  const edit = routeEdit(last.text, text);
  if (!edit || !isWithinBlocks(edit) || isTold(last.findings, edit)) return undefined;
  const { now, registry, showsDrafts } = options;
  const root = parseJson(text);
  // In further languages what is translated is counted over all pages.
  if (root.schemaVersion !== format || root.languages !== undefined) return undefined;
  if (validateManifest({ ...root, routes: [edit.after] }, registry).length > 0) return undefined;
  const looked = [edit.before, edit.after].map((route, index) => {
    const site = prepareSite(asManifest(withRoute(root, edit.index, route)), assets, registry, now, showsDrafts);
    const { length } = index === 0 ? last.text : text;
    return look(site, edit, route, length, options);
  });
  const [before, after] = looked;
  if (!before || !after || before.known !== after.known || saysAgain(root, edit)) return undefined;
  const { site } = after.page;
  return { problems: locateFindings(last.findings, text), site, before: before.page, after: after.page };
}

/** Tells whether an edit leaves all of a route as it was but its blocks, and the route makes one page that is published. */
function isWithinBlocks({ before, after }: RouteEdit): boolean {
  const [one, other] = [before, after].map((route) => JSON.stringify({ ...route, blocks: [] }));
  return one === other && before.from === undefined && before.draft !== true;
}

/** Tells whether something is found in the blocks of an edited route: it may be found no more, or elsewhere in them. */
function isTold(findings: Finding[], { index }: RouteEdit): boolean {
  const start = `/routes/${index}/blocks`;
  const places = findings.flatMap((finding) => [finding, ...(finding.related ?? [])]);
  return places.some(({ pointer }) => `${pointer}/`.startsWith(`${start}/`) || pointer === `/routes/${index}`);
}

/** Composes the page of an edited route, and gives with it all that others know of it; nothing where it is past a limit. */
function look(
  site: Site,
  { index }: RouteEdit,
  route: JsonObject,
  size: number,
  { now, registry }: CheckOptions,
): { page: PageAt; known: string } | undefined {
  const source = routeSources(site).find(({ pointer }) => pointer === `/routes/${index}`);
  if (!source) return undefined;
  const checks = blockChecks(site, { registry, now, isRelease: false, size });
  const { composed, ...inspected } = inspectPage(site, source, registry, checks);
  if (exceeded(inspected.facts.items).length > 0) return undefined;
  const near = countWritten(site, size).filter(({ limit, count }) => count > limit.most * 0.8);
  return { page: { ...composed, site }, known: JSON.stringify([knownOf(inspected), writtenOf(route), near]) };
}

/**
 * Gives all of a page that rules read in whatever page refers to it, and in the site, and all by which its own page is
 * found to be right. Where its texts say the same things in other words, it is the same.
 */
function knownOf({ facts: { route: _, uses, ...others }, findings, effects }: Inspected): unknown {
  // The run of a use is the text around it; rules for headings look at their levels.
  const inAnyWords = uses.map((use) => ({ ...use, run: undefined, ...(use.kind === 'heading' && { name: '' }) }));
  return [others, inAnyWords, findings, effects];
}

/** Gives all that rules read in a route as it is written, besides its paragraphs. */
function writtenOf({ blocks }: JsonObject): unknown {
  const written = (Array.isArray(blocks) ? blocks : []).filter(isObject);
  return [
    written.map(({ type }) => type),
    // What their hours will be on later days is looked at, too.
    written.filter(({ type }) => type === 'place'),
    written.flatMap((block) => writtenUsesWithin(block, 'collection')),
    written.flatMap((block) => writtenUsesWithin(block, 'placeholder').map(({ name }) => name)),
  ];
}

/** Tells whether an edited route says a paragraph anew that stands in any text of another one. */
function saysAgain(root: JsonObject, { index, before, after }: RouteEdit): boolean {
  const known = new Set(textsIn(before));
  const paragraphs = textsIn(after)
    .filter((text) => !known.has(text))
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.trim())
    .filter(({ length }) => length > shortestParagraph);
  if (paragraphs.length === 0) return false;
  const others = Array.isArray(root.routes) ? root.routes.filter((_, place) => place !== index) : [];
  return hasText(others, (text) => text.length > shortestParagraph && paragraphs.some((one) => text.includes(one)));
}

function hasText(value: Json, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value);
  return value !== null && typeof value === 'object' && Object.values(value).some((one) => hasText(one, isWanted));
}
