import type { Block, Page, Shell } from '../compose/page';
import type { DrawnSite } from '../ui/site';
import { firstScript } from './first-script';

/** What a page carries at its end for those of its blocks that come to life. */
export interface HydrationData {
  site: DrawnSite;
  /** In the order in which they stand on the page. */
  blocks: Block[];
}

/** What all pages of a site have in common, fetched once by whoever follows a link. */
export interface SiteData {
  /** The code and the shell that the pages were built with. */
  key: string;
  shell: Shell;
}

/** What a followed link fetches: the page alone, and where the styles of its blocks are. */
export interface Slice {
  key: string;
  page: Page;
  /** The addresses of the styles that it needs, by the names under which a document has them. */
  styles: Record<string, string>;
}

/** Fetches what all pages of the site have in common; rejects where it cannot be had. */
export async function fetchSite(): Promise<SiteData> {
  const address = firstScript()?.dataset.site ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
