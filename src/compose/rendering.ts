/** What the documents of all pages of a site have in common, besides the shell. */
export interface SiteParts {
  /** Changes with all that every page depends on; the data of each page carry it. */
  key: string;
  /** The address of what whoever follows a link needs of the site. */
  site: string;
  /** The addresses of the site's icons. */
  icons: SiteIcons;
  /** The address of the styles that only printers need. */
  printStyles: string;
  /** The address of the first script. */
  script: string;
  /** What a browser may fetch ahead, as JSON. */
  speculationRules: string;
  /** The attributes of the root element by which styles tell themes apart. */
  attributes: Record<string, string>;
  /** The colours of the browser's own frame, each with the media query in which it counts. */
  frameColors: [media: string, color: string][];
  /** The feeds of the site, each with its address. */
  feeds?: { title: string; address: string }[];
}

/** What the document of one page has besides the page. */
export interface PageParts {
  /**
   * The address of the page on the web, that of the picture for sharing it and what that shows, where anybody has said
   * it; the page of unknown addresses has none.
   */
  shared?: { url: string; picture: string; alt?: string } | undefined;
  /** What stands on the page, as JSON-LD. */
  linkedData?: string | undefined;
  /** The styles of the page by name, in the order of the cascade. */
  styles: [name: string, css: string][];
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

/** The HTML of a page in UTF-8, or the block that could not be drawn and why. */
export type Rendered = { html: Uint8Array; failure?: undefined } | { html?: undefined; failure: string };
