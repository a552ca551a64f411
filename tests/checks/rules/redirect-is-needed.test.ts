import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'redirect-is-needed';

test('reports a redirect from a page, and a second one from the same address', () => {
  expect(found(rule, { '/redirects': [{ from: '/contact', to: '/' }] })).toMatchInlineSnapshot(
    `""/contact" → "/contact" is a page, so nothing can lead away from it. Remove the redirect or the page."`,
  );
  expect(
    found(rule, {
      '/redirects': [
        { from: '/old', to: '/' },
        { from: '/old/', to: '/contact' },
      ],
    }),
  ).toMatchInlineSnapshot(`""/old/" → Another redirect already leads away from "/old/". Remove one of them."`);
});

test('accepts a redirect from an address below a page', () => {
  expect(found(rule, { '/redirects': [{ from: '/contact/old', to: '/contact' }] })).toBe('nothing');
});
