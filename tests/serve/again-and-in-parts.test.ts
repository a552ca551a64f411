import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { folderForFile } from '../temporary-folder';
import { type Answer, ask, listen } from './request';

const folder = folderForFile();
const page = `<p>${'A loaf of bread. '.repeat(500)}</p>`;
const photo = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, '_assets'));
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  X-Frame-Options: DENY\n/_assets/*\n  Cache-Control: max-age=31536000\n',
  );
  writeFileSync(join(folder, '404.html'), 'not here');
  writeFileSync(join(folder, '_assets/photo.1.jpg'), photo);
  port = await listen(createStaticServer({ folder, outboxFolder: join(folder, 'outbox') }));
});

beforeEach(() => writeFileSync(join(folder, 'index.html'), page));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  ask(port, path, { headers, method });

describe('what a browser has already', () => {
  test('a page that has not changed is not sent again', async () => {
    const { etag = '', 'last-modified': date = '', ...first } = (await get('/')).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(date).toBe(statSync(join(folder, 'index.html')).mtime.toUTCString());
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"old", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': date },
    ]) {
      const again = await get('/', headers);
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe(first['cache-control']);
    }
  });

  test('a page that is as it was before has the tag that it had before', async () => {
    const { etag } = (await get('/')).headers;
    writeFileSync(join(folder, 'index.html'), 'other');
    expect((await get('/')).headers.etag).not.toBe(etag);
    writeFileSync(join(folder, 'index.html'), page);
    expect((await get('/')).headers.etag).toBe(etag);
  });

  test('each encoding has a tag of its own', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      encodings.map(async (name) => (await get('/', { 'accept-encoding': name })).headers.etag),
    );
    expect(tags.every(Boolean)).toBe(true);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('what is asked for in parts', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s of a photo is sent alone', async (range, first, last) => {
    const { status, headers, body } = await get('/_assets/photo.1.jpg', { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/1000`]);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(photo.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is told to be beyond the end', async (range) => {
    const { status, headers } = await get('/_assets/photo.1.jpg', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-2', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    '%s brings the whole photo, and says that parts can be had',
    async (range) => {
      const { status, headers, body } = await get('/_assets/photo.1.jpg', { range });
      expect([status, headers['accept-ranges'], body.length]).toEqual([200, 'bytes', 1000]);
    },
  );

  test('a part follows only what the browser has of the same version', async () => {
    const { etag = '', 'last-modified': date = '' } = (await get('/_assets/photo.1.jpg')).headers;
    const statusFor = async (version: string): Promise<number> =>
      (await get('/_assets/photo.1.jpg', { range: 'bytes=0-9', 'if-range': version })).status;
    expect(await statusFor(etag)).toBe(206);
    expect(await statusFor(date)).toBe(206);
    expect(await statusFor('"old"')).toBe(200);
    expect(await statusFor('Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200);
  });

  test('HEAD tells of the whole file', async () => {
    const { status, headers, body } = await get('/_assets/photo.1.jpg', { range: 'bytes=0-9' }, 'HEAD');
    expect([status, headers['content-length'], headers['accept-ranges'], body.length]).toEqual([
      200,
      '1000',
      'bytes',
      0,
    ]);
  });
});

describe('what a browser can unpack', () => {
  test.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.2, identity', undefined],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['x-br, nobr', undefined],
  ])('"%s" gets a page packed as it says: %s', async (accepted, encoding) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((same: Buffer) => same);
    expect(unpack(body).toString()).toBe(page);
  });
});
