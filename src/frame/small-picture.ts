import { renditionPath } from '../addresses/asset-path';
import { ownMember } from '../manifest/manifest';
import { renditionOf } from '../pictures/rendition';
import { makeOnce } from './read-asset';
import type { GatheredAssets } from './read-assets';

/** The width of a picture in a list, in pixels, for screens with two pixels to each CSS pixel. */
const smallWidth = 320;

/**
 * Gives a photo of the uploads as WebP in one of the smaller published widths, since photos of cameras are too large
 * for a list; undefined for other files.
 */
export async function smallPicture(
  upload: string,
  { assets, originals }: GatheredAssets,
): Promise<Uint8Array | undefined> {
  const picture = ownMember(assets.pictures, upload);
  if (!picture || 'problem' in picture || picture.kind === 'drawing') return undefined;
  const rendition = renditionOf(renditionPath(picture.stem, Math.min(smallWidth, picture.width), 'webp'), originals);
  const { content } = rendition ? await makeOnce(rendition) : {};
  return typeof content === 'string' ? undefined : content;
}
