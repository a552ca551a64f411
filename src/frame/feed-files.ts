import { composeFeeds, type Feed } from '../compose/feeds';
import type { FeedItem } from '../compose/page';
import { plainCopy } from '../compose/plain-copy';
import type { Site } from '../compose/site';
import { escapeXml } from './escape-xml';
import { addressOnWeb, fileUrl, pageUrl } from './page-url';

/** The feeds of a site in the Atom format (RFC 4287), by their paths within the base. */
export function feedFiles(site: Site): [path: string, text: string][] {
  return composeFeeds(site).map((feed) => [feed.path.slice(1), atom(site, feed)]);
}

function atom(site: Site, { path, title, limit, items }: Feed): string {
  const { name, language } = site.manifest.site;
  const self = escapeXml(fileUrl(site, path.slice(1)));
  const newest = items
    .map((item) => ({ item, updated: moment(item) }))
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
    ...newest.map(({ item, updated }) => entry(site, item, updated)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(site: Site, { title, text, to }: FeedItem, updated: string): string {
  const address = to.href;
  return [
    '  <entry>',
    `    <id>${escapeXml(entryId(site, address, updated))}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${updated}</updated>`,
    `    <published>${updated}</published>`,
    `    <link rel="alternate" href="${escapeXml(addressOnWeb(site, address))}"/>`,
    ...(text ? [`    <summary>${escapeXml(plainCopy(text))}</summary>`] : []),
    '  </entry>',
  ].join('\n');
}

/** A name that stays where words of the item change (RFC 4151). */
function entryId({ manifest }: Site, address: string, updated: string): string {
  return `tag:${new URL(manifest.site.url).hostname},${updated.slice(0, 10)}:${address}`;
}

/** When an item was published, as RFC 3339 writes it; a day begins at midnight UTC. */
function moment({ date }: FeedItem): string {
  if (!date.includes('T')) return `${date}T00:00:00Z`;
  const [, toMinute = '', seconds = ':00', zone = 'Z'] = /^(.{16})(:\d\d)?(.*)$/.exec(date) ?? [];
  return `${toMinute}${seconds}${zone || 'Z'}`;
}
