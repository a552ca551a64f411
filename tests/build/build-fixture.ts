import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Built, buildSite } from '../../src/build/build-site';
import { prepareSite } from '../../src/compose/site';
import type { Code } from '../../src/frame/draw-page';
import { type GatheredAssets, readAssets } from '../../src/frame/read-assets';
import type { Manifest } from '../../src/manifest/manifest';
import { asChecked } from '../composed-pages';
import { withKeptPictures } from '../kept-pictures';
import { productionCode } from '../production-code';
import { root } from '../project';
import { registry } from '../registry';

/** A fixture's site that can be built again and again, each time with an edit of its manifest. */
export interface Builds {
  outFolder: string;
  gathered: GatheredAssets;
  code: Code;
  /** Builds the fixture, edited; no check comes before, so that a test may build what no check lets through. */
  build(edit?: (manifest: Manifest) => void, options?: Partial<Parameters<typeof buildSite>[0]>): Promise<Built>;
}

/** Opens the builds of a fixture with output and cache in `folder`. */
export async function openBuilds(fixture: 'agency' | 'werkstatt' | 'kajak', folder: string): Promise<Builds> {
  const code = await productionCode(root);
  const source = join(root, 'tests/fixtures', fixture);
  const gathered = readAssets(source);
  const text = readFileSync(join(source, 'site.json'), 'utf8');
  const dist = join(folder, 'dist');
  return {
    outFolder: dist,
    gathered,
    code,
    async build(edit, options) {
      const manifest: Manifest = JSON.parse(text);
      edit?.(manifest);
      const site = prepareSite(manifest, gathered.assets, registry, new Date('2031-05-06'));
      const built = await buildSite({
        pages: asChecked(site),
        gathered,
        loadCode: () => productionCode(root),
        outFolder: dist,
        cacheFolder: withKeptPictures(join(folder, 'cache')),
        ...options,
      });
      if (!built) throw new Error('A site that nobody checks has no faults.');
      return built;
    },
  };
}
