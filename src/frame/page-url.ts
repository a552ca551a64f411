import { pageAddress } from '../addresses/page-address';
import type { Site } from '../compose/site';

/** The address of a page on the web. */
export function pageUrl(site: Site, path: string): string {
  return addressOnWeb(site, pageAddress(path, site));
}

/** The address of a file on the web, by its path within the base. */
export function fileUrl(site: Site, path: string): string {
  return addressOnWeb(site, site.base + path);
}

/** What a page of the site names by an address, as it is named from elsewhere. */
export function addressOnWeb({ manifest }: Site, address: string): string {
  return address.startsWith('/') ? new URL(manifest.site.url).origin + address : address;
}
