/** What the build adds to a page's own content when its document is rendered. */
export interface DocumentParts {
  /** The address of the page; the page of unknown addresses has none. */
  url?: string;
  /** The styles of the page by name, in the order of the cascade. */
  styles: [name: string, css: string][];
  /** The address of the first script. */
  script: string;
  /** The data for hydration, as JSON. */
  data: string;
  /** The colour of the browser's own frame. */
  themeColor: string;
}

/** The HTML of a page, or the block that could not be drawn and why. */
export type Rendered = { html: string; failure?: undefined } | { html?: undefined; failure: string };
