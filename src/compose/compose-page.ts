import type { AuthoredBlock, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import { wordsOf } from '../manifest/words-of';
import type { ReportFault, Surroundings } from './composers';
import { type Expanding, expand } from './expand';
import { fillValues } from './fill';
import { fillTemplate } from './fill-template';
import { finish } from './finish';
import { fillPart } from './finish-copy';
import type { KindName } from './kinds';
import { lastDayOfAll } from './last-day';
import { needingFields, type Observer, placeObserver } from './observer';
import type { Block, Icons, Page } from './page';
import type { ComposedBlockType, Directive } from './registry';
import { pathPointerOf, type RouteSource } from './routes';
import type { Scope } from './scope';
import type { Shape } from './shape';
import { composeShare } from './share';
import type { Site } from './site';
import { composeWords, wordsOfBlocks } from './words';

/** The page that the components of a route receive. */
export function composePage(site: Site, route: RouteSource, listener?: Observer): Page {
  const observer = placeObserver(listener);
  const icons: Icons = {};
  const { scope } = route;
  const expanding = { site, observer, scope };
  observer?.origin?.('', { pointer: route.pointer });
  if (scope) tellEntry(scope, route, observer);
  const title = fillText(route.title, 'title', route, expanding);
  const page: Page = {
    path: route.path,
    title,
    documentTitle: fillValues(composeWords(site).documentTitle, { title, site: site.values.name ?? '' }),
    description: fillText(route.description, 'description', route, expanding),
    ...composeShare(route, expanding),
    ...(route.tone === 'second' && { tone: route.tone }),
    blocks: [],
    words: {},
    icons,
  };
  let hasPageHeading = false;
  for (const [index, authored] of route.blocks.entries()) {
    const pointer = `/blocks/${index}`;
    const written = resolvePlacement(authored, site, `${route.pointer}${pointer}`, pointer, observer);
    if (!written) continue;
    const { block, source } = written;
    const type = ownMember(site.registry.blocks, block.type);
    const shape = type?.shape ?? null;
    const expanded = expand(block, shape, { composed: pointer, source }, expanding) as JsonObject | undefined;
    if (!expanded) {
      // It has nothing to show on this page or this day; links to its place lead to the page alone.
      const { anchor: name } = block;
      if (typeof name === 'string')
        observer?.use?.({ kind: 'anchor', name, pointer: `${pointer}/anchor`, isHidden: false });
      continue;
    }
    const isRight = observer ? observer.expanded?.(expanded, pointer) === true : true;
    const isEmpty = isRight && Array.isArray(expanded.items) && expanded.items.length === 0;
    const hasHeading = !isEmpty && hasMemberOf('heading', expanded, shape);
    const level = hasHeading && !hasPageHeading ? 1 : 2;
    const itemLevel = hasHeading ? level + 1 : 2;
    hasPageHeading ||= hasHeading;
    const finishing = {
      site,
      icons,
      observer: isEmpty && observer ? withoutHeadings(observer) : observer,
      asset: listener?.asset,
      reach: listener?.reach,
      level,
      itemLevel,
      hasPriority: index === 0,
      isHidden: isEmpty && expanded.empty === undefined,
    };
    const finished = finish(expanded, shape, finishing, pointer);
    const until = Array.isArray(expanded.items) ? lastDayOfAll(expanded.items) : undefined;
    const placement = { level, itemLevel, ...(until !== undefined && { until }) };
    const placed = Object.assign({}, finished, placement) as Block;
    page.blocks.push(isRight ? composeBlock(placed, type, pointer, site, listener) : placed);
    tellOrigins(type, listener);
  }
  page.words = wordsOfBlocks(site, new Set(page.blocks.map(({ type }) => type)));
  return page;
}

/** The title of a route's page, without composing the rest of it. */
export function titleOf(route: RouteSource, site: Site): string {
  return fillText(route.title, 'title', route, { site, observer: undefined, scope: route.scope });
}

/** A block whose list is empty draws no heading; what it refers to counts, since entries come and go. */
function withoutHeadings({ use, ...observer }: Observer): Observer {
  if (!use) return observer;
  return { ...observer, use: (one) => (one.kind === 'heading' ? undefined : use(one)) };
}

/** Whether a part says something of a kind itself, not deeper within. */
function hasMemberOf(kind: KindName, part: JsonObject, shape: Shape): boolean {
  if (!shape || !('fields' in shape)) return false;
  return Object.entries(shape.fields).some(
    ([name, field]) => field && 'kind' in field && field.kind === kind && typeof part[name] === 'string',
  );
}

function composeBlock(
  block: Block,
  type: ComposedBlockType | undefined,
  pointer: Pointer,
  { locale, timeZone, theme }: Site,
  observer: Observer | undefined,
): Block {
  if (!type?.compose) return block;
  const { language } = locale;
  const report: ReportFault = (inside, message) =>
    observer?.use?.({ kind: 'fault', name: message, pointer: pointer + inside });
  const reach: Surroundings['reach'] = (directive, address) => observer?.reach?.(directive, address);
  return Object.assign({}, block, type.compose(block, report, { language, timeZone, opening: theme.hero, reach }));
}

/** Tells of what a block type needs from elsewhere, whatever is written in the block. */
function tellOrigins(type: ComposedBlockType | undefined, observer: Observer | undefined): void {
  if (!observer?.reach) return;
  for (const [directive, addresses] of Object.entries(type?.origins ?? {})) {
    for (const address of addresses) observer.reach(directive as Directive, address);
  }
}

function resolvePlacement(
  authored: AuthoredBlock,
  site: Site,
  source: Pointer,
  pointer: Pointer,
  observer: Observer | undefined,
): { block: AuthoredBlock; source: Pointer } | undefined {
  if (authored.type !== 'shared') return { block: authored, source };
  const name = String(authored.block);
  observer?.use?.({ kind: 'shared', name, pointer: `${pointer}/block` });
  const block = ownMember(site.manifest.shared, name);
  if (!block) return undefined;
  const origin = `/shared/${name}`;
  observer?.origin?.(pointer, { pointer: origin, related: source });
  return { block, source: origin };
}

/** Tells of the entry that a page is made of, and of where the entry says the page's address. */
function tellEntry(scope: Scope, route: RouteSource, observer: Observer | undefined): void {
  observer?.use?.({ kind: 'entry', name: scope.pointer, pointer: scope.item });
  observer?.origin?.(scope.item, { pointer: scope.pointer, related: route.pointer });
  observer?.origin?.('/path', { pointer: pathPointerOf(route), related: `${route.pointer}/path` });
}

/** A text of the page itself, with the fields of its entry and with values. */
function fillText(
  written: string,
  key: 'title' | 'description',
  { pointer }: RouteSource,
  expanding: Expanding,
): string {
  const { site, observer, scope } = expanding;
  const place = { composed: `/${key}`, source: `${pointer}/${key}` };
  const needed = { site, observer: observer && needingFields(observer), scope };
  const filled = scope ? fillTemplate(written, place, needed, scope)?.value : written;
  return fillPart(wordsOf(filled), 0, wordsOf(filled), { site, observer }, `/${key}`);
}
