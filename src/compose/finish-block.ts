import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { NotedFacts } from './facts';
import { lastDayOfAll } from './item-marks';
import { finish } from './kinds';
import type { Block, Icons } from './page';
import { linksAbove } from './pages-above';
import type { Shape } from './shape';
import type { Site } from './site';

/**
 * The place of a block on its page, and whether the block keeps to its schema; `icons` takes the icons that it draws.
 */
interface BlockPlace {
  /** The path of its page. */
  path: string;
  index: number;
  isFirstHeading: boolean;
  isWhole: boolean;
  icons: Icons;
  pointer: Pointer;
}

/** Finishes an expanded block, with the levels of its headings, its last day and the links to the pages above. */
export function finishBlock(
  expanded: JsonObject,
  shape: Shape,
  { index, isFirstHeading, isWhole, icons, pointer, path }: BlockPlace,
  site: Site,
  facts: NotedFacts,
): Block {
  const { type, items } = expanded;
  // Without an item a block shows its words for that under its heading, or nothing.
  const isHidden = isWhole && Array.isArray(items) && items.length === 0 && expanded.empty === undefined;
  const hasHeading = !isHidden && hasHeadingIn(expanded, shape);
  const level = hasHeading && isFirstHeading ? 1 : 2;
  const itemLevel = hasHeading ? level + 1 : 2;
  const finishContext = { site, facts, icons, level, itemLevel, hasPriority: index === 0, isHidden };
  const finished = finish(expanded, shape, finishContext, pointer);
  const until = Array.isArray(items) ? lastDayOfAll(items) : undefined;
  const above = level === 1 ? linksAbove(path, site) : [];
  const placement = { level, itemLevel, ...(until !== undefined && { until }), ...(above.length > 0 && { above }) };
  // The words of a block that shows nothing would travel for nobody.
  const visible = isHidden ? { type, items: [] } : finished;
  return withoutBackdrop(withoutEcho(Object.assign({}, visible, placement) as Block));
}

/** Gives a block without its eyebrow, where that only repeats the link to the page above. */
function withoutEcho(block: Block): Block {
  const page = block.above?.at(-1)?.label;
  if (page === undefined || !('eyebrow' in block) || block.eyebrow !== page) return block;
  const { eyebrow: _, ...rest } = block;
  return rest as Block;
}

/** Gives a block without its backdrop, where its surface is not a picture. */
function withoutBackdrop(block: Block): Block {
  if (!('backdrop' in block) || block.surface === 'picture') return block;
  const { backdrop: _, ...rest } = block;
  return rest as Block;
}

/** Tells whether a heading is among the members of a part; it does not look deeper. */
function hasHeadingIn(part: JsonObject, shape: Shape): boolean {
  if (!shape || !('fields' in shape)) return false;
  return Object.entries(shape.fields).some(
    ([name, field]) => field && 'kind' in field && field.kind === 'heading' && typeof part[name] === 'string',
  );
}
