import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'redirect-ends';

test('reports redirects that lead in a circle, once for each circle', () => {
  expect(found(rule, { '/redirects': [{ from: '/a', to: '/a' }] })).toMatchInlineSnapshot(
    `""/a" → This leads in a circle: "/a" to "/a". Let it end at a page."`,
  );
  expect(
    found(rule, {
      '/redirects': [
        { from: '/start', to: '/a' },
        { from: '/a', to: '/b#x' },
        { from: '/b', to: '/c/' },
        { from: '/c', to: '/a' },
      ],
    }),
  ).toMatchInlineSnapshot(`""/b#x" → This leads in a circle: "/a" to "/b" to "/c" to "/a". Let it end at a page."`);
});

test('reports a redirect to the page that hosts take its address for', () => {
  expect(found(rule, { '/redirects': [{ from: '/Contact', to: '/contact' }] })).toContain(
    '"/contact" → This leads in a circle: "/contact" to "/contact". Let it end at a page.',
  );
});

test('accepts redirects that lead to a page over others', () => {
  expect(
    found(rule, {
      '/redirects': [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/contact#hours' },
      ],
    }),
  ).toBe('nothing');
});
