import { notFoundPath } from '../addresses/page-address';
import type { AuthoredBlock, JsonObject, Manifest } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import { runOfBraces } from '../manifest/run';
import type { ReportFault } from './composers';
import { expand } from './expand';
import { fillValues } from './fill';
import { finish } from './finish';
import type { KindName } from './kinds';
import { type Observer, placeObserver } from './observer';
import type { Block, Icons, Page } from './page';
import type { ComposedBlockType, Directive } from './registry';
import type { Shape } from './shape';
import type { Site } from './site';
import { composeWords, wordsOfBlocks } from './words';

/** A route as it is written, and where. */
export interface RouteSource {
  path: string;
  title: string;
  description: string;
  blocks: AuthoredBlock[];
  pointer: Pointer;
  /** Whether the page is shown to its owner alone. */
  draft?: boolean;
}

/** Every page of a manifest, the one for unknown addresses last. */
export function routeSources(manifest: Manifest): RouteSource[] {
  const { title, description = '', blocks } = manifest.notFound;
  return [
    ...manifest.routes.map((route, index) => ({ ...route, pointer: `/routes/${index}` })),
    { path: notFoundPath, title, description, blocks, pointer: '/notFound' },
  ];
}

/** The page that the components of a route receive. */
export function composePage(site: Site, route: RouteSource, listener?: Observer): Page {
  const observer = placeObserver(listener);
  const icons: Icons = {};
  const title = fillText(route.title, 'title', site, observer);
  const page: Page = {
    path: route.path,
    title,
    documentTitle: fillValues(composeWords(site).documentTitle, { title, site: site.values.name ?? '' }),
    description: fillText(route.description, 'description', site, observer),
    blocks: [],
    words: {},
    icons,
  };
  observer?.origin?.('', { pointer: route.pointer });
  let hasPageHeading = false;
  for (const [index, authored] of route.blocks.entries()) {
    const pointer = `/blocks/${index}`;
    const written = resolvePlacement(authored, site, `${route.pointer}${pointer}`, pointer, observer);
    if (!written) continue;
    const { block, source } = written;
    const type = ownMember(site.registry.blocks, block.type);
    const shape = type?.shape ?? null;
    const expanded = expand(block, shape, site, { composed: pointer, source }, observer) as JsonObject;
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
    const placed = Object.assign({}, finished, { level, itemLevel }) as Block;
    page.blocks.push(isRight ? composeBlock(placed, type, pointer, observer) : placed);
    tellOrigins(type, listener);
  }
  page.words = wordsOfBlocks(site, new Set(page.blocks.map(({ type }) => type)));
  return page;
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
  observer: Observer | undefined,
): Block {
  if (!type?.compose) return block;
  const report: ReportFault = (inside, message) =>
    observer?.use?.({ kind: 'fault', name: message, pointer: pointer + inside });
  return Object.assign({}, block, type.compose(block, report));
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

function fillText(text: string, key: string, site: Site, observer: Observer | undefined): string {
  return fillValues(text, site.values, (name, start) =>
    observer?.use?.({ kind: 'value', name, pointer: `/${key}`, run: runOfBraces(text, name, start) }),
  );
}
