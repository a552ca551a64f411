/** The parts that the documents of all pages of a site share, besides the shell. */
export interface SiteParts {
  /** A key that changes with everything that all pages depend on; the data of each page carry it. */
  key: string;
  /** The address of the data of the site that a followed link needs. */
  site: string;
  /** The addresses of the site's icons. */
  icons: SiteIcons;
  /** The address of the styles that only printers need. */
  printStyles: string;
  /** The address of the typeface of text, where that is not the system's. */
  textFace?: string | undefined;
  /** The address of the first script. */
  script: string;
  /** The rules, as JSON, by which a browser may fetch pages ahead. */
  speculationRules: string;
  /** The attributes of the root element by which styles tell themes apart. */
  attributes: Record<string, string>;
  /** The colours of the browser's own frame, each with its media query. */
  frameColors: [media: string, color: string][];
  /** The feeds of the site, each with its address. */
  feeds?: { title: string; address: string }[];
}

/** The parts that the document of one page has besides the page. */
export interface PageParts {
  /**
   * The address of the page on the web, and that of the picture for sharing it with its words, if it has any; undefined
   * for the page of unknown addresses.
   */
  shared?: { url: string; picture: string; alt?: string } | undefined;
  /**
   * The page in each language that has it, by the language's code and the page's address on the web; the main language
   * is first.
   */
  alternates?: { language: string; url: string }[];
  /** The page for machines, as JSON-LD. */
  linkedData?: string | undefined;
  /** The styles of the page by name, in the order of the cascade; one list for all pages that have the same. */
  styles: [name: string, css: string][];
}

/** The addresses of the icons of a site, and of the web manifest that names those for apps. */
export interface SiteIcons {
  /** The icon for browsers that show no SVG. */
  favicon: string;
  /** The mark itself, where it is an SVG. */
  drawing?: string;
  touchIcon: string;
  webManifest: string;
}

/** The HTML of a page in UTF-8, or in words which block could not be drawn, and why. */
export type RenderResult = { html: Uint8Array; failure?: undefined } | ({ html?: undefined } & RenderFailure);

/** Why a page could not be drawn, in words; the index of the block at fault, and the stack of what was thrown. */
export interface RenderFailure {
  failure: string;
  block?: number;
  stack?: string;
}
