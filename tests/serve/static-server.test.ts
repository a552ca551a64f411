import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { openBuilds } from '../build/build-fixture';
import { folderForFile } from '../temporary-folder';
import { ask, listen } from './request';

const folder = folderForFile();
const outFolder = join(folder, 'dist');
let port = 0;

const read = (path: string): Buffer => readFileSync(join(outFolder, path));
const asset = (name: RegExp): string => {
  const found = readdirSync(join(outFolder, '_assets')).find((file) => name.test(file));
  if (!found) throw new Error(`No asset is named like ${name}.`);
  return `_assets/${found}`;
};

beforeAll(async () => {
  const builds = await openBuilds('werkstatt', folder);
  await builds.build();
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(outFolder, 'empty-folder'));
  port = await listen(createStaticServer({ folder: outFolder, outboxFolder: join(folder, 'outbox') }));
});

test.each([
  ['/werkstatt/', 'index.html'],
  ['/werkstatt/kurse', 'kurse.html'],
  ['/werkstatt/kurse/laufradbau', 'kurse/laufradbau.html'],
  ['/werkstatt/kurse/laufradbau?from=mail', 'kurse/laufradbau.html'],
  ['/werkstatt/%6Burse', 'kurse.html'],
  ['/werkstatt/_page/kurse.json', '_page/kurse.json'],
  ['/werkstatt/sitemap.xml', 'sitemap.xml'],
])('%s gives %s', async (path, file) => {
  const { status, body } = await ask(port, path);
  expect(status).toBe(200);
  expect(body.equals(read(file))).toBe(true);
});

test.each([
  '/werkstatt/nowhere',
  '/werkstatt/empty-folder',
  '/werkstatt/kurse.html/more',
  '/werkstatt/kurse/laufradbau/more',
  '/kurse',
  '/werkstattkurse',
  '/favicon.ico',
  '/werkstatt/_headers',
  '/werkstatt/_redirects',
  '//',
  '//werkstatt/kurse',
  `/werkstatt/${'a'.repeat(1900)}`,
])('%s gives the page of unknown addresses with status 404', async (path) => {
  const { status, headers, body } = await ask(port, path);
  expect(status).toBe(404);
  expect(body.equals(read('404.html'))).toBe(true);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  '/werkstatt/kurse/../_headers',
  '/werkstatt/../secret.txt',
  '/werkstatt/..%2fsecret.txt',
  '/werkstatt/%2e%2e/secret.txt',
  '/werkstatt/%2e%2e%2fsecret.txt',
  '/werkstatt/..%5csecret.txt',
  '/werkstatt/kurse/..%2f..%2f..%2fsecret.txt',
  '/werkstatt//../../secret.txt',
  '/werkstatt/%00',
  '/werkstatt/index.html%00.txt',
  '/werkstatt/%',
  '/werkstatt/%zz',
  '/werkstatt/%ff',
  '/werkstatt/%c0%ae%c0%ae/secret.txt',
])('%s is no address of a site', async (path) => {
  const { status, body } = await ask(port, path);
  expect([status, body.toString()]).toEqual([400, expect.stringMatching(/^(This|A %)[^\n]+\.$/)]);
});

test.each([
  ['/?from=mail', '/werkstatt/?from=mail'],
  ['/werkstatt', '/werkstatt/'],
  ['/werkstatt/kurse/?from=mail', '/werkstatt/kurse?from=mail'],
  ['/werkstatt/%6Burse/', '/werkstatt/%6Burse'],
])('%s leads to %s', async (path, location) => {
  const { status, headers } = await ask(port, path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['deflate', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
])('for a browser that takes "%s" the encoding is %s', async (accepted, encoding, decode) => {
  const headers = { 'accept-encoding': accepted };
  for (const [path, file] of [
    ['kurse', 'kurse.html'],
    [asset(/^boot.*\.js$/), asset(/^boot.*\.js$/)],
    [asset(/\.svg$/), asset(/\.svg$/)],
  ] as const) {
    const answer = await ask(port, `/werkstatt/${path}`, { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(decode(answer.body).equals(read(file))).toBe(true);
  }
  const font = await ask(port, `/werkstatt/${asset(/\.woff2$/)}`, { headers });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('what is named by its content is kept for a year, everything else is asked for again', async () => {
  const cacheOf = async (path: string): Promise<string | undefined> =>
    (await ask(port, `/werkstatt/${path}`)).headers['cache-control'];
  expect(await cacheOf(asset(/^boot/))).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf(asset(/\.woff2$/))).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('kurse')).toBe('no-cache');
  expect(await cacheOf('_page/kurse.json')).toBe('no-cache');
  expect(await cacheOf('_assets/gone.js')).toBe('no-cache');
});

test.each([
  ['kurse', 'text/html; charset=utf-8'],
  ['_page/kurse.json', 'application/json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  expect((await ask(port, `/werkstatt/${path}`)).headers['content-type']).toBe(type);
});

test('every page carries the security headers of the site', async () => {
  const policy = /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1];
  for (const path of ['/werkstatt/', '/werkstatt/nowhere', '/elsewhere']) {
    const { headers } = await ask(port, path);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

test('a page that has changed is sent, even within the same second and with the same length', async () => {
  const file = join(outFolder, 'robots.txt');
  const before = read('robots.txt').toString();
  const { etag = '', 'last-modified': date = '' } = (await ask(port, '/werkstatt/robots.txt')).headers;
  const after = before.replace('Allow', 'Block');
  writeFileSync(file, after);
  const again = await ask(port, '/werkstatt/robots.txt', {
    headers: { 'if-none-match': etag, 'if-modified-since': date },
  });
  expect([again.status, again.body.toString()]).toEqual([200, after]);
  writeFileSync(file, before);
});

test('an unknown address answers 404 whatever the browser has, or asks for', async () => {
  const headers = { 'if-none-match': '*', range: 'bytes=0-1' };
  expect((await ask(port, '/werkstatt/nowhere', { headers })).status).toBe(404);
});

test('HEAD is answered as GET without the body', async () => {
  const [head, get] = await Promise.all([
    ask(port, '/werkstatt/kurse', { method: 'HEAD' }),
    ask(port, '/werkstatt/kurse'),
  ]);
  expect(head.body).toHaveLength(0);
  const { date: _, ...headers } = head.headers;
  expect(get.headers).toMatchObject(headers);
  expect(head.headers['content-length']).toBe(String(get.body.length));
  expect((await ask(port, '/werkstatt/nowhere', { method: 'HEAD' })).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask(port, '/werkstatt/kurse', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a folder whose site has gone says how to get it back', async () => {
  const gone = createStaticServer({ folder: join(folder, 'gone'), outboxFolder: join(folder, 'outbox') });
  const { status, body } = await ask(await listen(gone), '/');
  expect([status, body.toString()]).toEqual([503, expect.stringContaining('Run npm run build')]);
});

test('a site that is built again is served as it is then', async () => {
  await ask(port, '/werkstatt/', { headers: { 'accept-encoding': 'br' } });
  const builds = await openBuilds('werkstatt', folder);
  await builds.build(({ routes: [home] }) => Object.assign(home ?? {}, { title: 'Ganz anders' }));
  const again = await ask(port, '/werkstatt/', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(again.body).toString()).toContain('<title>Ganz anders');
});
