import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBuilds } from '../build/build-fixture';
import { metaOf, pagesIn } from '../build/built-document';
import { temporaryFolder } from '../temporary-folder';
import { problemsOf } from './site-with';

const page = (path: string) => ({
  path,
  title: 'Bread',
  description: 'What we bake on which day, and how early you have to come for the last loaf of rye.',
  blocks: [{ type: 'text', heading: 'Bread', text: 'Every day but Monday.' }],
});

function errorsOf(edit: Parameters<typeof problemsOf>[0]): string[] {
  return problemsOf(edit)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
}

test.each(['/index', '/404'])('a page named %s cannot take the file of another page', (path) => {
  const [message = ''] = errorsOf({ '/routes/-': page(path), '/header/menu/0/to': path });
  expect(message).toContain(`"${path}"`);
});

test.each([
  '/favicon.ico',
  '/manifest.webmanifest',
  '/icon-192.png',
  '/apple-touch-icon.png',
  '/Favicon.ico',
  '/icon-192.png/old',
])('a redirect from %s cannot take the place of a file that the build makes', (from) => {
  const [message = ''] = errorsOf({ '/redirects': [{ from, to: '/contact' }] });
  expect(message).toContain(`"${from}"`);
});

test.each(['/contact.html', '/Contact', '/contact/index', '/CONTACT/'])(
  'a redirect from %s to the page that hosts take it for cannot lead in a circle',
  (from) => {
    const [message = ''] = errorsOf({ '/redirects': [{ from, to: '/contact' }] });
    expect(message).toContain(`"${from}"`);
  },
);

test.each([
  ['/old', '/Old'],
  ['/caf%C3%A9', '/café'],
  ['/caf\u00e9', '/cafe\u0301'],
])('redirects from %s and %s are one file on some disks, and told of', (one, other) => {
  const redirects = [one, other].map((from) => ({ from, to: '/contact' }));
  expect(errorsOf({ '/redirects': redirects })).toHaveLength(1);
});

test('every canonical address, every address in the sitemap and every link leads to the file that hosts answer it with', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build();
  const base = '/werkstatt/';
  const isAnswered = (address: string): boolean => {
    const [path = ''] = new URL(address, 'https://beispiel.example').pathname.slice(base.length).split(/[?#]/);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    return existsSync(join(outFolder, file));
  };
  const documents = pagesIn(outFolder).filter(({ path }) => path !== '404.html');
  expect(documents.length).toBeGreaterThan(10);
  for (const { path, html } of documents) {
    expect(isAnswered(metaOf(html, 'rel="canonical"') ?? ''), path).toBe(true);
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !isAnswered(href))).toEqual([]);
  }
  const sitemap = readFileSync(join(outFolder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => !isAnswered(address))).toEqual([]);
});

test.each([
  'https://bakery.test//',
  'https://bakery.test/shop//x',
  'https://bakery.test/index.html',
  'https://bakery.test/"shop',
  "https://bakery.test/'shop",
  'https://bakery.test/100%',
  'https://me@bakery.test',
  'https://bakery.test:port',
  'https://bakery.test/?shop',
])('%s is no address that a site can be published at', (url) => {
  expect(errorsOf({ '/site/url': url })).toHaveLength(1);
});

test.each([
  'https://bakery.test',
  'https://bakery.test:8080/shop/',
  'http://bäckerei.test/~anna',
  'https://a.b.test/x.y/',
])('%s is one', (url) => {
  expect(errorsOf({ '/site/url': url })).toEqual([]);
});

test.each(['/old%3Fpage', '/old%2Fpage', '/a%00b', '/a%5Cb', '/50%25'])(
  'a redirect from %s, which no host would tell from another, is told of',
  (from) => {
    expect(errorsOf({ '/redirects': [{ from, to: '/contact' }] })).toHaveLength(from === '/50%25' ? 0 : 1);
  },
);

test('a redirect leads where its values say, and one without a value is told of', async () => {
  expect(errorsOf({ '/redirects': [{ from: '/call', to: 'tel:{fone}' }] })).toEqual([expect.stringContaining('fone')]);
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.values = { ...manifest.values, shop: 'https://laden.example/radhof' };
    manifest.redirects = [{ from: '/laden', to: '{shop}/neu' }];
  });
  expect(readFileSync(join(outFolder, 'laden.html'), 'utf8')).toContain('https://laden.example/radhof/neu');
  expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toContain(' https://laden.example/radhof/neu 301');
});
