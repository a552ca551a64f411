import type { BlockType, Page, Shell } from '../compose/page';
import type { PageParts, Rendered, SiteParts } from '../compose/rendering';

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
