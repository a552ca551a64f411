import type { Site } from '../compose/site';
import { escapeXml } from './escape-xml';
import { addressOnWeb } from './page-url';

/**
 * Leads from the page of an old address to the link in it, with what stands behind the address in the browser: what was
 * asked, and the place on the page unless the link names one itself. Hosts do the same where they lead on.
 */
export const leadOnScript = [
  "const to=new URL(document.querySelector('a').href);",
  "if(/^http/.test(to.protocol)){to.search=[to.search,location.search].map(s=>s.slice(1)).filter(Boolean).join('&');",
  'to.hash=to.hash||location.hash}',
  'location.replace(to)',
].join('');

/** A redirect for hosts that know no redirects; without scripts it leads on all the same, to the link as it is. */
export function redirectPage(site: Site, to: string): string {
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
