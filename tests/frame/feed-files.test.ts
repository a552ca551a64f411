import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTMLStrict } from 'entities/lib/decode.js';
import { expect, test } from 'vitest';
import { pageAddress } from '../../src/addresses/page-address';
import { inspectShell } from '../../src/checks/inspect';
import { editionsOf } from '../../src/compose/editions';
import { prepareSite, type Site } from '../../src/compose/site';
import { feedFiles } from '../../src/frame/feed-files';
import { readAssets } from '../../src/frame/read-assets';
import { asJson, type JsonObject, type Manifest } from '../../src/manifest/manifest';
import { textOf } from '../../src/manifest/message';
import { set } from '../../src/manifest/operations';
import { renameRouteIn } from '../../src/manifest/rename-route';
import { siteOf } from '../compose/site-of';
import { root } from '../project';
import { registry } from '../registry';

const as = { title: '{title}', text: '{text}', date: '{date}', to: '{path}' };
const news = [
  { title: 'Rye & <spelt>', date: '2031-04-01', path: '/bread', text: 'Both, says **{name}**.' },
  { title: 'The newest', date: '2031-04-02T01:30+03:00', path: 'https://other.test/a?b&c' },
  { title: 'The oldest', date: '2031-03-01T10:00:30Z', path: '/bread#crust' },
];

function feed(changed: Partial<NonNullable<Manifest['feeds']>[number]> = {}, entries = news): string {
  const feeds = [{ from: 'news', path: '/news.xml', title: 'News of {name}', as, ...changed }];
  const [[path, text] = ['', '']] = feedFiles(siteOf({ collections: { news: entries }, feeds }));
  expect(path).toBe('news.xml');
  return text;
}

