import { createHash } from 'node:crypto';
import { withoutSlash } from '../addresses/page-address';
import { composeFeeds, type Feed, type PlacedItem } from '../compose/feeds';
import type { Copy, FeedItem } from '../compose/page';
import { plainCopy } from '../compose/parse-copy';
import type { Site } from '../compose/site';
import { namesInFeeds } from '../manifest/keep-feed-names';
import { copyHtml } from './copy-html';
import { escapeXml } from './escape-xml';
import { addressOnWeb, fileUrl, pageUrl } from './page-url';

/** Writes the feeds of a site in the Atom format (RFC 4287), by their paths within the base. */
export function feedFiles(site: Site): [path: string, text: string][] {
  return composeFeeds(site).map((feed) => [feed.path.slice(1), atom(site, feed)]);
}

function atom(site: Site, { path, title, limit, items }: Feed): string {
  const { name, language } = site.manifest.site;
  const self = escapeXml(fileUrl(site, path.slice(1)));
  const names = namesInFeeds(items.map((item) => ({ date: item.date, address: addressWithin(site, item) })));
  const newest = items
    .map((item, index) => ({ item, id: item.id ?? names[index] ?? '', updated: moment(item) }))
    .sort((one, other) => Date.parse(other.updated) - Date.parse(one.updated))
    .slice(0, limit);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  <id>${self}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    // A feed without items has changed when its year began, as far as a build can know.
    `  <updated>${newest[0]?.updated ?? `${site.values.year}-01-01T00:00:00Z`}</updated>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${self}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(pageUrl(site, '/'))}"/>`,
    ...newest.map((one) => entry(site, one)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(site: Site, { item, id, updated }: { item: PlacedItem; id: string; updated: string }): string {
  const { title, text, to } = item;
  return [
    '  <entry>',
    `    <id>${uuidOf(id)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${updated}</updated>`,
    `    <published>${updated}</published>`,
    `    <link rel="alternate" href="${escapeXml(addressOnWeb(site, to.href))}"/>`,
    ...(text ? [`    ${summary(site, text)}`] : []),
    '  </entry>',
  ].join('\n');
}

/** Writes the text of an item, as HTML where plain words would lose something (RFC 4287, 3.1.1). */
function summary(site: Site, text: Copy): string {
  const html = copyHtml(site, text);
  if (html === undefined) return `<summary>${escapeXml(plainCopy(text))}</summary>`;
  return `<summary type="html">${escapeXml(html)}</summary>`;
}

/**
 * Gives the address to which an item leads, without the origin of the site, so that the item keeps its identifier when
 * the site moves to another domain.
 */
function addressWithin(site: Site, { to: { href } }: FeedItem): string {
  return href.startsWith(site.base) ? withoutSlash(`/${href.slice(site.base.length)}`) : href;
}

/** Makes a UUID of a name, always the same (RFC 9562, 5.8). */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}

/** Writes the time at which an item was published (RFC 3339); a day begins at midnight UTC. */
function moment({ date }: FeedItem): string {
  if (!date.includes('T')) return `${date}T00:00:00Z`;
  const [, toMinute = '', seconds = ':00', zone = 'Z'] = /^(.{16})(:\d\d)?(.*)$/.exec(date) ?? [];
  return `${toMinute}${seconds}${zone || 'Z'}`;
}
