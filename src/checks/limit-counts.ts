import type { AuthoredBlock, Json, Manifest } from '../manifest/manifest';
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
  const counts = countWritten(site.manifest, size);
  const used = new Set(pages.flatMap((page) => usesOf(page, 'picture').map(({ name }) => name)));
  for (const [name, file] of Object.entries(site.assets.pictures)) {
    if (!('bytes' in file) || !used.has(name)) continue;
    const limit = { ...limits.pictureSize, unit: `bytes in the picture "${name}"` };
    counts.push({ limit, count: file.bytes, pointer: '' });
  }
  return counts;
}

/** What has a limit and is known before any page is composed; what is past it is never composed. */
export function countWritten(manifest: Manifest, size: number): LimitCount[] {
  const { routes, notFound, collections = {} } = manifest;
  const pages = [
    ...routes.map(({ blocks }, index) => ({ blocks, at: `/routes/${index}` })),
    { ...notFound, at: '/notFound' },
  ];
  return [
    { limit: limits.fileSize, count: size, pointer: '' },
    { limit: limits.routes, count: routes.length, pointer: '/routes' },
    ...pages.flatMap(({ blocks, at }) => [
      { limit: limits.blocks, count: blocks.length, pointer: `${at}/blocks` },
      { limit: limits.items, count: countItems(blocks, manifest), pointer: `${at}/blocks` },
    ]),
    ...Object.entries(collections).map(([name, entries = []]) => ({
      limit: limits.entries,
      count: entries.length,
      pointer: memberPointer('/collections', name),
    })),
  ];
}

/** The items in the lists of some blocks, those too that a list takes from a collection. */
function countItems(blocks: AuthoredBlock[], { shared, collections }: Manifest): number {
  let count = 0;
  const visit = (value: Json | undefined): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) count += value.length;
    else if (typeof value.from === 'string' && 'as' in value) {
      const entries = ownMember(collections, value.from)?.length ?? 0;
      count += Math.min(entries, typeof value.limit === 'number' ? value.limit : entries);
    }
    for (const part of Object.values(value)) visit(part);
  };
  for (const block of blocks) visit(block.type === 'shared' ? ownMember(shared, String(block.block)) : block);
  return count;
}
