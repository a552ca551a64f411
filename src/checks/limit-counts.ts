import { type Selection, selectEntries } from '../compose/entries';
import { wholePlaceholder } from '../compose/fill';
import type { Site } from '../compose/site';
import type { AuthoredBlock, Json, JsonObject, Manifest } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { type Limit, limits } from './limits';
import { type SiteFacts, usesOf } from './rule';

/** How much there is of something that has a limit, and where. */
export interface LimitCount {
  limit: Limit;
  count: number;
  pointer: Pointer;
}

/** Everything that has a limit on a site. */
export function countLimited({ site, pages, size }: SiteFacts): LimitCount[] {
  const counts = countWritten(site, size);
  const used = new Set(pages.flatMap((page) => usesOf(page, 'picture').map(({ name }) => name)));
  for (const [name, file] of Object.entries(site.assets.pictures)) {
    if (!('bytes' in file) || !used.has(name)) continue;
    const limit = { ...limits.pictureSize, unit: `bytes in the picture "${name}"` };
    counts.push({ limit, count: file.bytes, pointer: '' });
  }
  return counts;
}

/** What has a limit and is known before any page is composed; what is past it is never composed. */
export function countWritten(site: Site, size: number): LimitCount[] {
  const { routes, notFound, collections = {} } = site.manifest;
  const written = [
    ...routes.map(({ blocks, from }, index) => ({ blocks, from, at: `/routes/${index}` })),
    { ...notFound, from: undefined, at: '/notFound' },
  ];
  const pages = routes.reduce(
    (sum, route) => sum + (route.from === undefined ? 1 : countTaken(route as Selection, site)),
    0,
  );
  return [
    { limit: limits.fileSize, count: size, pointer: '' },
    { limit: limits.routes, count: pages, pointer: '/routes' },
    ...written.flatMap(({ blocks, from, at }) => [
      { limit: limits.blocks, count: blocks.length, pointer: `${at}/blocks` },
      { limit: limits.items, count: countItems(blocks, from, site), pointer: `${at}/blocks` },
    ]),
    ...Object.entries(collections).map(([name, entries = []]) => ({
      limit: limits.entries,
      count: entries.length,
      pointer: memberPointer('/collections', name),
    })),
  ];
}

/** How many entries are taken from a collection; where a field chooses them that only a page knows, at most. */
function countTaken(selection: Selection, site: Site): number {
  const isKnown = !/\{[A-Za-z]/.test(JSON.stringify(selection.where ?? null));
  return selectEntries(isKnown ? selection : { ...selection, where: undefined }, site).length;
}

/**
 * The items in the lists of some blocks, at most: those too that a list takes from a collection, once for each item of a
 * list around it, and the longest that an entry brings where braces name a field of it.
 */
function countItems(blocks: AuthoredBlock[], from: string | undefined, site: Site): number {
  const { manifest } = site;
  const count = (value: Json | undefined, around: string[]): number => {
    if (typeof value === 'string') return longestBrought(value, around, manifest);
    if (value === null || typeof value !== 'object') return 0;
    if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + 1 + count(item, around), 0);
    if (typeof value.from === 'string' && 'as' in value) {
      return countTaken(value as JsonObject & Selection, site) * (1 + count(value.as, [...around, value.from]));
    }
    return Object.values(value).reduce((sum: number, part) => sum + count(part, around), 0);
  };
  const around = from === undefined ? [] : [from];
  return blocks.reduce((sum, block) => {
    const written = block.type === 'shared' ? ownMember(manifest.shared, String(block.block)) : block;
    return sum + count(written, around);
  }, 0);
}

/** The items of the longest list that any entry of some collections has under the one field of a template. */
function longestBrought(template: string, collections: string[], manifest: Manifest): number {
  const { name } = (collections.length > 0 && wholePlaceholder(template)) || {};
  if (name === undefined) return 0;
  const lengths = collections.flatMap((collection) =>
    (ownMember(manifest.collections, collection) ?? []).map((entry: JsonObject) => {
      const list = Object.hasOwn(entry, name) ? entry[name] : undefined;
      return Array.isArray(list) ? list.length : 0;
    }),
  );
  return lengths.reduce((most, one) => Math.max(most, one), 0);
}
