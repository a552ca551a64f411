import type { AuthoredBlock, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import type { ReportFault, Surroundings } from './composers';
import { expand } from './expand';
import { fillValues } from './fill';
import { finish } from './finish';
import { iconsIn } from './icons-in';
import { lastDayOfAll } from './item-marks';
import type { KindName } from './kinds';
import { type Observer, placeObserver } from './observer';
import type { Block, Icons, Page } from './page';
import { pageText } from './page-texts';
import { linksAbove } from './pages-above';
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
  const title = pageText('title', route, expanding);
  const page: Page = {
    path: route.path,
    title,
    documentTitle: fillValues(composeWords(site).documentTitle, { title, site: site.values.name ?? '' }),
    description: pageText('description', route, expanding),
    ...composeShare(route, expanding),
    ...(route.tone === 'second' && { tone: route.tone }),
    blocks: [],
    words: {},
    icons,
  };
  const words = new Set<string>();
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
    // Without an item a block shows its words for that under its heading, or nothing.
    const isHidden = isEmpty && expanded.empty === undefined;
    const hasHeading = !isHidden && hasMemberOf('heading', expanded, shape);
    const level = hasHeading && !hasPageHeading ? 1 : 2;
    const itemLevel = hasHeading ? level + 1 : 2;
    const above = level === 1 ? linksAbove(route.path, site) : [];
    hasPageHeading ||= hasHeading;
    const own: Icons = {};
    const finishing = {
      site,
      icons: own,
      observer: isHidden && observer ? withoutHeadings(observer) : observer,
      asset: listener?.asset,
      reach: listener?.reach,
      level,
      itemLevel,
      hasPriority: index === 0,
      isHidden,
    };
    const finished = finish(expanded, shape, finishing, pointer);
    const until = Array.isArray(expanded.items) ? lastDayOfAll(expanded.items) : undefined;
    const placement = { level, itemLevel, ...(until !== undefined && { until }), ...(above.length > 0 && { above }) };
    // The words of a block that shows nothing would travel for nobody.
    const shown = isHidden ? { type: block.type, items: [] } : finished;
    const placed = withoutBackdrop(withoutEcho(Object.assign({}, shown, placement) as Block));
    const compose = isRight ? type?.compose : undefined;
    if (!compose) for (const word of type?.words ?? []) words.add(word);
    const drawn = compose ? composeBlock(placed, compose, { pointer, site, listener, words }) : placed;
    page.blocks.push(drawn);
    Object.assign(icons, compose ? iconsIn(drawn, shape, own) : own);
    tellOrigins(type, listener);
  }
  page.words = wordsOfBlocks(site, words);
  return page;
}

/** A block without an eyebrow that says no more than the link to the page above does beside it. */
function withoutEcho(block: Block): Block {
  const page = block.above?.at(-1)?.label;
  if (page === undefined || !('eyebrow' in block) || block.eyebrow !== page) return block;
  const { eyebrow: _, ...rest } = block;
  return rest as Block;
}

/** A block without a picture to stand on where its surface is another. */
function withoutBackdrop(block: Block): Block {
  if (!('backdrop' in block) || block.surface === 'picture') return block;
  const { backdrop: _, ...rest } = block;
  return rest as Block;
}

/** A block that shows nothing draws no heading; what it refers to counts, since entries come and go. */
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

/** Where a block stands, who is told what its composer finds, and the words of the site that its page says so far. */
interface Composing {
  pointer: Pointer;
  site: Site;
  listener: Observer | undefined;
  words: Set<string>;
}

function composeBlock(
  block: Block,
  compose: NonNullable<ComposedBlockType['compose']>,
  { pointer, site, listener, words }: Composing,
): Block {
  const { locale, timeZone, theme, today, manifest } = site;
  const { language } = locale;
  const report: ReportFault = (inside, message) =>
    listener?.use?.({ kind: 'fault', name: message, pointer: pointer + inside });
  const surroundings: Surroundings = {
    language,
    timeZone,
    today,
    opening: theme.hero,
    businessAt: manifest.business?.at,
    reach: (directive, address) => listener?.reach?.(directive, address),
    say: (...said) => {
      for (const word of said) words.add(word);
    },
  };
  const all: Record<string, unknown> = { ...block, ...compose(block, report, surroundings) };
  const drawn: Record<string, unknown> = {};
  for (const name of Object.keys(all)) if (all[name] !== undefined) drawn[name] = all[name];
  return drawn as unknown as Block;
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
