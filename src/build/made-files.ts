import { notFoundPath } from '../compose/compose-page';
import type { Page } from '../compose/page';
import type { MadeFile } from '../pictures/made-file';
import { renditionOf } from '../pictures/rendition';
import { siteIcons } from '../pictures/site-icons';
import { socialPicture } from '../pictures/social-picture';
import { assetsFolder, type GatheredAssets } from './read-assets';
import type { Frame } from './render-site';

/** The files that some pages of a site need and that are made of its pictures: renditions, icons, pictures for sharing. */
export function madeFiles(
  { identity }: Frame,
  pages: Page[],
  addresses: Iterable<string>,
  { originals }: GatheredAssets,
): MadeFile[] {
  const used = new Set(addresses);
  if (identity.mark.key.endsWith('.svg')) used.add(identity.mark.key);
  const shared = pages.filter(({ path }) => path !== notFoundPath);
  return [
    ...siteIcons(identity),
    ...[...used].flatMap((path) => renditionOf(path, originals) ?? []),
    ...shared.map(({ title }) => socialPicture(title, identity, assetsFolder)),
  ];
}
