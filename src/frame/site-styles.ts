import { assetPath } from '../addresses/asset-path';
import type { BlockType, Page } from '../compose/page';
import type { Site } from '../compose/site';
import { hashOf } from '../pictures/hash';
import type { Renderer } from './renderer';
import { themeStyle } from './theme';

/** The styles of one site: which a page inlines, and where those of a block are for a page that is navigated to. */
export interface SiteStyles {
  /** By name, in the order of the cascade. */
  ofPage(page: Page): [name: string, css: string][];
  /** Addresses within the site, base included, by block type. */
  addresses(page: Page): Record<string, string>;
  /** The address of what only printers need, the site's own address in it for the targets of links. */
  print: string;
  /** The files behind those addresses, by path within the base. */
  files: Map<string, string>;
}

/** Puts the styles of the code and the theme of a site together. */
export function composeStyles(site: Site, { styles }: Renderer, fontAddress: string | undefined): SiteStyles {
  const { theme: themed, site: about } = site.manifest;
  const theme = themeStyle(themed, fontAddress) + (about.direction === 'rtl' ? joinedLetters : '');
  const files = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const [type, css] of Object.entries(styles.blocks)) {
    const path = assetPath(`${type}.css`, hashOf(css));
    files.set(path, css);
    paths.set(type, site.base + path);
  }
  const print = `:root{--origin:"${new URL(site.manifest.site.url).origin}"}${styles.print}`;
  const printPath = assetPath('print.css', hashOf(print));
  files.set(printPath, print);
  const typesOf = (page: Page): BlockType[] => [...new Set(page.blocks.map(({ type }) => type))].sort();
  return {
    ofPage: (page) => [
      ['foundation', styles.foundation],
      ['theme', theme],
      ...typesOf(page).map((type): [string, string] => [type, styles.blocks[type] ?? '']),
    ],
    addresses: (page) => Object.fromEntries(typesOf(page).map((type) => [type, paths.get(type) ?? ''])),
    print: site.base + printPath,
    files,
  };
}

/** The letters of Arabic are joined: moved apart or together they come undone. */
const joinedLetters = '@layer base{*{letter-spacing:0!important}}';
