import { pageAddress } from '../addresses/page-address';
import type { Site } from '../compose/site';
import { rememberEach } from '../manifest/memo';

/** Gives the address of a page on the web, by its path. */
export function pageUrl(site: Site, path: string): string {
  return addressOnWeb(site, pageAddress(path, site));
}

/** Gives the address of a file on the web, by its path within the base. */
export function fileUrl(site: Site, path: string): string {
  return addressOnWeb(site, site.base + path);
}

/** Gives an address as it is written elsewhere: one that begins with a slash gets the origin of the site. */
export function addressOnWeb({ manifest }: Site, address: string): string {
  return address.startsWith('/') ? originOf(manifest.site) + address : address;
}

const originOf = rememberEach(({ url }: Site['manifest']['site']) => new URL(url).origin);
