import { assetPath } from '../addresses/asset-path';
import { editionsOf, nameOf } from '../compose/editions';
import type { Page, Shell } from '../compose/page';
import { linksAbove } from '../compose/pages-above';
import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import type { Tone } from '../compose/surfaces';
import { isRightToLeft } from '../manifest/languages';
import { createMemo } from '../manifest/memo';
import { hashOf } from '../pictures/hash';
import type { Renderer } from './draw-page';
import type { FaceAddresses } from './faces';
import { themeAttributes, themeStyle } from './theme';
import { type SiteMarkup, stylesOfTheme } from './theme-styles';

/** The styles of one site, and the files with the same styles for pages that a followed link leads to. */
export interface SiteStyles {
  foundation: string;
  theme: string;
  /**
   * The styles of each block type, of variants that only some blocks draw, and of copy with line marks, with their
   * address within the site.
   */
  blocks: Record<string, { css: string; address: string }>;
  /** The styles of what scripts draw beside blocks of some types, and of the screen for a page that cannot be drawn. */
  live: { css: string; address: string; types: string[] };
  /** The site's own styles, in a layer after those of the blocks. */
  site: string;
  /** The address of the styles for printers, which print the targets of links with the site's own address. */
  print: string;
  /** The styles behind those addresses, by their paths within the base. */
  files: Map<string, string>;
}

/** Joins the styles of the code and the theme of a site. */
export function composeStyles(
  site: Site,
  shell: Shell,
  { styles, unusedClasses }: Renderer,
  addresses: FaceAddresses,
): SiteStyles {
  const files = new Map<string, string>();
  const hasWayBack = routeSources(site).some(({ path }) => linksAbove(path, site).length > 0);
  const editions = editionsOf(site);
  const languages = editions.length > 1 ? editions.map((edition) => ({ ...nameOf(edition), href: site.base })) : [];
  const unusedNames = unusedClasses(shell, hasWayBack, languages);
  const drawnRules = drawnOn(site, unusedNames);
  const ofTheme = stylesOfTheme(themeStyle(site.theme, addresses, tonesOf(site)), drawnRules);
  const theme = ofTheme + joinedLettersIn(site);
  const published = (name: string, ofAll: string): { css: string; address: string } => {
    const css = stylesOfTheme(ofAll, drawnRules);
    const path = assetPath(`${name}.css`, hashOf(css));
    files.set(path, css);
    return { css, address: site.base + path };
  };
  const apart = { ...styles.blocks, [lineMarks]: styles.lineMarks };
  const blocks = Object.entries(apart).map(([name, css]) => [name, published(name, css)]);
  const print = `:root{--origin:"${new URL(site.manifest.site.url).origin}"}${styles.print}`;
  const printPath = assetPath('print.css', hashOf(print));
  files.set(printPath, print);
  const own = site.assets.styles?.css;
  return {
    foundation: stylesOfTheme(styles.foundation, drawnRules),
    theme,
    blocks: Object.fromEntries(blocks),
    live: { ...published('live', styles.live.css), types: styles.live.types },
    site: own ? `@layer site{${own}}` : '',
    print: site.base + printPath,
    files,
  };
}

/**
 * Gives the styles that a page inlines by name, in the order of the cascade; the same list for all pages of a site that
 * have the same.
 */
export function stylesOf(page: Page, styles: SiteStyles): [name: string, css: string][] {
  return commonOf(page, styles).inlined;
}

/**
 * Gives, as JSON, the addresses of the styles of a page's blocks by name, and of the styles for a page that cannot be
 * drawn.
 */
export function styleAddressesOf(page: Page, styles: SiteStyles): string {
  return commonOf(page, styles).addresses;
}

/** The styles that pages have in common when their blocks have the same types and variants in the same order. */
interface CommonStyles {
  inlined: [name: string, css: string][];
  addresses: string;
}

const keepCommon = createMemo<SiteStyles, CommonStyles>(10_000);

