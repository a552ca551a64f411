import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from '../src/build/build-site';
import { checkSite } from '../src/checks/check-site';
import { readAssets } from '../src/frame/read-assets';
import type { Code } from '../src/frame/renderer';
import { withKeptPictures } from './kept-pictures';
import { registry } from './registry';

/** Where a site.json was built and the path under which it is published, or the problem that kept it from being built. */
export interface BuiltFile {
  outFolder: string;
  base: string;
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
  const { site, pages, problems } = checkSite(edit(readFileSync(file, 'utf8')), gathered.assets, options);
  if (!site) return { outFolder, base: '/', problem: problems.map(({ message }) => message).join(' ') };
  const { failures } = await buildSite({
    site,
    pages,
    gathered,
    code,
    outFolder,
    cacheFolder: withKeptPictures(join(folder, 'cache')),
  });
  return { outFolder, base: site.base, ...(failures && { problem: failures.join(' ') }) };
}
