import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Page, Shell } from '../compose/page';
import type { Components } from './components';
import { type Markup, splitPreloads } from './document';
import { drawStatic } from './draw-static';
import { drawnSite, hydrates, InSite, PageView } from './page-view';

/** The markup of the blocks of a page, and the preloads that they need. */
type DrawnBlocks = Pick<Markup, 'preloads' | 'body'>;

/** Draws the blocks of a page to the same markup as React; draws those with state by React itself. */
export function drawBlocks(shell: Shell, page: Page, components: Components): DrawnBlocks {
  const places = PageView({ page, components });
  const site = drawnSite(shell, page);
  const all: DrawnBlocks = { preloads: '', body: '' };
  for (const [index, block] of page.blocks.entries()) {
    const html = hydrates(block) ? undefined : drawStatic(places[index], site);
    if (html !== undefined) {
      all.body += html;
      continue;
    }
    // It keeps its place among the others, by which React makes the names that a component asks for.
    const drawnHtml = drawByReact(
      shell,
      page,
      places.map((place, at) => (at === index ? place : null)),
    );
    // In which order files are fetched early, React decides for a page as a whole.
    if (all.preloads !== '' && drawnHtml.preloads !== '') return drawByReact(shell, page, places);
    all.preloads += drawnHtml.preloads;
    all.body += drawnHtml.body;
  }
  return all;
}

/** Draws blocks of a page by React alone, each at its place. */
export function drawByReact(shell: Shell, page: Page, places: ReactNode[]): DrawnBlocks {
  return splitPreloads(
    renderToString(
      <InSite shell={shell} page={page}>
        {places}
      </InSite>,
    ),
  );
}
