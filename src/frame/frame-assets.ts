import type { Frame } from './frame';

/** The files that every page of a site names, within the base: what its surroundings show, its icons, styles, script, data and typefaces. */
export function assetsOfFrame({ assets, parts, faces, site }: Frame): string[] {
  const addresses = [...Object.values(parts.icons), parts.printStyles, parts.script, parts.site];
  return [...assets, ...addresses.map((address) => address.slice(site.base.length)), ...faces.map(({ path }) => path)];
}
