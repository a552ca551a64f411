import type { Assets } from '../compose/assets';
import type { PageAt } from '../compose/compose-page';
import { type RouteSource, routeSources } from '../compose/routes';
import { prepareSite, type Site } from '../compose/site';
import { commentKey } from '../manifest/comments';
import { mayHaveText } from '../manifest/find-bytes';
import { type AuthoredBlock, asJson, asManifest, isObject, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { type Bytes, listsAfter, type PartEdit, partEdit } from '../manifest/part-edit';
import { type PartList, partLists } from '../manifest/part-lists';
import { textsIn } from '../manifest/texts-in';
import { writtenUsesWithin } from '../manifest/uses';
import type { Checked, CheckOptions } from './check-site';
import { type Inspected, inspectPage } from './inspect';
import { blockChecks } from './inspect-site';
import { mayFillTooMuch } from './limit-counts';
import { limits } from './limits';
import { isOfEarlierFormat } from './other-format';
import type { Finding } from './problem';
import { exceeded } from './rules/limit-exceeded';
import { shortestParagraph } from './rules/paragraph-is-unique';
import { validateManifest } from './validate';

/** What a check knows of a site.json in which it has found no error, so that edits can be held against it. */
export interface CheckedText {
  /** The number of its characters. */
  size: number;
  lists: PartList[];
  /** Its value; of a page that an edit does not reach, the blocks may be left out. */
  root: JsonObject;
  findings: Finding[];
}

/** What a check knows after an edit that only one page shows: the text, and that page before and after. */
export interface Rechecked {
  checked: CheckedText;
  site: Site;
  before: PageAt;
  after: PageAt;
}

/** Gives a text as edits are held against it, by what a check has found in it; undefined where none could be. */
export function checkedText(
  bytes: Uint8Array,
  text: string,
  { site, findings, problems }: Checked,
): CheckedText | undefined {
  // A text of an earlier format is not what was checked, and notes are no part of that.
  if (!site || problems.some(isOfEarlierFormat) || text.includes(commentKey)) return undefined;
  const root = asJson(site.manifest);
  // In further languages what is translated is counted over all pages.
  return root.languages ? undefined : { size: text.length, lists: partLists(bytes), root, findings };
}

/**
 * Gives a site without most of the blocks of its pages, which an edit of another one does not need: what styles there are
 * follows from how blocks are drawn, and they are in the key of every page.
 */
export function outlineOf(root: JsonObject): JsonObject {
  const routes = Array.isArray(root.routes) ? root.routes : [];
  return { ...root, routes: routes.map((route) => (isObject(route) ? routeOutline(route) : route)) };
}

function routeOutline({ blocks, ...route }: JsonObject): JsonObject {
  if (route.from !== undefined || !Array.isArray(blocks)) return { ...route, ...(blocks && { blocks }) };
  const drawn = blocks
    .filter(isObject)
    .filter(({ layout, surface }) => layout !== undefined || surface !== undefined)
    .map(({ type = '', layout, surface }) => ({ type, ...(layout && { layout }), ...(surface && { surface }) }));
  return { ...route, blocks: drawn };
}

/**
 * Gives what `checkSite` would find in the bytes of a text, where it differs from a checked one within the blocks of one
 * route, and all that other pages and rules for the site know of its page is as it was: it is what was found before.
 * Undefined where that is not certain: then all has to be checked. The assets, the options and the rules must be those
 * of before, and the rules those of the engine.
 */
export function recheck(
  last: CheckedText,
  [written, rewritten]: readonly [before: Bytes, after: Bytes],
  assets: Assets,
  options: CheckOptions,
): Rechecked | undefined {
  const edit = partEdit(written, rewritten, last.lists);
  if (!edit || !isWithinBlocks(edit) || isTold(last.findings, edit) || hasNote(edit.after)) return undefined;
  const { now, registry, showsDrafts } = options;
  const { pointer, before, after } = edit;
  if (validateManifest({ ...last.root, routes: [after] }, registry).length > 0) return undefined;
  const size = last.size + edit.addedCharacters;
  const site = prepareSite(
    asManifest(set(last.root, pointer, after) as JsonObject),
    assets,
    registry,
    now,
    showsDrafts,
  );
  const source = routeSources(site).find((one) => one.pointer === pointer);
  if (!source) return undefined;
  // The blocks of a page are no part of what any other shows.
  const earlier = { ...source, blocks: before.blocks as AuthoredBlock[] };
  const one = look(site, earlier, last.size, options);
  const other = look(site, source, size, options);
  if (!one || !other || one.known !== other.known || saysAgain(rewritten, edit)) return undefined;
  const lists = listsAfter(last.lists, edit);
  const checked = { size, lists, root: asJson(site.manifest), findings: last.findings };
  return { checked, site, before: one.page, after: other.page };
}

/** Tells whether an edit leaves all of a route as it was but its blocks, and the route makes one page that is published. */
function isWithinBlocks({ pointer, before, after }: PartEdit): boolean {
  if (!pointer.startsWith('/routes/')) return false;
  const [one, other] = [before, after].map((route) => JSON.stringify({ ...route, blocks: [] }));
  return one === other && before.from === undefined && before.draft !== true;
}

/** Tells whether something is found in the blocks of an edited route: it may be found no more, or elsewhere in them. */
function isTold(findings: Finding[], { pointer: route }: PartEdit): boolean {
  const places = findings.flatMap((finding) => [finding, ...(finding.related ?? [])]);
  return places.some(({ pointer }) => `${pointer}/`.startsWith(`${route}/blocks/`) || pointer === route);
}

function hasNote(part: JsonObject): boolean {
  return JSON.stringify(part).includes(commentKey);
}

/** Composes a page, and gives with it all that others know of it; nothing where it is past a limit. */
function look(
  site: Site,
  source: RouteSource,
  size: number,
  { now, registry }: CheckOptions,
): { page: PageAt; known: string } | undefined {
  const checks = blockChecks(site, { registry, now, isRelease: false, size });
  const { composed, ...inspected } = inspectPage(site, source, registry, checks);
  if (exceeded(inspected.facts.items).length > 0) return undefined;
  const known = [knownOf(inspected), writtenOf(source.blocks), saidOfSize(site, size)];
  return { page: { ...composed, site }, known: JSON.stringify(known) };
}

/** Gives what is said of a length, and whether what its texts say with all values filled in is counted. */
function saidOfSize(site: Site, size: number): unknown {
  return [size > limits.fileSize.most * 0.8 && size, mayFillTooMuch(site, size)];
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
function writtenOf(written: AuthoredBlock[]): unknown {
  return [
    written.map(({ type }) => type),
    // What their hours will be on later days is looked at, too.
    written.filter(({ type }) => type === 'place'),
    written.flatMap((block) => writtenUsesWithin(block, 'collection')),
    written.flatMap((block) => writtenUsesWithin(block, 'placeholder').map(({ name }) => name)),
  ];
}

/** Tells whether an edited route says a paragraph anew that may stand in any other text. */
function saysAgain(bytes: Bytes, { before, after, from, to }: PartEdit): boolean {
  const known = new Set(textsIn(before));
  const paragraphs = textsIn(after)
    .filter((text) => !known.has(text))
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.trim())
    .filter(({ length }) => length > shortestParagraph);
  if (paragraphs.length === 0) return false;
  return mayHaveText(bytes, paragraphs, 0, from) || mayHaveText(bytes, paragraphs, to, bytes.length);
}