function commonOf(page: Page, styles: SiteStyles): CommonStyles {
  let markStyles = page.hasLineMarks ? lineMarks : '';
  for (const block of page.blocks) markStyles += 'style' in block ? ` ${block.type}/${block.style}` : ` ${block.type}`;
  return keepCommon(styles, markStyles, () => {
    const { foundation, theme, blocks, live, site } = styles;
    const isLive = page.blocks.some(({ type }) => live.types.includes(type));
    const ofBlocks = namesOf(page, blocks).map((name) => ({ name, ...(blocks[name] ?? { css: '', address: '' }) }));
    return {
      inlined: [
        ['foundation', foundation],
        ['theme', theme],
        ...(isLive ? [['live', live.css] as [string, string]] : []),
        ...ofBlocks.map(({ name, css }): [string, string] => [name, css]),
        ...(site ? [['site', site] as [string, string]] : []),
      ],
      addresses: JSON.stringify({
        live: live.address,
        ...Object.fromEntries(ofBlocks.map(({ name, address }) => [name, address])),
      }),
    };
  });
}

/**
 * Gives the attributes of the root element, and the openings and surfaces on the pages; all of them, where an entry may
 * name one.
 */
function drawnOn({ theme, manifest }: Site, unusedNames: Set<string>): SiteMarkup {
  const own = Object.entries(themeAttributes(theme)).map(([name, value]) => [name, [value]]);
  const { routes, notFound, shared = {} } = manifest;
  const named = { layout: new Set<string>(), surface: new Set<string>() };
  for (const blocks of [...routes.map((route) => route.blocks), notFound.blocks, Object.values(shared)])
    for (const block of blocks)
      for (const name of ['layout', 'surface'] as const) {
        const value = block?.[name];
        if (typeof value === 'string') named[name].add(value);
      }
  const [openings, surfaces] = [[...named.layout], [...named.surface]];
  const isKnown = (words: string[]): boolean => !words.some((word) => word.includes('{'));
  return {
    attributes: {
      ...Object.fromEntries(own),
      ...(isKnown(openings) && { 'data-opening': ['split', theme.hero, ...openings] }),
      ...(isKnown(surfaces) && { 'data-surface': [...usualSurfaces, ...surfaces] }),
      dir: [manifest.site.direction ?? 'ltr'],
    },
    unused: unusedNames,
  };
}

/** The surfaces of the shell and of blocks that name none: the footer, the button of the bar, calls and openings. */
const usualSurfaces = ['plain', 'tinted', 'accent', 'ink'];

/** Gives the tones of the pages, without the usual one. */
function tonesOf({ manifest }: Site): Tone[] {
  return manifest.routes.some(({ tone }) => tone === 'second') ? ['second'] : [];
}

/**
 * Gives the names of the styles that the blocks of a page need: those of their types, of the variant of each block, and
 * of line marks where its copy has some.
 */
function namesOf(page: Page, blocks: SiteStyles['blocks']): string[] {
  const names = page.blocks.flatMap((block) => {
    const apart = 'style' in block ? `${block.type}/${block.style}` : '';
    return [block.type, apart in blocks ? apart : `${block.type}/usual`];
  });
  if (page.hasLineMarks) names.push(lineMarks);
  return [...new Set(names)].filter((name) => name in blocks).sort();
}

/** The name of the styles of copy with line marks. */
const lineMarks = 'line-marks';

/**
 * Gives the rules for scripts with joined letters, such as Arabic: letter spacing would part the letters, and they are
 * never slanted. On a page in the other direction, they hold for text in such a language.
 */
function joinedLettersIn(site: Site): string {
  const tags = new Set(editionsOf(site).map(({ manifest }) => manifest.site.language));
  const joined = [...tags].filter(isRightToLeft).map((tag) => `:lang(${tag})`);
  const letters = site.manifest.site.direction === 'rtl' ? '*' : joined.join();
  if (letters === '') return '';
  const slanted = joined.map((language) => `${language} :is(em,i,cite,dfn)`).join();
  const upright = slanted === '' ? '' : `${slanted}{font-style:normal;font-weight:600}`;
  return `@layer base{${letters}{letter-spacing:0!important}${upright}}`;
}
