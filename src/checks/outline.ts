import { composeFeeds, type Feed } from '../compose/feeds';
import type { Site } from '../compose/site';
import type { Bytes } from '../manifest/bytes';
import { isObject, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { membersOf } from '../manifest/part-lists';
import { showing } from './reach';
import type { CheckedText } from './recheck';

/** A checked text without what an edit of another part does not need, and the feeds that were composed of it. */
export interface Outline extends CheckedText {
  feeds: Feed[];
}

/**
 * Gives a checked text without its entries, and without the blocks of pages that show no entries: an edit of another
 * part needs neither. Blocks that decide which styles a page has stay, since the styles are in the key of every page. The
 * feeds stay as they are composed: each may have an item of every entry.
 */
export function outlineOf(checked: CheckedText, site: Site): Outline {
  const entries = entryLists(checked);
  const root = entries.reduce((outline, { pointer }) => set(outline, pointer, []), checked.root);
  return { ...checked, root: withoutBlocks(root), feeds: composeFeeds(site) };
}

/** Gives an outline with its entries, read from the bytes of its text. */
export function withEntries(outline: Outline, bytes: Bytes): Outline {
  const entries = entryLists(outline);
  const root = entries.reduce((value, list) => set(value, list.pointer, membersOf(list, bytes)), outline.root);
  return { ...outline, root };
}

function entryLists({ lists }: CheckedText): CheckedText['lists'] {
  return lists.filter(({ pointer }) => pointer.startsWith('/collections/'));
}

function withoutBlocks(root: JsonObject): JsonObject {
  const routes = Array.isArray(root.routes) ? root.routes.filter(isObject) : [];
  const showsEntries = root.collections === undefined ? () => false : showing(root, () => true);
  return {
    ...root,
    routes: routes.map((route) => {
      const blocks = Array.isArray(route.blocks) ? route.blocks.filter(isObject) : [];
      if (route.from !== undefined || showsEntries(blocks)) return route;
      const drawn = blocks.filter(({ layout, surface }) => layout !== undefined || surface !== undefined);
      return { ...route, blocks: drawn.map(({ type = '', ...said }) => ({ type, ...drawnBy(said) })) };
    }),
  };
}

function drawnBy({ layout, surface }: JsonObject): JsonObject {
  return { ...(layout !== undefined && { layout }), ...(surface !== undefined && { surface }) };
}
