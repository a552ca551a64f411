import { isNotFound } from '../addresses/page-address';
import type { Page } from '../compose/page';
import type { Brand } from '../pictures/brand';
import type { MadeFile } from '../pictures/made-file';
import { renditionOf } from '../pictures/rendition';
import { sharePicture } from '../pictures/share-picture';
import { siteIcons } from '../pictures/site-icons';
import { socialPicture } from '../pictures/social-picture';
import type { Frame } from './frame';
import type { NotedPage } from './noted-page';
import type { GatheredAssets } from './read-assets';

/**
 * Gives the files that some pages need and that are made of pictures: renditions, icons, pictures for sharing. `paths`
 * are those of all files that the pages need.
 */
export function madeFiles(
  { brand }: Frame,
  pages: { page: Pick<NotedPage['page'], 'path' | 'title' | 'share'> }[],
  paths: Iterable<string>,
  { originals }: GatheredAssets,
): MadeFile[] {
  const usedPaths = new Set(paths);
  if (brand.mark.key.endsWith('.svg')) usedPaths.add(brand.mark.key);
  const shared = pages.filter(({ page }) => !isNotFound(page.path));
  return [
    ...siteIcons(brand),
    ...[...usedPaths].flatMap((path) => renditionOf(path, originals) ?? []),
    ...shared.map(({ page }) => pictureFor(page, brand, originals)),
  ];
}

/** Gives the picture that others show where a page is shared: the one that it names, or a drawn one. */
export function pictureFor(
  { title, share }: Pick<Page, 'title' | 'share'>,
  brand: Brand,
  originals: Map<string, string>,
): MadeFile {
  if (!share) return socialPicture(title, brand);
  return sharePicture(share.picture, originals.get(share.picture) ?? '');
}
