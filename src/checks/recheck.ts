import type { Assets } from '../compose/assets';
import type { PageAt } from '../compose/compose-page';
import { takeFeeds } from '../compose/feeds';
import { isHidden, type RouteSource, routeSources } from '../compose/routes';
import { prepareSite, type Site } from '../compose/site';
import type { Bytes } from '../manifest/bytes';
import { namesOfEveryEntry } from '../manifest/collections';
import { commentKey } from '../manifest/comments';
import { mayHaveText } from '../manifest/find-bytes';
import { type AuthoredBlock, asJson, asManifest, type Json, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { listsAfter, type PartEdit, partEdit } from '../manifest/part-edit';
import type { PartList } from '../manifest/part-lists';
import { listAt, type Pointer, parentPointer } from '../manifest/pointer';
import { textsIn } from '../manifest/texts-in';
import { writtenUsesWithin } from '../manifest/uses';
import type { Checked, CheckOptions } from './check-site';
import { isHeadAlone, lookAround, lookAt, sameFindings } from './look-at-pages';
import { isOfEarlierFormat } from './other-format';
import type { Finding } from './problem';
import { reachOf } from './reach';
import { shortestParagraph } from './rules/paragraph-is-unique';
import { isAmong, toldIn } from './told-places';
import { validateManifest } from './validate';

/** What a check has found of a text without errors. */
export interface RightText {
  /** The number of its characters. */
  size: number;
  /** Its value; the blocks of a page that an edit does not reach may be left out. */
  root: JsonObject;
  findings: Finding[];
}

/** A site.json without errors as its check has left it, with which an edited one is compared. */
export interface CheckedText extends RightText {
  lists: PartList[];
}

/** A page that an edit reaches, as it was before and as it is now. */
export interface EditedPage {
  before: PageAt;
  after: PageAt;
}

/** The result of checking an edit: the text, where it differs from the earlier one, and all pages that may show the edit. */
export interface Rechecked {
  edit: PartEdit;
  checked: CheckedText;
  site: Site;
  pages: EditedPage[];
}

/**
 * Makes of a checked text what edits are compared with, but for where its parts stand; gives undefined where the check
 * has found an error, or no edit can be compared.
 */
export function rightText({ site, text, findings, problems }: Checked): RightText | undefined {
  // A text of an earlier format is not what was checked, and notes are no part of that.
  if (!site || !text || problems.some(isOfEarlierFormat) || text.hasNotes) return undefined;
  const root = asJson(site.manifest);
  // In further languages what is translated is counted over all pages.
  if (root.languages) return undefined;
  return { size: text.size, root, findings };
}

/**
 * Checks a text that differs from a checked one in the blocks of one route or in one entry. Where everything that other
 * pages and the whole site read of the edited pages is unchanged, `checkSite` would find the same as before, and this
 * gives that. Gives undefined where this is not certain: then the whole site has to be checked. The assets and options
 * must be those of before, and the rules those of the engine. Whoever has the site of before still gives it: what is
 * known of it is not found again.
 */
export function recheck(
  last: CheckedText,
  [written, rewritten]: readonly [before: Bytes, after: Bytes],
  assets: Assets,
  options: CheckOptions,
  lastSite?: Site,
): Rechecked | undefined {
  const edit = partEdit(written, rewritten, last.lists);
  if (!edit || hasNote(edit.after)) return undefined;
  const size = last.size + edit.addedCharacters;
  const { now, registry, showsDrafts } = options;
  const prepare = (root: Json): Site => prepareSite(asManifest(root as JsonObject), assets, registry, now, showsDrafts);
  const again = edit.pointer.startsWith('/routes/') ? recheckPage : recheckEntry;
  const found = again({ last, lastSite, edit, size, prepare, options });
  if (!found || (again === recheckPage && saysAgain(rewritten, edit))) return undefined;
  const checked = {
    size,
    lists: listsAfter(last.lists, edit),
    root: asJson(found.site.manifest),
    findings: last.findings,
  };
  return { edit, checked, ...found };
}

/** An edit of one part, with the earlier check and what inspecting pages needs. */
interface Looked {
  last: CheckedText;
  lastSite: Site | undefined;
  edit: PartEdit;
  /** The number of characters after it. */
  size: number;
  prepare(root: Json): Site;
  options: CheckOptions;
}

/** What looking at the pages of an edit gives; undefined where other pages may differ, too. */
type Found = Pick<Rechecked, 'site' | 'pages'> | undefined;

/** Looks at the page of a route before and after an edit of its blocks, its title or its description. */
function recheckPage({ last, lastSite, edit, size, prepare, options }: Looked): Found {
  const { pointer, before, after } = edit;
  if (!isOfOnePage(edit)) return undefined;
  const isOfHead = textsOfHead.some((name) => before[name] !== after[name]);
  const told = toldIn(last.findings, [pointer], isOfHead);
  const isAsked = isOfHead || told.length > 0;
  if (isInvalid(last.root, edit, options)) return undefined;
  const site = prepare(set(last.root, pointer, after));
  takeFeeds(site, lastSite);
  const source = routeSources(site).find((one) => one.pointer === pointer);
  if (!source) return undefined;
  const { title, description, blocks } = before as Pick<RouteSource, 'title' | 'description'> & JsonObject;
  const earlier = { ...source, title, description, blocks: blocks as AuthoredBlock[] };
  // The blocks of a page are no part of what any other shows.
  const earlierSite = isAsked ? (lastSite ?? prepare(set(last.root, pointer, before))) : site;
  const one = lookAt(earlierSite, earlier, last.size, options);
  const other = lookAt(site, source, size, options);
  if (!one || !other || one.known !== other.known) return undefined;
  if (isOfHead && !isHeadAlone([one, other])) return undefined;
  const same = isAsked ? sameFindings([one, other], options, size) : [];
  if (!same || !isAmong(told, same, pointer)) return undefined;
  return { site, pages: [{ before: one.page, after: other.page }] };
}

/** Looks at the pages that may show an entry, and at what surrounds all pages, before and after an edit of it. */
function recheckEntry({ last, lastSite, edit, size, prepare, options }: Looked): Found {
  const { pointer, before, after } = edit;
  if (calledBy(before) !== calledBy(after)) return undefined;
  if (isInvalid(last.root, edit, options)) return undefined;
  const siteBefore = lastSite ?? prepare(last.root);
  const one = lookAtEntry(siteBefore, pointer, last.size, options);
  if (!one || toldIn(last.findings, [pointer, ...one.places, ...aroundPages]).length > 0) return undefined;
  const site = prepare(set(last.root, pointer, after));
  const other = lookAtEntry(site, pointer, size, options, siteBefore);
  if (one.known !== other?.known) return undefined;
  const pages = one.pages.flatMap((page, index) => {
    const now = other.pages[index];
    return now && !isHidden(page.page.path, site) ? [{ before: page, after: now }] : [];
  });
  return { site, pages };
}

/** Tells whether an edited part breaks the schema; those beside it are as they were, without errors. */
function isInvalid(root: JsonObject, { pointer, after }: PartEdit, { registry }: CheckOptions): boolean {
  const alone = set({ ...root, routes: listAt(root, '/routes').slice(0, 1) }, parentPointer(pointer), [after]);
  return validateManifest(alone, registry).length > 0;
}

/** The pages that may show an entry, with where they are written, and as text all that is known of them. */
interface EntryLook {
  entry: Pointer;
  places: Pointer[];
  pages: PageAt[];
  known: string;
}

/**
 * Looks at the pages that may show an entry and at what surrounds all pages; gives undefined where they are many, or past
 * a limit. The look after an edit is that before the next one of the same entry.
 */
function lookAtEntry(
  site: Site,
  entry: Pointer,
  size: number,
  options: CheckOptions,
  before?: Site,
): EntryLook | undefined {
  const lastLook = lastLooks.get(site);
  if (lastLook?.entry === entry) return lastLook;
  const { sources, isReached } = reachOf(entry, site);
  const edit = { isReached, before };
  const looked = sources.length > mostPages ? undefined : lookAround(site, sources, edit, size, options);
  if (!looked) return undefined;
  const look = { entry, places: sources.map(({ pointer }) => pointer), ...looked };
  lastLooks.set(site, look);
  return look;
}

const lastLooks = new WeakMap<Site, EntryLook>();

/** The most pages that are composed twice: beyond that, checking the whole site is faster. */
const mostPages = 1000;

/** The parts in which entries may be shown that are no pages. */
const aroundPages = ['/shared', '/feeds', '/header', '/footer', '/business'];

/** Gives all of an entry by which others refer to it, and the values that it names. */
function calledBy(entry: JsonObject): string {
  const names = writtenUsesWithin(entry, 'placeholder').map(({ name }) => name);
  return JSON.stringify([Object.keys(entry), namesOfEveryEntry.map((name) => entry[name] ?? null), names]);
}

/** The texts of the head of a page. */
const textsOfHead = ['title', 'description'] as const;

/**
 * Tells whether an edit leaves all of a route as it was but its blocks and the texts of its head, and the route makes
 * one page that is published.
 */
function isOfOnePage({ before, after }: PartEdit): boolean {
  const [one, other] = [before, after].map((route) =>
    JSON.stringify({ ...route, title: '', description: '', blocks: [] }),
  );
  return one === other && before.from === undefined && before.draft !== true;
}

function hasNote(part: JsonObject): boolean {
  return JSON.stringify(part).includes(commentKey);
}

/** Tells whether an edited route has a new paragraph that another page may have, too. */
function saysAgain(bytes: Bytes, { before, after, from, to }: PartEdit): boolean {
  const textsBefore = new Set(textsIn(before));
  const paragraphs = textsIn(after)
    .filter((text) => !textsBefore.has(text))
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.trim())
    .filter(({ length }) => length > shortestParagraph);
  if (paragraphs.length === 0) return false;
  return mayHaveText(bytes, paragraphs, 0, from) || mayHaveText(bytes, paragraphs, to, bytes.length);
}
