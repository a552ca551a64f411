import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readIfThere } from '../serve/read-if-there.js';

/**
 * The real folders of a site's code, by the beginnings of its paths in the project, and the packages that it imports.
 */
interface SiteCode {
  origins: Record<string, string>;
  packages: Record<string, string[]>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const written = readIfThere(fileURLToPath(new URL('../../schema/packages-of-site.json', import.meta.url)));
const siteCode: SiteCode = written ? JSON.parse(written.toString()) : { origins: {}, packages: {} };

/** The names of the packages that the code of a site imports; a bundle that is moved could not find them. */
export const namesOfSitePackages = Object.keys(siteCode.packages);

/**
 * Makes the plugin that finds the packages imported by a site's code from the real place of that code: a pack may have
 * other versions of packages than the site.
 */
export function packagesOfSite(): Plugin {
  return {
    name: 'pagewright:packages-of-site',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isOfPackage = namesOfSitePackages.some((name) => source === name || source.startsWith(`${name}/`));
      if (!isOfPackage || importer === undefined) return null;
      const path = relative(root, importer).replaceAll('\\', '/');
      const [place, origin] = Object.entries(siteCode.origins).find(([start]) => path.startsWith(start)) ?? [];
      if (place === undefined) return null;
      return this.resolve(source, origin + path.slice(place.length), { ...options, skipSelf: true });
    },
  };
}
