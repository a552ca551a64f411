import { renderToString } from 'react-dom/server';
import { pageAddress } from '../addresses/page-address';
import type { Page, Shell } from '../compose/page';
import { LiveRegions } from '../shell/live-regions';
import { type Markup, splitPreloads } from './document';
import { encode } from './in-utf8';
import { InSite, SiteView, type Surroundings } from './page-view';
import { shellClasses, wayBackClasses } from './styles';

/** The markup around the blocks of a page. */
export type DrawnShell = Omit<Markup, 'body'>;

const drawnShells = new WeakMap<Shell, Map<string, DrawnShell>>();

/**
 * Draws the shell around the blocks of a page. It depends on the address of the page, and on that only where the shell
 * links to it; so it is drawn once for all other pages of a site. Surroundings that are given are drawn for each page.
 */
export function drawShell(shell: Shell, page: Page, surroundings: Surroundings | undefined): DrawnShell {
  if (surroundings) return draw(shell, page, surroundings);
  const drawn = drawnShells.get(shell) ?? new Map<string, DrawnShell>();
  drawnShells.set(shell, drawn);
  const address = pageAddress(page.path, shell);
  const key = linksOf(shell).has(address) ? address : '';
  const kept = drawn.get(key) ?? draw(shell, page, undefined);
  drawn.set(key, kept);
  return kept;
}

/** An element that stands where the blocks will; the renderer gives no other this name. */
const slot = '<pagewright-blocks></pagewright-blocks>';

function draw(shell: Shell, page: Page, surroundings: Surroundings | undefined): DrawnShell {
  const { preloads, body } = splitPreloads(
    renderToString(
      <SiteView shell={shell} page={page} Surroundings={surroundings}>
        <pagewright-blocks />
      </SiteView>,
    ),
  );
  const [before = '', after = ''] = body.split(slot);
  const { body: regions } = splitPreloads(
    renderToString(
      <InSite shell={shell} page={page}>
        <LiveRegions />
      </InSite>,
    ),
  );
  return { preloads, before: encode(before), after: encode(after), regions: encode(regions) };
}

/** A page of which nothing is drawn. */
const nowhere: Page = { path: '', title: '', documentTitle: '', description: '', blocks: [], words: {}, icons: {} };

/**
 * Gives the classes of the shell's modules that a shell has nowhere, whichever page is in it, and those of the way back
 * where no page has one.
 */
export function unusedClasses(shell: Shell, hasWayBack: boolean): Set<string> {
  const { before, after, regions } = draw(shell, nowhere, undefined);
  const html = [before, after, regions].map((piece) => new TextDecoder().decode(piece)).join('');
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unused = shellClasses.filter((name) => !used.has(name));
  return new Set(hasWayBack ? unused : [...unused, ...wayBackClasses]);
}

const links = new WeakMap<Shell, Set<string>>();

/** Gives the addresses to which a shell links. */
function linksOf(shell: Shell): Set<string> {
  const kept = links.get(shell);
  if (kept) return kept;
  const found = new Set([shell.base]);
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('href' in value && typeof value.href === 'string') found.add(value.href);
    for (const part of Object.values(value)) visit(part);
  };
  visit([shell.header, shell.footer]);
  links.set(shell, found);
  return found;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pagewright-blocks': object;
    }
  }
}
