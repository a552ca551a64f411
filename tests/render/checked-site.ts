import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComposedPage } from '../../src/compose/compose-page';
import type { Site } from '../../src/compose/site';
import { readAssets } from '../../src/frame/read-assets';
import { checkWithPages } from '../check-with-pages';
import { root } from '../project';
import { registry } from '../registry';

/** The folders of the sites with pages that tests draw. */
export const drawnSites = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'];

/** A site of the tests with its pages, composed. */
export function checkedSite(name: string): { site: Site; pages: ComposedPage[] } {
  const file = join(root, 'tests/fixtures', name, 'site.json');
  const { assets } = readAssets(dirname(file));
  const now = new Date('2026-11-22');
  const { site, pages = [] } = checkWithPages(readFileSync(file, 'utf8'), assets, { now, registry });
  if (!site) throw new Error(`${file} has errors.`);
  return { site, pages };
}
