/** A picture in the uploads folder. */
export interface PictureFile {
  /** Its address within the site's base: `_assets/logo.3f2a.svg`. */
  path: string;
  width: number;
  height: number;
  bytes: number;
}

/** A picture that cannot be used, and why, in words. */
export interface UnreadablePicture {
  problem: string;
}

/** A flag from the bundled set. */
export interface FlagFile {
  path: string;
}

/** All that compose and the checks may look up, gathered before either runs. */
export interface Assets {
  /** The pictures by their path beside site.json: `uploads/logo.svg`. */
  pictures: Record<string, PictureFile | UnreadablePicture>;
  /** The markup of every Lucide icon by its name. */
  icons: Record<string, string>;
  /** The bundled flags by their two-letter code. */
  flags: Record<string, FlagFile>;
}
