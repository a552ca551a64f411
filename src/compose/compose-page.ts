import { isNotFound } from '../addresses/page-address';
import { type AuthoredBlock, isObject, ownMember } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { ComposedBlockType, Directive } from './compose-registry';
import type { BlockSurroundings, ReportFault } from './composers';
import { editionAt, languageLinks, originalsOf } from './editions';
import { type ExpandContext, expand } from './expand';
import {
  type AskedFacts,
  type ComposeOptions,
  countItems,
  type FactsWith,
  mostItems,
  type NotedFacts,
  reach,
  startFacts,
} from './facts';
import { fillValues } from './fill';
import { finishBlock } from './finish-block';
import { formatValue } from './format-value';
import { iconsIn } from './icon';
import type { Block, Icons, Page } from './page';
import { composeShare, pageText } from './page-head';
import { pathPointerOf, type RouteSource, routeSources, writtenPathOf } from './routes';
import type { Site } from './site';
import { composeWords, wordsOfBlocks } from './words';

/** A page, and the facts of it. */
export interface ComposedPage<Asked extends keyof AskedFacts = never> {
  page: Page;
  facts: FactsWith<Asked>;
}

/** A page, and the site in the language to which it belongs. */
export interface PageAt extends ComposedPage {
  site: Site;
}

/** Composes the page of a route, as its components receive it. */
export function composePage<Asked extends keyof AskedFacts = never>(
  site: Site,
  route: RouteSource,
  { asked, isRight = () => true }: ComposeOptions<Asked> = {},
): ComposedPage<Asked> {
  const facts = startFacts(asked);
  return { page: pageOf(route, { site, facts, scope: route.scope }, isRight), facts };
}

/**
 * Composes the page at a path, in the language of the path; without such a page, the page for unknown addresses. Throws
 * where the site lacks that, too.
 */
export function composePageAt(site: Site, path: string): PageAt {
  for (const edition of new Set([editionAt(path, site), site.main ?? site])) {
    const routes = routeSources(edition);
    const route = routes.find((one) => one.path === path) ?? routes.find((one) => isNotFound(one.path));
    if (route) return { ...composePage(edition, route), site: edition };
  }
  throw new Error('A site without a page for unknown addresses passed the check.');
}

function pageOf(route: RouteSource, expandContext: ExpandContext, isRight: BlockContext['isRight']): Page {
  const { site, facts } = expandContext;
  countItems(facts, `${route.pointer}/blocks`, mostItems.page);
  notePlaces(route, facts);
  if (site.language) noteLanguage(route, site, facts);
  const title = pageText('title', route, expandContext);
  const page: Page = {
    path: route.path,
    title,
    documentTitle: fillValues(composeWords(site).documentTitle, { title, site: site.values.name ?? '' }),
    description: pageText('description', route, expandContext),
    ...composeShare(route, expandContext),
    ...(route.tone === 'second' && { tone: route.tone }),
    blocks: [],
    words: {},
    icons: {},
  };
  const composing = { route, expandContext, isRight, words: new Set<string>() };
  let hasPageHeading = false;
  for (const index of route.blocks.keys()) {
    const composedBlock = composeBlock(index, !hasPageHeading, composing);
    if (!composedBlock) continue;
    page.blocks.push(composedBlock.block);
    Object.assign(page.icons, composedBlock.icons);
    hasPageHeading ||= composedBlock.block.level === 1;
  }
  page.words = wordsOfBlocks(site, composing.words);
  const languages = languageLinks(route, site);
  if (languages.length > 0) page.languages = languages;
  Object.assign(page, originalsOf(site, facts));
  if (facts.hasLineMarks) page.hasLineMarks = true;
  return page;
}

/** The page of a block, and the words of the site that its blocks say so far. */
interface BlockContext {
  route: RouteSource;
  expandContext: ExpandContext;
  isRight: NonNullable<ComposeOptions<never>['isRight']>;
  words: Set<string>;
}

/**
 * Composes the block at an index of its route, with its icons; undefined where it shows nothing on this page or this
 * day.
 */
