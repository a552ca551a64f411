import { entriesOfRoute } from '../compose/routes';
import type { Site } from '../compose/site';
import { collectionsIn } from '../manifest/collections';
import { asJson, isObject, type Json, ownMember } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import type { Pointer } from '../manifest/pointer';
import { placeholdersIn } from '../manifest/spans';
import { type Limit, limits } from './limits';
import { type PageFacts, type SiteFacts, usesOf } from './rule';

/** How much there is of something that has a limit, and where. */
export interface LimitCount {
  limit: Limit;
  count: number;
  pointer: Pointer;
}

/** Counts everything that has a limit on a site. */
export function countLimited({ site, shell, pages, size }: SiteFacts): LimitCount[] {
  const items = pages.flatMap((page) => page.items);
  const counts = [...countWritten(site, size), ...shell.items, ...largest(items), countAllItems(pages)];
  const usedPictures = new Set(pages.flatMap((page) => usesOf(page, 'picture').map(({ name }) => name)));
  for (const [name, file] of Object.entries(site.assets.pictures)) {
    if (!('bytes' in file) || !usedPictures.has(name)) continue;
    const limit = { ...limits.pictureSize, unit: `bytes in the picture "${name}"` };
    counts.push({ limit, count: file.bytes, pointer: '' });
  }
  return counts;
}

/** Counts what has a limit and is known before any page is composed; beyond its limit, nothing is composed. */
export function countWritten(site: Site, size: number): LimitCount[] {
  const { routes, notFound } = site.manifest;
  const written = [
    ...routes.map(({ blocks }, index) => ({ blocks, at: `/routes/${index}` })),
    { ...notFound, at: '/notFound' },
  ];
  const pages = routes.reduce(
    (sum, route) => sum + (route.from === undefined ? 1 : entriesOfRoute(route, site).length),
    0,
  );
  return [
    { limit: limits.fileSize, count: size, pointer: '' },
    { limit: limits.filledSize, count: filledLength(site, size), pointer: '/values' },
    { limit: limits.routes, count: pages, pointer: '/routes' },
    ...written.map(({ blocks, at }) => ({ limit: limits.blocks, count: blocks.length, pointer: `${at}/blocks` })),
    ...[...collectionsIn(asJson(site.manifest)).values()].map(({ entries, pointer }) => ({
      limit: limits.entries,
      count: entries.length,
      pointer,
    })),
  ];
}

/**
 * Adds up the lengths of all values where texts name them; gives undefined for a site in which they cannot be too long.
 */
function filledLength(site: Site, size: number): number {
  if (!mayFillTooMuch(site, size)) return 0;
  const { manifest, values } = site;
  const { values: _, ...written } = asJson(manifest);
  let length = 0;
  for (const part of Object.values(written)) {
    if (part === null || typeof part !== 'object') continue;
    for (const [name, count] of namesIn(part)) length += count * (ownMember(values, name)?.length ?? 0);
  }
  return length;
}

/** Gives how often the texts of a part name each placeholder. All languages of a site share its parts, and several rules ask. */
const namesIn = rememberEach((part: Json & object): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  countNames(part, counts);
  return counts;
});

/** Tells whether texts of so many characters could be too long once their values are filled in. */
export function mayFillTooMuch({ values }: Site, size: number): boolean {
  const longest = Object.values(values).reduce((most, { length }) => Math.max(most, length), 0);
  // A name in braces has three characters at least.
  return (longest * size) / 3 > limits.filledSize.most;
}

function countNames(part: Json, counts: Map<string, number>): void {
  if (typeof part === 'string') {
    if (!part.includes('{')) return;
    for (const { name } of placeholdersIn(part)) counts.set(name, (counts.get(name) ?? 0) + 1);
  } else if (Array.isArray(part)) {
    for (const one of part) countNames(one, counts);
  } else if (isObject(part)) {
    // A language has hundreds of thousands of members, whose list would take longer than they do.
    for (const name in part) countNames(part[name] ?? null, counts);
  }
}

/** Counts the items of all pages, and tells where most of them are made. */
export function countAllItems(pages: Pick<PageFacts, 'items'>[]): LimitCount {
  const byPlace = new Map<Pointer, number>();
  for (const { pointer, count } of pages.flatMap(({ items }) => items))
    byPlace.set(pointer, (byPlace.get(pointer) ?? 0) + count);
  const counts = [...byPlace];
  const [pointer] = counts.reduce((most, one) => (one[1] > most[1] ? one : most), ['/routes', 0]);
  return { limit: limits.allItems, count: counts.reduce((sum, [, count]) => sum + count, 0), pointer };
}

/** Gives the page with the most items of those that are made of one collection. */
function largest(counts: LimitCount[]): LimitCount[] {
  const byPlace = new Map<Pointer, LimitCount>();
  for (const one of counts) if (one.count > (byPlace.get(one.pointer)?.count ?? 0)) byPlace.set(one.pointer, one);
  return [...byPlace.values()];
}
