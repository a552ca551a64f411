import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkSite } from '../../src/checks/check-site';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { Page, Shell } from '../../src/compose/page';
import { routeSources } from '../../src/compose/routes';
import { readAssets } from '../../src/frame/read-assets';
import { styles } from '../../src/render/styles';
import { registry } from '../registry';

/** A site as components receive it, with the styles of its blocks. */
export interface ComposedSite {
  shell: Shell;
  css: string;
  /** Where the site is published, without a slash at its end. */
  url: string;
  pages: Page[];
}

/** Composes the pages of a generated site. */
export function composeSite(file: string): ComposedSite {
  const { assets } = readAssets(dirname(file));
  const { site } = checkSite(readFileSync(file, 'utf8'), assets, { now: new Date(), registry });
  if (!site) throw new Error(`The generated site in ${file} has errors.`);
  const pages = routeSources(site).map((route) => composePage(site, route).page);
  const types = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const ofBlocks = Object.entries(styles.blocks).filter(([name]) => types.has(name.replace(/\/.*/, '')));
  const css = [styles.foundation, ...ofBlocks.map(([, of]) => of)].join('\n');
  return { shell: composeShell(site).shell, css, url: site.manifest.site.url, pages };
}
