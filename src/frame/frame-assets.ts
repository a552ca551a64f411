import type { Frame } from './frame';
import { iconAddresses } from './identity';

/** The files that every page of a site names, within the base: what its surroundings show, its icons, styles, script and typeface. */
export function assetsOfFrame({ assets, identity, styles, script, font, site }: Frame): string[] {
  const addresses = [...Object.values(iconAddresses(identity, site.base)), styles.print, script];
  return [...assets, ...addresses.map((address) => address.slice(site.base.length)), ...(font ? [font.path] : [])];
}
