import type { Theme } from '../compose/theme';

/** The brand of a site: what the pictures are made from that the site makes of itself. */
export interface Brand {
  /** The host of its address, as people read it. */
  host: string;
  /** The parts of its theme that show in pictures, which are light in every mode. */
  theme: Pick<Theme, 'colors' | 'font' | 'ornament'>;
  isRightToLeft: boolean;
  /** Its logo and its mark. */
  logo: BrandFile;
  mark: BrandFile;
}

/** A picture of the site's own: its original file, and a key that changes with its content. */
export interface BrandFile {
  file: string;
  key: string;
}
