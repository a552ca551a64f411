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

/** What is said of redirects from each of some addresses. */
const told = (froms: string[], message: (from: string) => string): [from: string, message: string | undefined][] =>
  froms.map((from) => [from, message(from)]);

test.each([
  ...told(
    ['/contact.html', '/Contact/', '/CONTACT', '/contact/index'],
    (from) => `Many hosts take "${from}" for the page "/contact" and lead there by themselves. Remove the redirect.`,
  ),
  ...told(
    [
      ...['/robots.txt', '/_assets/x', '/favicon.ico', '/Favicon.ico', '/manifest.webmanifest'],
      ...['/apple-touch-icon.png', '/icon-192.png', '/icon-192.png/old'],
    ],
    (from) => `The build writes a file of its own at "${from}", so nothing can lead away from it. Remove the redirect.`,
  ),
  ...told(
    ['/old%3Fpage', '/old%2Fpage', '/a%00b', '/a%5Cb'],
    (from) => `"${from}" cannot stand here. The old address: /team, or /team.php.`,
  ),
  ['/50%25', undefined],
  [`/${'ü'.repeat(99)}${'字'.repeat(99)}`.slice(0, 101), undefined],
  [`/${'字'.repeat(99)}`, 'This address is longer than a file can be named. Remove the redirect.'],
])('looks at a redirect from %s', (from, message) => {
  const [problem] = problemsOf({ '/redirects': [{ from, to: '/' }] });
  expect(problem?.message).toBe(message);
});

test.each([
  ['/old', '/Old'],
  ['/caf%C3%A9', '/café'],
  ['/caf\u00e9', '/cafe\u0301'],
])('tells of redirects from %s and %s, which are one file on some disks', (one, other) => {
  const redirects = [one, other].map((from) => ({ from, to: '/contact' }));
  expect(problemsOf({ '/redirects': redirects }).map(({ message }) => message)).toEqual([
    `Another redirect already leads away from "${one}", which many hosts take for the same address. Remove one of them.`,
  ]);
});

test('accepts a redirect from an address below a page', () => {
  expect(found(rule, { '/redirects': [{ from: '/contact/old', to: '/contact' }] })).toBe('nothing');
});
