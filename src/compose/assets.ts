/** A picture of the uploads folder, its size in pixels. */
export type PictureFile = Drawing | Photo;

/** A picture that every page shows as it is: an SVG, a GIF, or a WebP or PNG that moves. */
export interface Drawing extends PictureSize {
  kind: 'drawing';
  /** Its path within the site's base: `_assets/logo.3f2a.svg`. */
  path: string;
  /** For a picture that moves, the beginning of the paths of all renditions of its first frame. */
  still?: string;
  /** The content that is lost when the file is published, in words that follow "is shown without". */
  lost?: string[];
}

/** A picture made of pixels, published in the widths and formats that pages ask for. */
export interface Photo extends PictureSize {
  kind: 'photo';
  /** The beginning of the paths of all its renditions, within the site's base: `_assets/team.3f2a`. */
  stem: string;
  /** The format for browsers that know neither AVIF nor WebP. */
  fallback: 'jpg' | 'png';
}

interface PictureSize {
  width: number;
  height: number;
  bytes: number;
  /** The address of the file that stands for all renditions, where the site is edited and no server makes them. */
  shownAs?: string;
}

/** A picture that cannot be used, with the reason in words. */
export interface UnreadablePicture {
  problem: string;
}

/** A file of the uploads folder that is published as it is. */
export interface UploadedFile {
  /** Its path within the site's base: `_assets/price-list.3f2a.pdf`. */
  path: string;
  bytes: number;
  /** Whether it lies with the files of the site alone: a published editor has not fetched it yet. */
  isAway?: true;
}

/** A flag of the bundled set. */
export interface FlagFile {
  path: string;
}

/** A problem in a line of a site's own styles, in words that follow the number of the line. */
export interface StyleProblem {
  line: number;
  message: string;
}

/** The own styles of a site, as they are published. */
export interface SiteStylesheet {
  css: string;
  problems: StyleProblem[];
}

/** A pack of block types that is installed beside a site. */
export interface PackBeside {
  /** Its major version. */
  version: number;
  /** The block types that it brings. */
  types: string[];
}

/** All that composing and the checks may look up, gathered before either runs. */
export interface Assets {
  /** The pictures by their path beside site.json: `uploads/logo.svg`. */
  pictures: Record<string, PictureFile | UnreadablePicture>;
  /** The other files that a site may publish, in the same way: `uploads/price-list.pdf`. */
  files: Record<string, UploadedFile>;
  /** The markup of every Lucide icon by its name. */
  icons: Record<string, string>;
  /** The bundled flags by their two-letter code. */
  flags: Record<string, FlagFile>;
  /** The paths of symbolic links to folders among the uploads, if any: nothing behind them belongs to the site. */
  linkedFolders?: string[];
  /** The styles beside site.json, if there are any. */
  styles?: SiteStylesheet;
  /** The packs that are installed beside site.json, by their names, if there are any: it need not name them. */
  packs?: Record<string, PackBeside>;
}
