import type { Observer } from '../compose/observer';
import { takenBy } from '../compose/routes';
import type { Site } from '../compose/site';
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
export function countLimited({ site, shell, pages, size }: SiteFacts): LimitCount[] {
  const counts = [...countWritten(site, size), ...shell.items, ...largest(pages.flatMap(({ items }) => items))];
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
    ...routes.map(({ blocks }, index) => ({ blocks, at: `/routes/${index}` })),
    { ...notFound, at: '/notFound' },
  ];
  const pages = routes.reduce((sum, route) => sum + (route.from === undefined ? 1 : takenBy(route, site).length), 0);
  return [
    { limit: limits.fileSize, count: size, pointer: '' },
    { limit: limits.routes, count: pages, pointer: '/routes' },
    ...written.map(({ blocks, at }) => ({ limit: limits.blocks, count: blocks.length, pointer: `${at}/blocks` })),
    ...Object.entries(collections).map(([name, entries = []]) => ({
      limit: limits.entries,
      count: entries.length,
      pointer: memberPointer('/collections', name),
    })),
  ];
}

/** Counts the items of lists while they are made, and lets no more be made past their limit. `of` says what a list counts for. */
export function countItems(of: (list: Pointer) => Pick<LimitCount, 'limit' | 'pointer'>): {
  counts(): LimitCount[];
  items: NonNullable<Observer['items']>;
} {
  const counts = new Map<Pointer, LimitCount>();
  return {
    counts: () => [...counts.values()],
    items: (count, list) => {
      const counted = of(list);
      const known = counts.get(counted.pointer) ?? { ...counted, count: 0 };
      counts.set(counted.pointer, known);
      known.count += count;
      return known.count <= known.limit.most;
    },
  };
}

/** Of the pages that are made of the entries of one collection, the one with most. */
function largest(counts: LimitCount[]): LimitCount[] {
  const byPlace = new Map<Pointer, LimitCount>();
  for (const one of counts) if (one.count > (byPlace.get(one.pointer)?.count ?? 0)) byPlace.set(one.pointer, one);
  return [...byPlace.values()];
}
