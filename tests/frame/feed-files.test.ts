import { expect, test } from 'vitest';
import { pageAddress } from '../../src/addresses/page-address';
import { feedFiles } from '../../src/frame/feed-files';
import type { Manifest } from '../../src/manifest/manifest';
import { siteOf } from '../compose/site-of';

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
        <id>tag:bakery.test,2031-04-02:https://other.test/a?b&amp;c</id>
        <title>The newest</title>
        <updated>2031-04-02T01:30:00+03:00</updated>
        <published>2031-04-02T01:30:00+03:00</published>
        <link rel="alternate" href="https://other.test/a?b&amp;c"/>
      </entry>
      <entry>
        <id>tag:bakery.test,2031-04-01:/bread</id>
        <title>Rye &amp; &lt;spelt></title>
        <updated>2031-04-01T00:00:00Z</updated>
        <published>2031-04-01T00:00:00Z</published>
        <link rel="alternate" href="https://bakery.test/bread"/>
        <summary>Both, says Corner Bakery.</summary>
      </entry>
      <entry>
        <id>tag:bakery.test,2031-03-01:/bread#crust</id>
        <title>The oldest</title>
        <updated>2031-03-01T10:00:30Z</updated>
        <published>2031-03-01T10:00:30Z</published>
        <link rel="alternate" href="https://bakery.test/bread#crust"/>
      </entry>
    </feed>
    "
  `);
});

test('no more items are in it than the site says, and the newest are those', () => {
  const titles = (text: string): string[] =>
    Array.from(text.matchAll(/<entry>\s*<id>.*\s*<title>(.*)</g), ([, title = '']) => title);
  expect(titles(feed({ limit: 2 }))).toEqual(['The newest', 'Rye &amp; &lt;spelt>']);
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...news[0],
    title: `${index}`,
    path: `/${index}`,
  })) as typeof news;
  expect(titles(feed({}, many))).toHaveLength(20);
  expect(titles(feed({ where: { title: 'The oldest' } }))).toEqual(['The oldest']);
});

test('a feed without items is one still', () => {
  expect(feed({}, [])).toContain('<updated>2031-01-01T00:00:00Z</updated>');
});

test('a feed keeps its address where those of pages end with a slash', () => {
  const form = { base: '/shop/', trailingSlash: true };
  expect(['/news.xml', '/news'].map((path) => pageAddress(path, form))).toEqual(['/shop/news.xml', '/shop/news/']);
});
