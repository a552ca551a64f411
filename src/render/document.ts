import { isNotFound } from '../addresses/page-address';
import type { PageParts, SiteIcons, SiteParts } from '../compose/document-parts';
import type { Block, Page, Shell } from '../compose/page';
import { encode, inUtf8 } from './in-utf8';
import { originalsWithin } from './original-words';
import { drawnSite, hydrates } from './page-view';

/** Writes the complete HTML document around the rendered markup of a page, in UTF-8. */
export function renderDocument(
  shell: Shell,
  page: Page,
  { preloads, before, body, after, regions }: Markup,
  parts: SiteParts,
  { shared, alternates = [], linkedData, styles }: PageParts,
): Uint8Array {
  const { start, icons, script } = commonPieces(shell, parts);
  const blocks = page.blocks.filter(hydrates);
  const description = escapeAttribute(page.description);
  return inUtf8([
    start,
    lines([
      `<title>${escapeText(page.documentTitle)}</title>`,
      ...(description ? [`<meta name="description" content="${description}">`] : []),
      ...(shared ? openGraph(shell, page, shared) : ['<meta name="robots" content="noindex">']),
      ...alternateLinks(alternates),
    ]),
    icons,
    ...(linkedData ? [`<script type="application/ld+json">${inScript(linkedData)}</script>\n`] : []),
    styleElements(styles),
    lines([`<link rel="stylesheet" media="print" href="${escapeAttribute(parts.printStyles)}">`, preloads, '</head>']),
    '<body><div id="root">',
    ...before,
    body,
    ...after,
    '</div>',
    regions,
    ...(blocks.length > 0 ? [hydrationData(shell, page, blocks)] : []),
    script,
    isNotFound(page.path) ? notFoundAttribute(shell) : '',
    '>',
    '</script>\n</body>\n</html>\n',
  ]);
}

/** The pieces that stand in every document of a site. */
interface CommonPieces {
  start: Uint8Array;
  icons: Uint8Array;
  /** The first script, up to the end of its tag. */
  script: Uint8Array;
}

const common = new WeakMap<SiteParts, CommonPieces>();

function commonPieces(shell: Shell, parts: SiteParts): CommonPieces {
  const commonText = common.get(parts);
  if (commonText) return commonText;
  const { site, icons, script, speculationRules, attributes, frameColors, textFace, feeds = [] } = parts;
  const pieces = {
    start: encode(
      lines([
        '<!doctype html>',
        `<html lang="${escapeAttribute(shell.language)}" dir="${shell.direction}"${attributesOf(attributes)}>`,
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        ...(textFace === undefined ? [] : [facePreload(textFace)]),
      ]),
    ),
    icons: encode(
      lines([
        ...frameColors.map(
          ([media, color]) => `<meta name="theme-color"${attributesOf(media ? { media } : {})} content="${color}">`,
        ),
        ...iconLinks(icons),
        ...feeds.map(feedLink),
      ]),
    ),
    script: encode(
      [
        `\n<script type="speculationrules">${inScript(speculationRules)}</script>\n<script type="module" src="${escapeAttribute(script)}" data-site="${escapeAttribute(site)}"`,
        ...(shell.analytics ? [`data-analytics="${escapeAttribute(JSON.stringify(shell.analytics))}"`] : []),
      ].join(' '),
    ),
  };
  common.set(parts, pieces);
  return pieces;
}

/** Gives the attribute by which the page for unknown addresses knows the form of the site's addresses. */
function notFoundAttribute({ base, trailingSlash }: Shell): string {
  return attributesOf({ 'data-not-found': JSON.stringify({ base, trailingSlash }) });
}

/** Writes the data of the blocks that come to life, as an element. */
function hydrationData(shell: Shell, page: Page, blocks: Block[]): string {
  const originals = page.originals && originalsWithin(blocks, page.originals);
  const data = JSON.stringify({ site: drawnSite(shell, page), blocks, ...(originals && { originals }) });
  return `\n<script type="application/json" id="page-data">${inScript(data)}</script>`;
}

const styleElementsOf = new WeakMap<PageParts['styles'], Uint8Array>();

/** Gives the elements of a list of styles, remembered by the list, which many pages share. */
function styleElements(styles: PageParts['styles']): Uint8Array {
  const styleElement = styleElementsOf.get(styles);
  if (styleElement) return styleElement;
  const elements = encode(styles.map(([name, css]) => `<style data-style="${name}">${css}</style>\n`).join(''));
  styleElementsOf.set(styles, elements);
  return elements;
}

function lines(written: string[]): string {
  return written.map((line) => `${line}\n`).join('');
}

/** Escapes JSON as it must stand in a script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function iconLinks({ favicon, drawing, touchIcon, webManifest }: SiteIcons): string[] {
  return [
    `<link rel="icon" href="${escapeAttribute(favicon)}" sizes="32x32">`,
    ...(drawing ? [`<link rel="icon" href="${escapeAttribute(drawing)}" type="image/svg+xml">`] : []),
    `<link rel="apple-touch-icon" href="${escapeAttribute(touchIcon)}">`,
    `<link rel="manifest" href="${escapeAttribute(webManifest)}">`,
  ];
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

/**
 * Writes the link that fetches the typeface of text before anything is drawn, so that a browser that has it cached
 * draws the page in it at once. It comes before those of pictures.
 */
function facePreload(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(address)}" crossorigin fetchpriority="low">`;
}

function feedLink({ title, address }: NonNullable<SiteParts['feeds']>[number]): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeAttribute(title)}" href="${escapeAttribute(address)}">`;
}

/** Writes the links to a page in all its languages; the main one is for readers of no other. */
function alternateLinks(alternates: NonNullable<PageParts['alternates']>): string[] {
  const link = (language: string, url: string): string =>
    `<link rel="alternate" hreflang="${escapeAttribute(language)}" href="${escapeAttribute(url)}">`;
  const [main] = alternates;
  return [
    ...alternates.map(({ language, url }) => link(language, url)),
    ...(main ? [link('x-default', main.url)] : []),
  ];
}

function openGraph(shell: Shell, page: Page, { url, picture, alt }: NonNullable<PageParts['shared']>): string[] {
  const properties = {
    type: 'website',
    site_name: shell.name,
    title: page.title,
    description: page.description,
    url,
    locale: inOpenGraph(shell.language),
    image: picture,
    ...(alt && { 'image:alt': alt }),
  };
  return [
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    ...Object.entries(properties).map(([name, value]) => property(name, value)),
    ...(page.languages ?? [])
      .filter(({ tag }) => tag !== shell.language)
      .map(({ tag }) => property('locale:alternate', inOpenGraph(tag))),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function property(name: string, value: string): string {
  return `<meta property="og:${name}" content="${escapeAttribute(value)}">`;
}

function inOpenGraph(language: string): string {
  return language.replace('-', '_');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Writes a text as the value of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/**
 * The parts of a page's markup: the preloads of its priority pictures, which go into the head, what surrounds its
 * blocks, the blocks, and the live regions.
 */
export interface Markup {
  preloads: string;
  before: readonly (string | Uint8Array)[];
  body: string;
  after: readonly (string | Uint8Array)[];
  regions: Uint8Array;
}

/** Splits the preloads off the beginning of drawn markup, and writes void elements as HTML has them. */
export function splitPreloads(markup: string): Pick<Markup, 'preloads' | 'body'> {
  // React closes elements that have no end; in its markup the two characters stand nowhere else.
  const html = markup.replaceAll('/>', '>');
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}
