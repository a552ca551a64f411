import { renditionPath } from '../addresses/asset-path';
import type { PictureFile } from './assets';
import type { Picture } from './page';

/** The widths, in pixels, in which photos are published; the same for all places, so that two of them may share a file. */
const widths = [160, 320, 640, 960, 1280, 1920, 2560];

/** The media query of devices on which somebody asks for no motion. */
const unmoved = '(prefers-reduced-motion: reduce)';

const types = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Composes a picture that is drawn at most `widest` CSS pixels wide, with enough pixels for screens with two to each.
 * `publish` is called with the path of every file that it needs, and gives its address.
 */
export function composePicture(
  file: PictureFile,
  alt: string,
  widest: number,
  publish: (path: string) => string,
): Picture {
  const { width, height, shownAs } = file;
  if (shownAs !== undefined) return { src: shownAs, alt, width, height };
  const stem = file.kind === 'drawing' ? file.still : file.stem;
  const offered = widthsFor(width, widest);
  const rendition = (pixels: number, format: string): string => publish(renditionPath(stem ?? '', pixels, format));
  const srcset = (format: string): string =>
    offered.map((pixels) => `${rendition(pixels, format)} ${pixels}w`).join(', ');
  if (file.kind === 'drawing') {
    const still = stem === undefined ? undefined : { media: unmoved, type: types.webp, srcset: srcset('webp') };
    return { src: publish(file.path), alt, width, height, ...(still && { sources: [still] }) };
  }
  const fallback = offered.find((pixels) => pixels >= widest) ?? width;
  return {
    src: rendition(fallback, file.fallback),
    alt,
    width,
    height,
    sources: Object.entries(types).map(([format, type]) => ({
      type,
      srcset: srcset(format),
    })),
  };
}

/**
 * Gives the widths of a photo, from the narrowest to the first with two pixels to each CSS pixel; none is wider than
 * the photo.
 */
function widthsFor(width: number, widest: number): number[] {
  const enough = widths.find((pixels) => pixels >= 2 * widest) ?? Number.POSITIVE_INFINITY;
  const most = Math.min(width, enough);
  return [...widths.filter((pixels) => pixels < most), most];
}
