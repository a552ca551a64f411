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

test('reports a circle of addresses that some hosts take for one, but none that ends at a page', () => {
  const circle = [
    { from: '/Old', to: '/older' },
    { from: '/older', to: '/old' },
  ];
  expect(found(rule, { '/redirects': circle })).toContain('This leads in a circle: "/old" to "/older" to "/old".');
  expect(found(rule, { '/redirects': [{ from: '/Contact', to: '/contact' }] })).toBe('nothing');
  const over = [
    { from: '/CONTACT', to: '/Contact' },
    { from: '/Contact', to: '/contact' },
  ];
  expect(found(rule, { '/redirects': over })).not.toContain('circle');
});

test('reports a circle that a value or the whole address of the site closes', () => {
  const circle = [
    { from: '/a', to: '{b}' },
    { from: '/b', to: 'https://bakery.test/a' },
  ];
  expect(found(rule, { '/redirects': circle, '/values/b': '/b' })).toMatchInlineSnapshot(
    `""{b}" → This leads in a circle: "/a" to "/b" to "/a". Let it end at a page."`,
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