function composeBlock(
  index: number,
  isFirstHeading: boolean,
  context: BlockContext,
): { block: Block; icons: Icons } | undefined {
  const { route, expandContext, isRight, words } = context;
  const { site, facts } = expandContext;
  const pointer = `/blocks/${index}`;
  const written = resolvePlacement(route, index, site, facts);
  if (!written) return undefined;
  const type = ownMember(site.registry.blocks, written.block.type);
  const shape = type?.shape ?? null;
  const expanded = expand(written.block, shape, { composed: pointer, source: written.source }, expandContext);
  if (!isObject(expanded)) {
    noteHiddenAnchor(written.block, pointer, facts);
    return undefined;
  }
  facts.blocks?.push({ block: expanded, pointer });
  const isWhole = isRight(expanded, pointer);
  const icons: Icons = {};
  const place = { path: route.path, index, isFirstHeading, isWhole, icons, pointer };
  const finished = finishBlock(expanded, shape, place, site, facts);
  const compose = isWhole ? type?.compose : undefined;
  if (!compose) for (const word of type?.words ?? []) words.add(word);
  const block = compose ? drawnBy(compose, finished, pointer, context) : finished;
  noteOrigins(type, facts);
  return { block, icons: compose ? iconsIn(block, shape, icons) : icons };
}

/** Notes the anchor of a block that shows nothing: links to its place lead to the page alone. */
function noteHiddenAnchor({ anchor: name }: AuthoredBlock, pointer: Pointer, { uses }: NotedFacts): void {
  if (typeof name === 'string') uses?.push({ kind: 'anchor', name, pointer: `${pointer}/anchor`, isHidden: false });
}

/** Gives a block as the composer of its type changes it. */
function drawnBy(
  compose: NonNullable<ComposedBlockType['compose']>,
  block: Block,
  pointer: Pointer,
  { route, expandContext: { site, facts }, words }: BlockContext,
): Block {
  const { locale, timeZone, theme, today, manifest } = site;
  const report: ReportFault = (inside, message) => {
    facts.uses?.push({ kind: 'fault', name: message, pointer: pointer + inside });
  };
  const surroundings: BlockSurroundings = {
    language: locale.language,
    timeZone,
    writeMoney: (amount) => formatValue(amount, 'money', locale).text,
    path: route.path,
    today,
    opening: theme.hero,
    businessAt: manifest.business?.at,
    reach: (directive, address) => reach(facts, directive, address),
    needWords: (...names) => {
      for (const name of names) words.add(name);
    },
  };
  // Node 20 takes seven times as long to spread them.
  return withoutUndefined(Object.assign({}, block, compose(block, report, surroundings)));
}

/** Leaves out the members that are undefined, which stand for those that are absent. */
function withoutUndefined<Value extends object>(value: Value): Value;
function withoutUndefined(value: Record<string, unknown>): object {
  // Most composed blocks have some, and to filter lists of their members takes five times as long.
  const known: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) known[name] = value[name];
  return known;
}

/** Notes the origins that a block type always needs. */
function noteOrigins(type: ComposedBlockType | undefined, facts: NotedFacts): void {
  for (const [directive, addresses] of Object.entries(type?.origins ?? {})) {
    for (const address of addresses) reach(facts, directive as Directive, address);
  }
}

/** Gives the block that a route has at an index, or the shared one that it places there. */
function resolvePlacement(
  route: RouteSource,
  index: number,
  site: Site,
  { uses, origins }: NotedFacts,
): { block: AuthoredBlock; source: Pointer } | undefined {
  const authored = route.blocks[index];
  const pointer = `/blocks/${index}`;
  const source = route.pointer + pointer;
  if (authored?.type !== 'shared') return authored && { block: authored, source };
  const name = String(authored.block);
  uses?.push({ kind: 'shared', name, pointer: `${pointer}/block` });
  const block = ownMember(site.manifest.shared, name);
  if (!block) return undefined;
  const origin = `/shared/${name}`;
  origins?.set(pointer, { pointer: origin, related: source });
  return { block, source: origin };
}

/** Begins to note the texts of a page in a further language. */
function noteLanguage(route: RouteSource, site: Site, facts: NotedFacts): void {
  const page = writtenPathOf(route, site);
  if (page !== undefined) facts.page = page;
  facts.originals = new Set();
}

/**
 * Notes the origins of a page: where it is written, the entry that it is made of, and the field at the end of its path.
 */
function notePlaces(route: RouteSource, { uses, origins }: NotedFacts): void {
  const { scope, pointer } = route;
  origins?.set('', { pointer });
  if (!scope) return;
  uses?.push({ kind: 'entry', name: scope.pointer, pointer: scope.item });
  origins?.set(scope.item, { pointer: scope.pointer, related: pointer });
  origins?.set('/path', { pointer: pathPointerOf(route), related: `${pointer}/path` });
}
