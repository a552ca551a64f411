import type { Page, Shell } from '../compose/page';
import type { DocumentParts, SiteIcons } from '../compose/rendering';
import type { Markup } from './markup';

/** The complete HTML document around the rendered markup of a page. */
export function renderDocument(shell: Shell, page: Page, { preloads, body }: Markup, parts: DocumentParts): string {
  const { shared, icons, styles, printStyles, script, data, themeColor } = parts;
  const title = escapeText(page.documentTitle);
  const description = escapeAttribute(page.description);
  return [
    '<!doctype html>',
    `<html lang="${escapeAttribute(shell.language)}" dir="${shell.direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...(shared ? openGraph(shell, page, shared) : ['<meta name="robots" content="noindex">']),
    `<meta name="theme-color" content="${escapeAttribute(themeColor)}">`,
    ...iconLinks(icons),
    ...styles.map(([name, css]) => `<style data-style="${name}">${css}</style>`),
    `<link rel="stylesheet" media="print" href="${escapeAttribute(printStyles)}">`,
    preloads,
    '</head>',
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`,
    `<script type="module" src="${escapeAttribute(script)}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function iconLinks({ favicon, drawing, touchIcon, webManifest }: SiteIcons): string[] {
  return [
    `<link rel="icon" href="${escapeAttribute(favicon)}" sizes="32x32">`,
    ...(drawing ? [`<link rel="icon" href="${escapeAttribute(drawing)}" type="image/svg+xml">`] : []),
    `<link rel="apple-touch-icon" href="${escapeAttribute(touchIcon)}">`,
    `<link rel="manifest" href="${escapeAttribute(webManifest)}">`,
  ];
}

function openGraph(shell: Shell, page: Page, { url, picture }: NonNullable<DocumentParts['shared']>): string[] {
  const properties = {
    type: 'website',
    site_name: shell.name,
    title: page.title,
    description: page.description,
    url,
    locale: shell.language.replace('-', '_'),
    image: picture,
  };
  return [
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
