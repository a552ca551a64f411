import { renderToString } from 'react-dom/server';
import { pageAddress } from '../addresses/page-address';
import type { LanguageLink, Page, Shell } from '../compose/page';
import { LiveRegions } from '../shell/live-regions';
import { escapeAttribute, type Markup, splitPreloads } from './document';
import { encode, inUtf8 } from './in-utf8';
import { markOriginals } from './mark-originals';
import { InSite, SiteView, type Surroundings } from './page-view';
import { shellClasses, wayBackClasses } from './styles';

/** The markup around the blocks of a page. */
export type DrawnShell = Omit<Markup, 'body'>;

const drawnShells = new WeakMap<Shell, Map<string, DrawnShell>>();

/**
 * Draws the shell around the blocks of a page. The shell differs only on pages to which it links, so all other pages of
 * a site share one, but for the addresses of the page in its languages. `surroundings`, where given, are drawn for each
 * page.
 */
export function drawShell(shell: Shell, page: Page, surroundings: Surroundings | undefined): DrawnShell {
  if (surroundings) return draw(shell, page, surroundings);
  const address = pageAddress(page.path, shell);
  const { languages } = page;
  const key = [linksOf(shell).has(address) ? address : '', ...(languages ?? []).map(({ tag }) => tag)].join(' ');
  const shellsByKey = drawnShells.get(shell) ?? new Map<string, DrawnShell>();
  drawnShells.set(shell, shellsByKey);
  const drawnShell =
    shellsByKey.get(key) ?? draw(shell, { ...page, ...(languages && { languages: languages.map(slotOf) }) }, undefined);
  shellsByKey.set(key, drawnShell);
  return languages ? withLanguages(drawnShell, languages) : drawnShell;
}

/** Gives a link with a slot in the place of its address; no address of a page looks like one. */
function slotOf(link: LanguageLink): LanguageLink {
  return { ...link, href: slotFor(link) };
}

function slotFor({ tag }: LanguageLink): string {
  return `pagewright:${tag}`;
}

const slots = /(?<=")(pagewright:[^"]*)(?=")/;

/** Encodes markup but for its slots, which stay texts between the bytes. */
function inPieces(markup: string): Markup['before'] {
  return markup.split(slots).map((part, index) => (index % 2 === 0 ? encode(part) : part));
}

/** Puts the addresses of a page in its languages into their slots. */
function withLanguages(drawnShell: DrawnShell, languages: LanguageLink[]): DrawnShell {
  const addresses = new Map(languages.map((link) => [slotFor(link), escapeAttribute(link.href)]));
  const fill = (pieces: Markup['before']): Markup['before'] =>
    pieces.map((piece) => (typeof piece === 'string' ? (addresses.get(piece) ?? piece) : piece));
  return { ...drawnShell, before: fill(drawnShell.before), after: fill(drawnShell.after) };
}

/** The element that marks the place of the blocks; the renderer uses its name nowhere else. */
const slot = '<pagewright-blocks></pagewright-blocks>';

function draw(shell: Shell, page: Page, surroundings: Surroundings | undefined): DrawnShell {
  const html = renderToString(
    <SiteView shell={shell} page={page} Surroundings={surroundings}>
      <pagewright-blocks />
    </SiteView>,
  );
  const { preloads, body } = splitPreloads(shell.originals ? markOriginals(html, shell.originals) : html);
  const [before = '', after = ''] = body.split(slot);
  const { body: regions } = splitPreloads(
    renderToString(
      <InSite shell={shell} page={page}>
        <LiveRegions />
      </InSite>,
    ),
  );
  return { preloads, before: inPieces(before), after: inPieces(after), regions: encode(regions) };
}

/** A page of which nothing is drawn. */
const nowhere: Page = { path: '', title: '', documentTitle: '', description: '', blocks: [], words: {}, icons: {} };

/**
 * Gives the classes of the shell's modules that a shell never has, whichever page is in it, and those of the
 * breadcrumbs where no page has some; `languages` are those of a page that has several.
 */
export function unusedClasses(shell: Shell, hasWayBack: boolean, languages: LanguageLink[]): Set<string> {
  const page = languages.length > 0 ? { ...nowhere, languages } : nowhere;
  const { before, after, regions } = draw(shell, page, undefined);
  const html = new TextDecoder().decode(inUtf8([...before, ...after, regions]));
  const usedClasses = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unused = shellClasses.filter((name) => !usedClasses.has(name));
  return new Set(hasWayBack ? unused : [...unused, ...wayBackClasses]);
}

const links = new WeakMap<Shell, Set<string>>();

/** Gives the addresses to which a shell links. */
function linksOf(shell: Shell): Set<string> {
  const keptLinks = links.get(shell);
  if (keptLinks) return keptLinks;
  const addresses = new Set([shell.base]);
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('href' in value && typeof value.href === 'string') addresses.add(value.href);
    for (const part of Object.values(value)) visit(part);
  };
  visit([shell.header, shell.footer]);
  links.set(shell, addresses);
  return addresses;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pagewright-blocks': object;
    }
  }
}
