/** The folder of files that are named by their content, within the base. */
export const assetsFolder = '_assets';

const longestStem = 40;

/**
 * Gives the path of an asset within the base: its own name in small letters and digits, a hash of its content, and its
 * ending.
 */
export function assetPath(name: string, hash: string): string {
  const dot = name.lastIndexOf('.');
  return `${assetStem(name.slice(0, dot), hash)}${name.slice(dot).toLowerCase()}`;
}

/** Gives the beginning of the paths of all renditions of a photo: `_assets/team.3f2aB9-x_1`. */
export function assetStem(name: string, hash: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-|-$/g, '');
  return `${assetsFolder}/${plain || 'file'}.${hash}`;
}

/** Gives the path of a photo in one width, in pixels, and one format. */
export function renditionPath(stem: string, width: number, format: string): string {
  return `${stem}-${width}.${format}`;
}

/** Reads the path of a photo in one width and format; undefined where it is no such path. */
export function readRenditionPath(path: string): { stem: string; width: number; format: string } | undefined {
  const [, stem, width, format] = /^(.+)-(\d+)\.(avif|webp|jpg|png)$/.exec(path) ?? [];
  return stem && width && format ? { stem, width: Number(width), format } : undefined;
}
