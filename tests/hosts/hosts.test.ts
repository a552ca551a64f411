import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageAddress, pageDataFile, pageFile } from '../../src/addresses/page-address';
import { openBuilds } from '../build/build-fixture';
import { type Answer, ask } from '../serve/request';
import { folderForFile } from '../temporary-folder';
import { hosts } from './hosts';

/** The four forms that a site may have. */
const forms = [
  { base: '/', trailingSlash: false },
  { base: '/folder/', trailingSlash: false },
  { base: '/', trailingSlash: true },
  { base: '/folder/', trailingSlash: true },
].map((form) => ({ ...form, outFolder: join(folderForFile(), 'dist') }));

/** Among them a page beside a folder of its name, and one within. */
const pages = ['/', '/kurse', '/kurse/laufradbau', '/touren/niederlande'];

beforeAll(async () => {
  const builds = await openBuilds('werkstatt', folderForFile());
  for (const { base, trailingSlash, outFolder } of forms) {
    const built = await builds.build(
      (manifest) => {
        Object.assign(manifest.site, { url: `https://example.com${base}`, trailingSlash });
        manifest.languages = { en: { texts: { [manifest.notFound.title]: 'Page not found' } } };
      },
      { outFolder },
    );
    if ('failures' in built) throw new Error(JSON.stringify(built));
  }
});

describe.each(hosts)('$name', ({ untried, serve }) => {
  if (untried !== undefined) {
    console.warn(untried);
    test.skip(untried);
    return;
  }

  describe.each(forms)('serves a site at $base whose addresses end with a slash: $trailingSlash', (form) => {
    const { base, trailingSlash, outFolder } = form;
    const folder = folderForFile();
    let port = 0;
    beforeAll(async () => {
      const served = await serve({ outFolder, base }, folder);
      port = served.port;
      return served.stop;
    });
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
      ask(port, path, { headers: { host: `127.0.0.1:${port}`, ...headers }, method });
    const read = (file: string): Buffer => readFileSync(join(outFolder, file));
    const asset = (ending: string): string =>
      `_assets/${readdirSync(join(outFolder, '_assets')).find((file) => file.endsWith(ending))}`;
    const policy = (): string | undefined => /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1];
    const otherForm = (path: string): string =>
      pageAddress(path, { base, trailingSlash: !trailingSlash }).replace(/^\/folder\/$/, '/folder');

    test.each(pages)('the page %s is answered at its address without a redirect', async (path) => {
      for (const query of ['', '?from=mail']) {
        const { status, headers, body } = await get(pageAddress(path, form) + query);
        expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
        expect(body.equals(read(pageFile(path, form)))).toBe(true);
      }
    });

    test.each(pages.filter((path) => otherForm(path) !== '/'))(
      'the other form of %s leads to its address and keeps what is asked',
      async (path) => {
        for (const query of ['', '?from=mail&to=you']) {
          const { status, headers } = await get(otherForm(path) + query);
          const { pathname, search } = new URL(headers.location ?? 'none:', `http://127.0.0.1:${port}`);
          expect([status, pathname + search]).toEqual([301, pageAddress(path, form) + query]);
        }
      },
    );

    test.each([
      'nowhere',
      'nowhere/',
      'Kurse',
      'kurse/laufradbau/more',
      'kurse.html/more',
      'reisen',
      'reisen/',
      '_assets',
      '_assets/',
      '_assets/gone.js',
      '_page/',
      '_headers',
      '_redirects',
      'index.html/',
    ])('%s is an unknown address', async (path) => {
      const { status, headers, body } = await get(base + path);
      expect([status, headers['content-security-policy']]).toEqual([404, policy()]);
      expect(body.equals(read('404.html'))).toBe(true);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    });

    test.each(['en/nowhere', 'en/kurse/nowhere', 'en/nowhere/'])(
      '%s is an unknown address of a further language',
      async (path) => {
        const { status, body } = await get(base + path);
        expect([status, body.equals(read('en/404.html'))]).toEqual([404, true]);
      },
    );

    test('the address of a page that is not translated shows the page that leads to the original', async () => {
      const { status, body } = await get(pageAddress('/en/kurse', form));
      expect([status, body.equals(read(pageFile('/en/kurse', form)))]).toEqual([200, true]);
      expect(body.toString()).toContain(`<a href="${pageAddress('/kurse', form)}">`);
    });

    test('an old address shows the page that leads on', async () => {
      const { status, body } = await get(pageAddress('/anfahrt', form));
      expect([status, body.equals(read(pageFile('/anfahrt', form)))]).toEqual([200, true]);
    });

    test('every answer carries the security headers of the site', async () => {
      for (const path of [...pages.map((page) => pageAddress(page, form)), `${base}${asset('.js')}`]) {
        const { headers } = await get(path);
        expect(headers).toMatchObject({
          'content-security-policy': policy(),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
        });
      }
    });

    test('what is named by its content is kept for a year, everything else is asked for again', async () => {
      const cacheOf = async (path: string): Promise<string | undefined> => (await get(path)).headers['cache-control'];
      expect(await cacheOf(base + asset('.js'))).toBe('public, max-age=31536000, immutable');
      expect(await cacheOf(base + asset('.woff2'))).toBe('public, max-age=31536000, immutable');
      expect(await cacheOf(pageAddress('/kurse', form))).toBe('no-cache');
      expect(await cacheOf(base + pageDataFile('/kurse'))).toBe('no-cache');
    });

    test('files are sent as what they are', async () => {
      const typeOf = async (path: string): Promise<string> =>
        (await get(base + path)).headers['content-type']?.replace(/;.*/, '') ?? '';
      expect(await typeOf(asset('.js'))).toMatch(/^(text|application)\/javascript$/);
      expect(await typeOf(asset('.woff2'))).toBe('font/woff2');
      expect(await typeOf(asset('.svg'))).toBe('image/svg+xml');
      expect(await typeOf(pageDataFile('/kurse'))).toBe('application/json');
      expect(await typeOf('sitemap.xml')).toMatch(/^(text|application)\/xml$/);
    });

    test('a page is sent compressed, in parts, or not again, as the browser asks', async () => {
      const address = pageAddress('/kurse', form);
      const { headers } = await get(address);
      expect((await get(address, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
      expect((await get(address, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
      expect((await get(address, { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304);
      expect((await get(address, {}, 'HEAD')).body).toHaveLength(0);
      const part = await get(address, { range: 'bytes=0-99' });
      expect([part.status, part.body.length]).toEqual([206, 100]);
    });
  });
});
