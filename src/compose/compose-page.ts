import { notFoundPath } from '../addresses/page-address';
import type { AuthoredBlock, JsonObject, Manifest } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import { runOfBraces } from '../manifest/run';
import type { ComposedType, Composer, ReportFault } from './composers';
import { expand } from './expand';
import { fillValues } from './fill';
import { finish } from './finish';
import { blockShapes } from './generated/shapes';
import { type Observer, placeObserver } from './observer';
import type { Block, BlockOf, Icons, Page } from './page';
import type { Site } from './site';
import { composeWords, wordsOfBlocks } from './words';

/** A route as it is written, and where. */
export interface RouteSource {
  path: string;
  title: string;
  description: string;
  blocks: AuthoredBlock[];
  pointer: Pointer;
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
    const shape = blockShapes[block.type] ?? null;
    const expanded = expand(block, shape, site, { composed: pointer, source }, observer) as JsonObject;
    const isRight = observer ? observer.expanded?.(expanded, pointer) === true : true;
    const isEmpty = isRight && Array.isArray(expanded.items) && expanded.items.length === 0;
    if (typeof expanded.anchor === 'string') {
      const isHidden = isEmpty && expanded.empty === undefined;
      observer?.use?.({ kind: 'anchor', name: expanded.anchor, pointer: `${pointer}/anchor`, isHidden });
    }
    const hasHeading = typeof expanded.heading === 'string' && !isEmpty;
    const level = hasHeading && !hasPageHeading ? 1 : 2;
    const itemLevel = hasHeading ? level + 1 : 2;
    hasPageHeading ||= hasHeading;
    const watching = isEmpty && observer ? withoutHeadings(observer) : observer;
    const finishing = {
      site,
      icons,
      observer: watching,
      asset: listener?.asset,
      level,
      itemLevel,
      hasPriority: index === 0,
    };
    const finished = finish(expanded, shape, finishing, pointer) as Record<string, unknown>;
    const placed = { ...finished, level, itemLevel } as unknown as Block;
    page.blocks.push(isRight ? composeBlock(placed, site, pointer, observer) : placed);
  }
  page.words = wordsOfBlocks(site, new Set(page.blocks.map(({ type }) => type)));
  return page;
}

/** A block whose list is empty draws no heading; what it refers to counts, since entries come and go. */
function withoutHeadings({ use, ...observer }: Observer): Observer {
  if (!use) return observer;
  return { ...observer, use: (one) => (one.kind === 'heading' ? undefined : use(one)) };
}

function composeBlock(block: Block, site: Site, pointer: Pointer, observer: Observer | undefined): Block {
  const compose = ownMember(site.composers as Partial<Record<string, Composer<ComposedType>>>, block.type);
  if (!compose) return block;
  const report: ReportFault = (inside, message) =>
    observer?.use?.({ kind: 'fault', name: message, pointer: pointer + inside });
  return { ...block, ...compose(block as BlockOf<ComposedType>, report) } as Block;
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
