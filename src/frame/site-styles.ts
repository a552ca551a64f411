import { assetPath } from '../addresses/asset-path';
import type { BlockType, Page } from '../compose/page';
import type { Site } from '../compose/site';
import type { Tone } from '../compose/surfaces';
import { hashOf } from '../pictures/hash';
import type { FaceAddresses } from './faces';
import type { Renderer } from './renderer';
import { themeAttributes, themeStyle } from './theme';
import { type DrawnAttributes, stylesOfTheme } from './theme-styles';

/** The styles of one site, and the files in which they are for a page that is navigated to. */
export interface SiteStyles {
  foundation: string;
  theme: string;
  /** The styles of each block type, and where they are within the site, base included. */
  blocks: Record<string, { css: string; address: string }>;
  /** The styles of the site's own, in a layer after those of the blocks. */
  site: string;
  /** The address of what only printers need, the site's own address in it for the targets of links. */
  print: string;
  /** The files behind those addresses, by path within the base. */
  files: Map<string, string>;
}

/** Puts the styles of the code and the theme of a site together. */
export function composeStyles(site: Site, { styles }: Renderer, addresses: FaceAddresses): SiteStyles {
  const { site: about } = site.manifest;
  const theme = themeStyle(site.theme, addresses, tonesOf(site)) + (about.direction === 'rtl' ? joinedLetters : '');
  const files = new Map<string, string>();
  const blocks: SiteStyles['blocks'] = {};
  const attributes = drawnAttributes(site);
  for (const [type, ofAll] of Object.entries(styles.blocks)) {
    const css = stylesOfTheme(ofAll, attributes);
    const path = assetPath(`${type}.css`, hashOf(css));
    files.set(path, css);
    blocks[type] = { css, address: site.base + path };
  }
  const print = `:root{--origin:"${new URL(site.manifest.site.url).origin}"}${styles.print}`;
  const printPath = assetPath('print.css', hashOf(print));
  files.set(printPath, print);
  const own = site.assets.styles?.css;
  return {
    foundation: stylesOfTheme(styles.foundation, attributes),
    theme,
    blocks,
    site: own ? `@layer site{${own}}` : '',
    print: site.base + printPath,
    files,
  };
}

/** The styles that a page inlines by name, in the order of the cascade. */
export function stylesOf(page: Page, { foundation, theme, blocks, site }: SiteStyles): [name: string, css: string][] {
  return [
    ['foundation', foundation],
    ['theme', theme],
    ...typesOf(page).map((type): [string, string] => [type, blocks[type]?.css ?? '']),
    ...(site ? [['site', site] as [string, string]] : []),
  ];
}

/** Where the styles of the blocks of a page are, by block type. */
export function styleAddressesOf(page: Page, { blocks }: SiteStyles): Record<string, string> {
  return Object.fromEntries(typesOf(page).map((type) => [type, blocks[type]?.address ?? '']));
}

/** What attributes the root element has, and which openings the pages. Where an entry may say its opening, all are kept. */
function drawnAttributes({ theme, manifest }: Site): DrawnAttributes {
  const own = Object.entries(themeAttributes(theme)).map(([name, value]) => [name, [value]]);
  const written = [...JSON.stringify(manifest).matchAll(/"layout":"([^"]*)"/g)].map(([, layout = '']) => layout);
  const openings = written.some((layout) => layout.includes('{'))
    ? {}
    : { 'data-opening': ['split', theme.hero, ...written] };
  return { ...Object.fromEntries(own), ...openings, dir: [manifest.site.direction ?? 'ltr'] };
}

/** The tones of its pages, but for the usual one. */
function tonesOf({ manifest }: Site): Tone[] {
  return manifest.routes.some(({ tone }) => tone === 'second') ? ['second'] : [];
}

function typesOf(page: Page): BlockType[] {
  return [...new Set(page.blocks.map(({ type }) => type))].sort();
}

/** The letters of Arabic are joined: moved apart or together they come undone. */
const joinedLetters = '@layer base{*{letter-spacing:0!important}}';
