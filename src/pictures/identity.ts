import type { Theme } from '../compose/theme';

/** What the pictures that a site makes of itself are made from. */
export interface Identity {
  /** The host of its address, as people read it. */
  host: string;
  /** What of its theme shows in pictures, which are light in every mode. */
  theme: Pick<Theme, 'colors' | 'font' | 'ornament'>;
  isRightToLeft: boolean;
  /** Its logo and its mark. */
  logo: IdentityFile;
  mark: IdentityFile;
}

/** A picture of the site's own: where the original is, and a name that changes with its content. */
export interface IdentityFile {
  file: string;
  key: string;
}
