/** What the build adds to a page's own content when its document is rendered. */
export interface DocumentParts {
  /** The address of the page on the web and that of the picture for sharing it; the page of unknown addresses has none. */
  shared?: { url: string; picture: string };
  /** The addresses of the site's icons. */
  icons: SiteIcons;
  /** The styles of the page by name, in the order of the cascade. */
  styles: [name: string, css: string][];
  /** The address of the styles that only printers need. */
  printStyles: string;
  /** The address of the first script. */
  script: string;
  /** The data for hydration, as JSON. */
  data: string;
  /** The colour of the browser's own frame. */
  themeColor: string;
}

/** Where the icons of a site are, and the web manifest that names those for apps. */
export interface SiteIcons {
  /** The icon for browsers that show no SVG. */
  favicon: string;
  /** The mark itself, where it is an SVG. */
  drawing?: string;
  touchIcon: string;
  webManifest: string;
}

/** The HTML of a page, or the block that could not be drawn and why. */
export type Rendered = { html: string; failure?: undefined } | { html?: undefined; failure: string };
