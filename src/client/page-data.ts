import type { Page, Shell } from '../compose/page';

/** What a page carries at its end for the browser. */
export interface PageData {
  /** The code and the shell that the page was built with. */
  key: string;
  shell: Shell;
  page: Page;
}

/** What a followed link fetches: the page alone, and where the styles of its blocks are. */
export interface Slice {
  key: string;
  page: Page;
  /** Addresses by block type. */
  styles: Record<string, string>;
}

/** The data at the end of the page that the browser has loaded. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '');
}
