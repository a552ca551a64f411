import type { BlockType, Page, Shell } from '../compose/page';
import type { PageParts, Rendered, SiteParts } from '../compose/rendering';
import type { Identity } from '../pictures/identity';
import { type SiteStyles, styleAddressesOf, stylesOf } from './site-styles';

/** What surrounds every page of a site, as data that may be handed to another thread. */
export interface PageFrame {
  shell: Shell;
  parts: SiteParts;
  styles: SiteStyles;
  identity: Identity;
}

/** A page to be drawn. */
export interface PageToDraw {
  page: Page;
  /** The page as JSON. */
  source: string;
  /** How it is told of where it is shared. */
  shared: PageParts['shared'];
  /** What machines are told of it. */
  linkedData?: string;
}

/** The document of one page, or the failure in words. */
export function drawPage(
  { shell, parts, styles }: PageFrame,
  { page, shared, linkedData }: Omit<PageToDraw, 'source'>,
  renderer: Renderer,
): Rendered {
  return renderer.renderPage(shell, page, parts, { shared, linkedData, styles: stylesOf(page, styles) });
}

/** What the browser fetches when a link to the page is followed. */
export function dataOfPage({ parts, styles }: PageFrame, { page, source }: Omit<PageToDraw, 'shared'>): string {
  return `{"key":${JSON.stringify(parts.key)},"page":${source},"styles":${JSON.stringify(styleAddressesOf(page, styles))}}`;
}

/** What the bundled renderer offers the build. */
export interface Renderer {
  prepareRenderer(types: Iterable<BlockType>): Promise<void>;
  renderPage(shell: Shell, page: Page, siteParts: SiteParts, pageParts: PageParts): Rendered;
  /** The classes of the modules that surroundings of pages are drawn with, but for those that a site has. */
  unusedClasses(shell: Shell, hasWayBack: boolean): Set<string>;
  styles: { foundation: string; blocks: Record<string, string>; live: { css: string; types: string[] }; print: string };
}

/** The bundled code: the renderer, and the files for the browser. */
export interface Code {
  renderer: Renderer;
  /** The folder of the browser's files; all of them have hashed names. */
  browserFolder: string;
  /** The name of the first script in it. */
  bootScript: string;
  /** What draws pages in a thread of its own. */
  workerFile: string;
}