test('a feed holds the items of a collection, the newest first, with whole addresses and dates', () => {
  expect(feed()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <id>https://bakery.test/news.xml</id>
      <title>News of Corner Bakery</title>
      <updated>2031-04-02T01:30:00+03:00</updated>
      <author><name>Corner Bakery</name></author>
      <link rel="self" type="application/atom+xml" href="https://bakery.test/news.xml"/>
      <link rel="alternate" type="text/html" href="https://bakery.test/"/>
      <entry>
        <id>urn:uuid:60b6c2c9-51e6-8eeb-9652-8b5d9e7531c7</id>
        <title>The newest</title>
        <updated>2031-04-02T01:30:00+03:00</updated>
        <published>2031-04-02T01:30:00+03:00</published>
        <link rel="alternate" href="https://other.test/a?b&amp;c"/>
      </entry>
      <entry>
        <id>urn:uuid:cf02a623-54bb-8a6d-9049-252471dfbc0f</id>
        <title>Rye &amp; &lt;spelt></title>
        <updated>2031-04-01T00:00:00Z</updated>
        <published>2031-04-01T00:00:00Z</published>
        <link rel="alternate" href="https://bakery.test/bread"/>
        <summary>Both, says Corner Bakery.</summary>
      </entry>
      <entry>
        <id>urn:uuid:5b8ba2cf-5dfa-8bef-aecd-d67ad102a70c</id>
        <title>The oldest</title>
        <updated>2031-03-01T10:00:30Z</updated>
        <published>2031-03-01T10:00:30Z</published>
        <link rel="alternate" href="https://bakery.test/bread#crust"/>
      </entry>
    </feed>
    "
  `);
});

test('what an item says is HTML where it has lists, headings or quotations, and words else', () => {
  const text = 'Bring:\n- a [hat & more](/bread)\n\n## **Then** <b>\n\n1. go\n\n> "Calm"';
  const [, summary = ''] = /<summary(.*)<\/summary>/.exec(feed({}, [{ ...(news[0] as (typeof news)[0]), text }])) ?? [];
  const html = decodeHTMLStrict(summary.replace(' type="html">', ''));
  expect(summary).toMatch(/^ type="html">&lt;p>Bring:/);
  expect(html).toBe(
    '<p>Bring:</p><ul><li>a <a href="https://bakery.test/bread">hat &amp; more</a></li></ul>' +
      '<h2><strong>Then</strong> &lt;b></h2><ol><li>go</li></ol><blockquote><p>&quot;Calm&quot;</p></blockquote>',
  );
});

test('what an item is called stays with its entry when its page, its words, its day or the domain become others, and is said of no other', () => {
  const entries = [
    { title: 'One', date: '2031-04-01', path: '/bread#crust' },
    { title: 'Two', date: '2031-04-02', path: '/bread' },
    { title: 'Three', date: '2031-04-03T10:00Z', path: '/bread' },
  ];
  const feeds = [
    { from: 'news', path: '/news.xml', title: 'News', as: { title: '{title}', date: '{date}', to: '{path}' } },
  ];
  const idsOf = (root: JsonObject): string[] => {
    const [[, text] = ['', '']] = feedFiles(siteOf(root));
    return Array.from(
      text.matchAll(/<entry>\s*<id>(.*)<\/id>\s*<title>(.*)</g),
      ([, id, title]) => `${title?.slice(0, 3)} ${id}`,
    ).sort();
  };
  const routes = [{ path: '/bread', title: 'Bread', description: 'All of it', blocks: [] }];
  const { manifest } = siteOf({ routes, collections: { news: entries }, feeds });
  let root = asJson(manifest) as JsonObject;
  const before = idsOf(root);
  expect(before).toEqual([
    expect.stringMatching(/^One urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    expect.stringMatching(/^Thr urn:uuid:/),
    expect.stringMatching(/^Two urn:uuid:/),
  ]);
  expect(new Set(before.map((one) => one.slice(4))).size).toBe(3);
  for (const [from, to] of [
    ['/bread', '/loaves'],
    ['/loaves', '/baked'],
    ['/baked', '/bread'],
  ] as const) {
    const renamed = renameRouteIn(root, from, to);
    if (renamed.problem !== undefined) throw new Error(textOf(renamed.problem));
    root = renamed.root;
    expect([to, idsOf(root)]).toEqual([to, before]);
  }
  const moved = set(root, '/site/url', 'https://other.test/shop/');
  const corrected = set(set(moved, '/collections/news/0/title', 'One more'), '/collections/news/0/date', '2031-04-03');
  expect(idsOf(set(corrected, '/site/trailingSlash', true))).toEqual(before);
});

test('a corrected day is no news, nor is what comes to lead to the same page later', () => {
  const idOf = (text: string, title: string): string | undefined =>
    Array.from(text.matchAll(/<id>(urn:.*)<\/id>\s*<title>(.*)<\/title>/g)).find(([, , said]) => said === title)?.[1];
  const before = idOf(feed(), 'The oldest');
  const corrected = news.map((item) => (item.title === 'The oldest' ? { ...item, date: '2031-03-05' } : item));
  expect(idOf(feed({}, corrected), 'The oldest')).toBe(before);
  const again = { title: 'Again', date: '2031-04-09', path: '/bread#crust' };
  expect(idOf(feed({}, [again, ...news]), 'The oldest')).toBe(before);
  expect(idOf(feed({}, [again, ...news]), 'Again')).not.toBe(before);
});

test('no more items are in it than the site says, and the newest are those', () => {
  const titles = (text: string): string[] =>
    Array.from(text.matchAll(/<entry>\s*<id>.*\s*<title>(.*)</g), ([, title = '']) => title);
  expect(titles(feed({ limit: 1 }))).toEqual(['The newest']);
  expect(titles(feed({ limit: 2 }))).toEqual(['The newest', 'Rye &amp; &lt;spelt>']);
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...news[0],
    title: `${index}`,
    path: `/${index}`,
  })) as typeof news;
  expect(titles(feed({}, many))).toHaveLength(20);
  expect(titles(feed({ where: { title: 'The oldest' } }))).toEqual(['The oldest']);
});

test('a feed is the same where the check has composed it, in each language', () => {
  const { assets } = readAssets(join(root, 'tests/fixtures/kajak'));
  const manifest = JSON.parse(readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8'));
  const editions = (): readonly Site[] => editionsOf(prepareSite(manifest, assets, registry, new Date('2031-05-06')));
  const [checked, alone] = [editions(), editions()];
  for (const edition of checked) inspectShell(edition, registry);
  expect(checked).toHaveLength(2);
  expect(checked.map(feedFiles)).toEqual(alone.map(feedFiles));
});

test('a feed without items is one still', () => {
  expect(feed({}, [])).toContain('<updated>2031-01-01T00:00:00Z</updated>');
});

test('a feed keeps its address where those of pages end with a slash', () => {
  const form = { base: '/shop/', trailingSlash: true };
  expect(['/news.xml', '/news'].map((path) => pageAddress(path, form))).toEqual(['/shop/news.xml', '/shop/news/']);
});
