import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notFoundPath } from '../src/addresses/page-address';
import { buildSite } from '../src/build/build-site';
import { checkPages, checkSite } from '../src/checks/check-site';
import { editionsOf } from '../src/compose/editions';
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
  /** The paths of its pages in further languages, those for unknown addresses among them. */
  translatedPaths: string[];
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
  const text = edit(readFileSync(file, 'utf8'));
  const built = await buildSite({
    pages: checkPages(() => text, gathered.assets, options),
    gathered,
    loadCode: () => Promise.resolve(code),
    outFolder,
    cacheFolder: withKeptPictures(join(folder, 'cache')),
  });
  if (!built) {
    const { problems } = checkSite(text, gathered.assets, options);
    return {
      outFolder,
      base: '/',
      pages: [],
      translatedPaths: [],
      problem: problems.map(({ message }) => message).join(' '),
    };
  }
  if (built.failures)
    return { outFolder, base: '/', pages: [], translatedPaths: [], problem: built.failures.join(' ') };
  const [, ...others] = editionsOf(built.site);
  const translatedPaths = others.flatMap((edition) =>
    routeSources(edition).flatMap(({ path, draft }) => (draft ? [] : [path])),
  );
  return { outFolder, base: built.site.base, pages: builtPages(built.site), translatedPaths };
}

/** The published pages of a site but the one for unknown addresses. */
function builtPages(site: Site): BuiltPage[] {
  const sources = routeSources(site).filter(({ path, draft }) => path !== notFoundPath && !draft);
  return sources.map(({ path, blocks }) => ({
    path,
    types: blocks.map((block) => `${block.type} ${'picture' in block}`),
  }));
}
