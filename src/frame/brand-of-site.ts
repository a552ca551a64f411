import { faviconPath, touchIconPath, webManifestPath } from '../addresses/own-files';
import type { SiteIcons } from '../compose/document-parts';
import type { Site } from '../compose/site';
import { composedName } from '../manifest/composed-name';
import { ownMember } from '../manifest/manifest';
import type { Brand, BrandFile } from '../pictures/brand';
import type { GatheredAssets } from './read-assets';

/** Gives the brand of a checked site; its mark is its icon, else its logo. */
export function brandOf({ manifest, theme }: Site, gathered: GatheredAssets): Brand {
  const { logo, icon, url, direction } = manifest.site;
  return {
    host: new URL(url).host,
    theme: { colors: theme.colors, font: theme.font, ornament: theme.ornament },
    isRightToLeft: direction === 'rtl',
    logo: brandFile(logo.src, gathered),
    mark: brandFile((icon ?? logo).src, gathered),
  };
}

function brandFile(source: string, { assets, originals }: GatheredAssets): BrandFile {
  const picture = ownMember(assets.pictures, composedName(source));
  if (!picture || !('kind' in picture)) throw new Error(`The picture "${source}" passed the check and is not there.`);
  const key = picture.kind === 'drawing' ? picture.path : picture.stem;
  return { file: originals.get(key) ?? '', key };
}

/** Gives the addresses of a site's icons. */
export function iconAddresses({ mark }: Brand, base: string): SiteIcons {
  return {
    favicon: base + faviconPath,
    ...(mark.key.endsWith('.svg') ? { drawing: base + mark.key } : {}),
    touchIcon: base + touchIconPath,
    webManifest: base + webManifestPath,
  };
}
