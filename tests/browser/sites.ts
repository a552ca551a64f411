import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { notFoundPath } from '../../src/addresses/page-address';
import { type RouteSource, routeSources } from '../../src/compose/routes';
import { prepareSite } from '../../src/compose/site';
import type { Manifest } from '../../src/manifest/manifest';
import { isLong } from '../is-long';
import { registry } from '../registry';
import type { SiteName } from './serve-site';

/** A built site as a browser test sees it. */
export interface SiteUnderTest {
  manifest: Manifest;
  /** Where it is served, base included, without a slash at its end. */
  address: string;
  /** The base, without a slash at its end. */
  base: string;
  /** Where sent forms arrive. */
  outboxFolder: string;
  /** The paths of its published pages, those too that are made of entries. */
  paths: string[];
  /** Those that are looked at, and one that is not there: enough to see every type of block; in the long tests, all. */
  samplePaths: string[];
}

/** One of the sites that the setup has built and serves. */
export function siteUnderTest(name: SiteName): SiteUnderTest {
  const { origin, base, outboxFolder, file, problem } = inject('sites')[name];
  if (problem) throw new Error(`${file} was not built: ${problem}`);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const pages = publishedPages(manifest);
  return {
    manifest,
    address: origin + base.slice(0, -1),
    base: base.slice(0, -1),
    outboxFolder,
    paths: pages.map(({ path }) => path),
    samplePaths: [...pagesOfEveryType(pages), '/no-such-page'],
  };
}

function publishedPages(manifest: Manifest): RouteSource[] {
  const site = prepareSite(manifest, { pictures: {}, files: {}, icons: {}, flags: {} }, registry, new Date());
  return routeSources(site).filter(({ path, draft }) => path !== notFoundPath && !draft);
}

/** Pages that together have every type of block, with and without pictures. */
function pagesOfEveryType(pages: RouteSource[]): string[] {
  if (isLong) return pages.map(({ path }) => path);
  const seen = new Set<string>();
  const chosen = pages.filter(({ blocks }) => {
    const types = blocks.map((block) => `${block.type} ${'picture' in block}`);
    const isNew = types.some((type) => !seen.has(type));
    for (const type of types) seen.add(type);
    return isNew;
  });
  return chosen.map(({ path }) => path);
}
