import type { PageAt } from '../compose/compose-page';
import type { Facts } from '../compose/facts';
import type { Page } from '../compose/page';
import { type SiteStyles, stylesOf } from './site-styles';

/** The part of a page of which the files beside the pages are made: all that a build keeps of a page once it is drawn. */
export interface NotedPage {
  /** Of its blocks, the events that calendars take. */
  page: Pick<Page, 'path' | 'title' | 'share' | 'languages' | 'blocks'>;
  facts: Pick<Facts, 'assets' | 'reached'>;
  /** The styles that its document inlines. */
  inlined: [name: string, css: string][];
}

/** Keeps of a drawn page the parts from which files beside the pages are made. */
export function notePage({ page, facts }: Pick<PageAt, 'page' | 'facts'>, styles: SiteStyles): NotedPage {
  const { path, title, share, languages } = page;
  const { assets, reached } = facts;
  const blocks = page.blocks.filter(({ type }) => type === 'events');
  return {
    page: { path, title, ...(share && { share }), ...(languages && { languages }), blocks },
    facts: assets.length + reached.size > 0 ? { assets, reached } : nothing,
    inlined: stylesOf(page, styles),
  };
}

/** The facts of most pages, which share them. */
const nothing: NotedPage['facts'] = { assets: [], reached: new Map() };
