import { expect, test } from 'vitest';
import { found, problemsOf } from '../site-with';

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
  ).toMatchInlineSnapshot(`""/old/" → Another redirect already leads away from "/old". Remove one of them."`);
});

test.each([
  [
    '/contact.html',
    'Many hosts take "/contact.html" for the page "/contact" and lead there by themselves. Remove the redirect.',
  ],
  [
    '/Contact/',
    'Many hosts take "/Contact/" for the page "/contact" and lead there by themselves. Remove the redirect.',
  ],
  [
    '/robots.txt',
    'The build writes a file of its own at "/robots.txt", so nothing can lead away from it. Remove the redirect.',
  ],
  [
    '/_assets/x',
    'The build writes a file of its own at "/_assets/x", so nothing can lead away from it. Remove the redirect.',
  ],
  [`/${'ü'.repeat(99)}${'字'.repeat(99)}`.slice(0, 101), undefined],
  [`/${'字'.repeat(99)}`, 'This address is longer than a file can be named. Remove the redirect.'],
])('looks at a redirect from %s', (from, message) => {
  const [problem] = problemsOf({ '/redirects': [{ from, to: '/' }] });
  expect(problem?.message).toBe(message);
});

test('accepts a redirect from an address below a page', () => {
  expect(found(rule, { '/redirects': [{ from: '/contact/old', to: '/contact' }] })).toBe('nothing');
});
