import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Assets, PictureFile } from '../../src/compose/assets';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { isLong } from '../is-long';
import { root } from '../project';

/** The sites whose pages are clicked on everywhere: by day the one with most types of block, every night all. */
export const clickedSites = isLong ? ['agency', 'kajak', 'werkstatt', 'tajlid', 'contact-form'] : ['werkstatt'];

/** A site, with a picture more than it has: what has one alone can be given another, too. */
export function siteNamed(name: string): { value: JsonObject; assets: Assets } {
  const file = join(root, 'tests/fixtures', name, 'site.json');
  const { assets } = readAssets(dirname(file));
  const other: PictureFile = { kind: 'drawing', path: '_assets/other.svg', width: 40, height: 30, bytes: 400 };
  const pictures = { ...assets.pictures, 'uploads/other.svg': other };
  return { value: JSON.parse(readFileSync(file, 'utf8')), assets: { ...assets, pictures } };
}

/** A file beside this one as a script of its own, for a page in the browser. */
export async function bundledScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, `tests/browser/${name}.ts`), formats: ['iife'], name: 'clicking' },
    },
  });
  const [
    {
      output: [{ code }],
    },
  ] = built as unknown as [{ output: [{ code: string }] }];
  return code;
}
