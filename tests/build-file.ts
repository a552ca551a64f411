import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notFoundPath } from '../src/addresses/page-address';
import { buildSite } from '../src/build/build-site';
import { checkSite } from '../src/checks/check-site';
import { routeSources } from '../src/compose/routes';
import type { Site } from '../src/compose/site';
import type { Code } from '../src/frame/draw-page';
import { readAssets } from '../src/frame/read-assets';
import { withKeptPictures } from './kept-pictures';
import { registry } from './registry';

/** A page that was built: its address, and which types of block are written on it, with or without a picture. */
export interface BuiltPage {
  path: string;
  types: string[];
}

/** Where a site.json was built, the path under which it is published and its pages, or the problem that kept it from being built. */
export interface BuiltFile {
  outFolder: string;
  base: string;
  pages: BuiltPage[];
  problem?: string;
}

/** Builds a site.json, edited, as the command does: into `dist` in a folder, with the cache beside it. */
export async function buildFile(
  file: string,
  folder: string,
  code: Code,
  edit = (text: string) => text,
): Promise<BuiltFile> {
  const outFolder = join(folder, 'dist');
  const gathered = readAssets(dirname(file));
  const options = { now: new Date(), registry };
  const { site, pages, translated, problems } = checkSite(edit(readFileSync(file, 'utf8')), gathered.assets, options);
  if (!site) return { outFolder, base: '/', pages: [], problem: problems.map(({ message }) => message).join(' ') };
  const { failures } = await buildSite({
    site,
    pages,
    translated,
    gathered,
    code,
    outFolder,
    cacheFolder: withKeptPictures(join(folder, 'cache')),
  });
  return { outFolder, base: site.base, pages: builtPages(site), ...(failures && { problem: failures.join(' ') }) };
}

/** The published pages of a site but the one for unknown addresses. */
function builtPages(site: Site): BuiltPage[] {
  const sources = routeSources(site).filter(({ path, draft }) => path !== notFoundPath && !draft);
  return sources.map(({ path, blocks }) => ({
    path,
    types: blocks.map((block) => `${block.type} ${'picture' in block}`),
  }));
}
