import type { Pointer } from '../manifest/pointer';
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
  const { routes, collections = {} } = site.manifest;
  const counts: LimitCount[] = [
    { limit: limits.fileSize, count: size, pointer: '' },
    { limit: limits.routes, count: routes.length, pointer: '/routes' },
    ...routes.map(({ blocks }, index) => ({
      limit: limits.blocks,
      count: blocks.length,
      pointer: `/routes/${index}/blocks`,
    })),
    ...Object.entries(collections).map(([name, entries = []]) => ({
      limit: limits.entries,
      count: entries.length,
      pointer: `/collections/${name}`,
    })),
  ];
  const used = new Set(pages.flatMap((page) => usesOf(page, 'picture').map(({ name }) => name)));
  for (const [name, file] of Object.entries(site.assets.pictures)) {
    if (!('bytes' in file) || !used.has(name)) continue;
    const limit = { ...limits.pictureSize, unit: `bytes in the picture "${name}"` };
    counts.push({ limit, count: file.bytes, pointer: '' });
  }
  return counts;
}
