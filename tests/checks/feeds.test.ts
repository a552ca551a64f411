import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { found } from './site-with';

const as = { title: '{title}', date: '2031-04-01', to: '{path}' };
const feed: JsonObject = { from: 'breads', path: '/news.xml', title: 'Bread', as };

test('a page may link to a feed', () => {
  expect(found('', { '/feeds': [feed], '/header/menu/-': { label: 'News', to: '/news.xml' } })).toBe('nothing');
  expect(found('', { '/header/menu/-': { label: 'News', to: '/news.xml' } })).toContain('(link-target-exists)');
});

test('a feed has its address for itself', () => {
  expect(found('path-is-unique', { '/feeds': [feed, feed] })).toMatchInlineSnapshot(
    `""/news.xml" → Another feed already has the address "/news.xml". Choose another one."`,
  );
  expect(
    found('redirect-is-needed', { '/feeds': [feed], '/redirects': [{ from: '/news.xml', to: '/' }] }),
  ).toMatchInlineSnapshot(
    `""/news.xml" → "/news.xml" is a feed, so nothing can lead away from it. Remove the redirect or the feed."`,
  );
});

test('what a feed is made of is used', () => {
  const news = [{ title: 'A new oven for {oven}', path: '/contact' }];
  const edit = { '/collections/news': news, '/values/oven': 'rye' };
  expect(found('', { ...edit, '/feeds': [{ ...feed, from: 'news' }] })).toBe('nothing');
  expect(found('', edit)).toContain('nothing-unused');
});
