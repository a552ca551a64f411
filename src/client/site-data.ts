import type { Block, Originals, Page, Shell } from '../compose/page';
import type { DrawnSite } from '../ui/site';
import { firstScript } from './first-script';

/** The data at the end of a page for those of its blocks that come to life. */
export interface HydrationData {
  site: DrawnSite;
  /** The blocks in the order in which they stand on the page. */
  blocks: Block[];
  /** The texts in the blocks that are shown in the main language, since nobody has translated them. */
  originals?: Originals;
}

/** The data that all pages of a site share, fetched once by whoever follows a link. */
export interface SiteData {
  /** The key of the code and the shell that the pages were built with. */
  key: string;
  shell: Shell;
}

/** The data that a followed link fetches: the page, and the addresses of its styles. */
export interface Slice {
  key: string;
  page: Page;
  /** The addresses of the styles that it needs, by the names under which a document has them. */
  styles: Record<string, string>;
}

/** Fetches the data that all pages of the site share; rejects where that fails. */
export async function fetchSite(): Promise<SiteData> {
  const address = firstScript()?.dataset.site ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
