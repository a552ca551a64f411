import type { PageParts, RenderResult, SiteParts } from '../compose/document-parts';
import type { BlockType, LanguageLink, Page, Shell } from '../compose/page';
import type { Brand } from '../pictures/brand';
import { type SiteStyles, styleAddressesOf, stylesOf } from './site-styles';

/** All that surrounds the pages of a site, as data that can be handed to another thread. */
export interface PageFrame {
  shell: Shell;
  parts: SiteParts;
  styles: SiteStyles;
  brand: Brand;
}

/** A page to be drawn. */
export interface PageToDraw {
  page: Page;
  /** The page as JSON. */
  source: string;
  /** The address of the page and of its picture, for sharing it. */
  shared: PageParts['shared'];
  alternates?: PageParts['alternates'];
  /** The page for machines, as JSON-LD. */
  linkedData?: string;
}

/** Draws the document of one page; gives the failure in words where it cannot. */
export function drawPage(
  { shell, parts, styles }: PageFrame,
  { page, shared, alternates, linkedData }: Omit<PageToDraw, 'source'>,
  renderer: Renderer,
): RenderResult {
  return renderer.renderPage(shell, page, parts, {
    shared,
    ...(alternates && { alternates }),
    linkedData,
    styles: stylesOf(page, styles),
  });
}

/** Writes the data that a browser fetches when a link to the page is followed. */
export function dataOfPage({ parts, styles }: PageFrame, { page, source }: Omit<PageToDraw, 'shared'>): string {
  return `{"key":${JSON.stringify(parts.key)},"page":${source},"styles":${styleAddressesOf(page, styles)}}`;
}

/** The interface of the bundled renderer. */
export interface Renderer {
  prepareRenderer(types: Iterable<BlockType>): Promise<void>;
  renderPage(shell: Shell, page: Page, siteParts: SiteParts, pageParts: PageParts): RenderResult;
  /** Gives the classes of the shell's style modules that the shell of a site does not use. */
  unusedClasses(shell: Shell, hasWayBack: boolean, languages: LanguageLink[]): Set<string>;
  styles: {
    foundation: string;
    blocks: Record<string, string>;
    lineMarks: string;
    live: { css: string; types: string[] };
    print: string;
  };
}

/** The bundled code: the renderer, and the files for the browser. */
export interface Code {
  renderer: Renderer;
  /** The folder of the browser's files; all of them have hashed names. */
  browserFolder: string;
  /** The name of the first script in it. */
  bootScript: string;
  /** The file of the thread that draws pages. */
  workerFile: string;
}
