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
    ['/contact.html', '/contact/index'],
    (from) => `Many hosts take "${from}" for the page "/contact" and lead there by themselves. Remove the redirect.`,
  ),
  ...told(
    ['/Contact/', '/CONTACT', '/contact/Index', '/CONTACT.HTML'],
    (from) =>
      `Some hosts take "${from}" for the page "/contact" and show that. Let the redirect lead there, or remove it.`,
  ),
  ...told(
    [
      ...['/robots.txt', '/_assets/x', '/favicon.ico', '/Favicon.ico', '/manifest.webmanifest'],
      ...['/apple-touch-icon.png', '/icon-192.png', '/icon-192.png/old'],
    ],
    (from) => `The build writes a file of its own at "${from}", so nothing can lead away from it. Remove the redirect.`,
  ),
  ...told(
    [
      '/old%3Fpage',
      '/old%2Fpage',
      '/a%00b',
      '/a%5Cb',
      '/?p=12',
      '/team#us',
      '/blog/*',
      '/blog/:year',
      '/',
      '/a|b',
      '/a//b',
    ],
    (from) =>
      `"${from}" cannot stand here. Write what stands behind the domain, such as /team.php, up to a ? or #: hosts find a page by that part alone, so /?p=12 is the home page, which cannot lead away. A * or : stands for no others: write a redirect for each. Two slashes, and signs such as | and \\, stand in no address.`,
  ),
  ...told(
    ['/nul', '/CON.html', '/old/lpt1/b'],
    (from) =>
      `Windows keeps the name "${from.split('/').at(from.endsWith('/b') ? 2 : 1)}" for a device, so that no file can be called so there. Remove the redirect.`,
  ),
  ['/Old Page/', 'Write "/Old%20Page/" in the place of "/Old Page/". The old address: /team, or /team.php.'],
  ...[
    ['Old Page', '/Old%20Page'],
    ['/50% off', '/50%25%20off'],
    ['https://example.com/Team.php', '/Team.php'],
    ['http://example.com/Über Uns', '/Über%20Uns'],
    ['www.example.com/Old Page', '/Old%20Page'],
    ['example.com/old', '/old'],
    ['index.php/about', '/index.php/about'],
  ].map(([from = '', meant = '']): [from: string, message: string] => [
    from,
    `Write "${meant}" in the place of "${from}". The old address: /team, or /team.php.`,
  ]),
  ...told(
    ['/50%', '/a%zz', '/a%80', '/a%ED%A0%80', '/%2e%2e/b', '/a/%2E', '/100%-wool'],
    () =>
      'A % in this address stands for no letter. Write the old address as a browser shows it, and a percent sign as %25.',
  ),
  ...['/50%25', '/Q%26A', '/a%2Bb', '/a%40b', '/caf%C3%A9', '/a..b', '/Q&A'].map((from): [string, undefined] => [
    from,
    undefined,
  ]),
  [`/${'ü'.repeat(99)}${'字'.repeat(99)}`.slice(0, 101), undefined],
  [`/${'字'.repeat(99)}`, 'This address is longer than a file can be named. Remove the redirect.'],
])('looks at a redirect from %s', (from, message) => {
  const [problem] = problemsOf({ '/redirects': [{ from, to: '/' }] });
  expect(problem?.message).toBe(message);
});

test.each([
  ['/caf%C3%A9', '/café'],
  ['/caf\u00e9', '/cafe\u0301'],
])('tells of redirects from %s and %s, which are one file on some disks', (one, other) => {
  const redirects = [one, other].map((from) => ({ from, to: '/contact' }));
  expect(problemsOf({ '/redirects': redirects }).map(({ message }) => message)).toEqual([
    `Another redirect already leads away from "${one}", which many hosts take for the same address. Remove one of them.`,
  ]);
});

test('lets capitals of an old address lead to what stands there in small letters, and only there', () => {
  const to = (from: string, to: string) => ({ from, to });
  const all = [
    to('/Contact', '/contact'),
    to('/CONTACT/', '/contact#hours'),
    to('/Old', '/contact'),
    to('/old', '/contact'),
    to('/contact/Index.html', 'https://bakery.test/contact/'),
    to('/CONTACT.html', '{page}#hours'),
    to('/News.xml', '/news.xml'),
  ];
  const as = { title: '{title}', to: '{path}', date: '2031-01-02' };
  const feeds = [{ path: '/news.xml', title: 'News', from: 'breads', as }];
  expect(problemsOf({ '/redirects': all, '/values/page': '/contact', '/feeds': feeds })).toEqual([]);
  expect(found(rule, { '/redirects': [to('/Old', '/contact'), to('/old', '/')] })).toMatchInlineSnapshot(
    `""/old" → Another redirect already leads away from "/Old", which many hosts take for the same address. Remove one of them, or let both lead to the same place."`,
  );
});

test('accepts a redirect from an address below a page', () => {
  expect(found(rule, { '/redirects': [{ from: '/contact/old', to: '/contact' }] })).toBe('nothing');
});
