import { assetsFolder } from '../addresses/asset-path';
import {
  appIcons,
  headersPath,
  noJekyllPath,
  redirectsPath,
  sitemapPath,
  webManifestPath,
} from '../addresses/own-files';
import { decoded, isNotFound, notFoundPath, pageFile, withoutSlash } from '../addresses/page-address';
import { fillValues } from '../compose/fill';
import { oldAddresses } from '../compose/old-addresses';
import type { LanguageLink } from '../compose/page';
import type { Site } from '../compose/site';
import { palettesOf } from '../compose/theme';
import { calendarFiles } from './calendar-files';
import { escapeXml } from './escape-xml';
import { feedFiles } from './feed-files';
import type { Frame } from './frame';
import type { NotedPage } from './noted-page';
import { addressOnWeb, fileUrl, pageUrl } from './page-url';
import { securityHeaders } from './security';

/** The headers of addresses that begin in a way, within the base. */
export interface HeaderRule {
  start: string;
  headers: Record<string, string>;
}

/** A site in one language, in its frame. */
export interface FramedEdition {
  frame: Frame;
  pages: NotedPage[];
}

/**
 * Writes the files beside the pages of a site in all its languages, by path: sitemap, robots, headers, redirects,
 * redirect pages, the web manifest, feeds and calendars.
 */
export function siteFiles(
  site: Site,
  editions: readonly FramedEdition[],
  further: HeaderRule[] = [],
): Map<string, string> {
  const pages = editions.flatMap((edition) => edition.pages.map(({ page }) => page));
  const styles = new Set(
    editions.flatMap(({ pages: own }) => own.flatMap(({ inlined }) => inlined.map(([, css]) => css))),
  );
  const small = smallPages(site, pages);
  const scripts = oldAddresses(site).length > 0 ? [leadOnScript] : [];
  const reachedOrigins = editions.flatMap(({ frame, pages: own }) => [frame, ...own].map(({ facts }) => facts.reached));
  const headers = securityHeaders(reachedOrigins, styles, { scripts });
  // A path of two languages is written as in the main one.
  const ofEditions = editions.toReversed().flatMap(({ frame, pages: own }) => [
    ...feedFiles(frame.site),
    ...calendarFiles(
      frame.site,
      own.map(({ page }) => page),
    ),
  ]);
  return new Map([
    [sitemapPath, sitemap(site, pages)],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${fileUrl(site, sitemapPath)}\n`],
    [headersPath, headersFile(site, headers, further)],
    [redirectsPath, redirectsFile(site) + notFoundRules(pages, site)],
    [noJekyllPath, ''],
    [webManifestPath, webManifest(site)],
    ...ofEditions,
    ...small,
  ]);
}

/**
 * Writes a small page for each old address; files for hosts lack those that lead on for now, since browsers would
 * remember them once there is a page. A path that differs from a page by capitals
 * alone has none, because it would replace the page on some disks. Paths that differ by capitals alone share one in
 * small letters, to which the page for unknown addresses leads.
 */
function smallPages(site: Site, pages: NotedPage['page'][]): [path: string, html: string][] {
  const pageFiles = new Set(pages.map(({ path }) => pageFile(path, site).toLowerCase()));
  const pagesByFile = new Map<string, [path: string, html: string]>();
  for (const { from, to } of oldAddresses(site)) {
    const file = pageFile(from, site);
    const small = file.toLowerCase();
    if (!pageFiles.has(small))
      pagesByFile.set(small, [pagesByFile.has(small) ? small : file, redirectPage(site, targetOf(to))]);
  }
  return [...pagesByFile.values()];
}

/**
 * The script of a small page: it goes to the link on the page, with the query of the address and, unless the link has
 * one, its fragment, as hosts do.
 */
const leadOnScript = [
  "const to=new URL(document.querySelector('a').href);",
  "if(/^http/.test(to.protocol)){to.search=[to.search,location.search].map(s=>s.slice(1)).filter(Boolean).join('&');",
  'to.hash=to.hash||location.hash}',
  'location.replace(to)',
].join('');

/** Writes a small page for hosts that know no redirects; without scripts it leads on, too, to the link as it is. */
function redirectPage(site: Site, to: string): string {
  const target = escapeXml(to);
  return [
    '<!doctype html>',
    `<html lang="${escapeXml(site.manifest.site.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeXml(site.manifest.site.name)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeXml(addressOnWeb(site, to))}">`,
    // Beside the script it would lead on a second time, to the address alone.
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    '</head>',
    `<body><a href="${target}">${target}</a><script>${leadOnScript}</script></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Writes what a phone needs to put the site on its home screen. */
export function webManifest({ manifest, theme, base, values }: Site): string {
  const { name, description, language, direction = 'ltr' } = manifest.site;
  const { paper } = palettesOf(theme).usual;
  return JSON.stringify({
    name,
    short_name: name,
    description: fillValues(description, values),
    lang: language,
    dir: direction,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: appIcons.map(({ path, size }) => ({
      src: base + path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}

function sitemap(site: Site, pages: NotedPage['page'][]): string {
  const alternate = ({ tag, href }: LanguageLink): string =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${escapeXml(addressOnWeb(site, href))}"/>`;
  const entries = pages
    .filter(({ path }) => !isNotFound(path))
    .map(
      ({ path, languages = [] }) =>
        `  <url><loc>${escapeXml(pageUrl(site, path))}</loc>${languages.map(alternate).join('')}</url>`,
    );
  const hasLanguages = pages.some(({ languages }) => languages);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes the headers in the format of Netlify and Cloudflare Pages. */
function headersFile(site: Site, headers: Record<string, string>, further: HeaderRule[]): string {
  return [
    `${site.base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${site.base}${assetsFolder}/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    ...further.flatMap(({ start, headers: own }) => [
      `${site.base}${start}*`,
      // Cloudflare would send both that of all pages and this one.
      ...Object.keys(own).flatMap((name) => (name in headers ? [`  ! ${name}`] : [])),
      ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
}

/** Writes the redirects, each path with and without escapes of characters such as &, which some hosts tell apart. */
function redirectsFile(site: Site): string {
  return oldAddresses(site)
    .filter(({ isForNow }) => !isForNow)
    .flatMap(({ from, to }) => {
      const plain = decoded(withoutSlash(from));
      const target = inRule(targetOf(to));
      const forms = [encodeURI(plain), plain.split('/').map(encodeURIComponent).join('/')];
      const olds = new Set(forms.map((form) => inRule(site.base + form.slice(1))));
      return [...olds]
        .flatMap((old) => (old.endsWith('.html') ? [old] : [old, `${old}/`]))
        .map((old) => `${old} ${target} 301\n`);
    })
    .join('');
}

/**
 * Writes the rules by which a host shows the page for unknown addresses in the language of the address. Netlify needs
 * them; Cloudflare Pages ignores them, and shows the nearest such page by itself.
 */
function notFoundRules(pages: NotedPage['page'][], { base }: Site): string {
  return pages
    .filter(({ path }) => isNotFound(path) && path !== notFoundPath)
    .map(({ path }) => inRule(base + path.slice(1)))
    .map((file) => `${file.replace(/404\.html$/, '*')} ${file} 404\n`)
    .join('');
}

/** Escapes characters of an address that the format would take for the end of a rule or for a wildcard. */
function inRule(address: string): string {
  return address.replaceAll(/[\s\p{Cc};*]/gu, (character) =>
    character === '*' ? '%2A' : encodeURIComponent(character),
  );
}

/** Writes the target of a redirect without characters that would end its line. */
function targetOf(to: string): string {
  return to.replaceAll(/\s/g, encodeURIComponent);
}
