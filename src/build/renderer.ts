import type { BlockType, Page, Shell } from '../compose/page';

/** What the bundled renderer offers the build. */
export interface Renderer {
  prepareRenderer(types: Iterable<BlockType>): Promise<void>;
  renderPage(
    shell: Shell,
    page: Page,
    parts: PageParts,
  ): { html: string; failure?: undefined } | { html?: undefined; failure: string };
  styles: { foundation: string; blocks: Record<string, string> };
}

/** What the build adds to a page's own content; the renderer puts it into the document. */
export interface PageParts {
  url?: string;
  styles: [name: string, css: string][];
  script: string;
  data: string;
  themeColor: string;
  head?: string;
}

/** The bundled code: the renderer, and the files for the browser. */
export interface Code {
  /** Changes when the code does. */
  key: string;
  renderer: Renderer;
  /** The folder of the browser's files; all of them have hashed names. */
  browserFolder: string;
  /** The name of the first script in it. */
  bootScript: string;
}
