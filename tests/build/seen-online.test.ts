import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compareOnline } from '../../src/develop/compare-online';
import { readLive } from '../../src/develop/read-live';
import { createStaticServer } from '../../src/serve/static-server';
import { fewByDay } from '../is-long';
import { root } from '../project';
import { listen } from '../serve/request';
import { temporaryFolder } from '../temporary-folder';
import { openBuilds } from './build-fixture';

/** The day on which the fixture is built: a page may say its year. */
const now = new Date('2031-05-06');

/** The fixture with a base, built and served at its address, and the same file with some words changed, as it is edited. */
async function publishKajak() {
  const folder = temporaryFolder();
  const { build, outFolder } = await openBuilds('kajak', folder);
  const served = join(folder, 'served');
  const server = createStaticServer({ folder: served, outboxFolder: join(folder, 'outbox') });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const source = join(root, 'tests/fixtures/kajak');
  const text = readFileSync(join(source, 'site.json'), 'utf8');
  const { url } = JSON.parse(text).site;
  const here = text.replaceAll(new URL(url).origin, `http://127.0.0.1:${port}`);
  await build((manifest) => Object.assign(manifest, JSON.parse(here)), {});
  cpSync(outFolder, join(served, new URL(url).pathname), { recursive: true });
  const edited = join(folder, 'edited');
  cpSync(source, edited, { recursive: true });
  const seen = (paths: string[], edit = (text: string) => text) => {
    writeFileSync(join(edited, 'site.json'), edit(here));
    return compareOnline(readLive(join(edited, 'site.json'), ''), paths, now);
  };
  return { seen, server, base: `http://127.0.0.1:${port}${new URL(url).pathname}` };
}

test('a page is online once visitors see there what the file says', async () => {
  const { seen, server, base } = await publishKajak();
  const { routes } = JSON.parse(readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8'));
  const title = routes.find(({ path }: { path: string }) => path === '/om-oss').title;
  expect(await seen(['/om-oss'])).toEqual({
    isOnline: true,
    says: 'It is online: visitors see the page as saved here.',
  });
  const paths = routes.flatMap(({ path, draft }: { path: string; draft?: boolean }) => (draft ? [] : [path]));
  expect(paths.length).toBeGreaterThan(5);
  // Of several that are asked about, three are looked at.
  const threes: string[][] = paths.flatMap((_: string, at: number) => (at % 3 === 0 ? [paths.slice(at, at + 3)] : []));
  for (const asked of fewByDay(2, threes)) {
    expect([asked, await seen(asked)]).toMatchObject([asked, { isOnline: true }]);
  }
  expect(await seen(['/om-oss', '/boka'])).toMatchObject({
    isOnline: true,
    says: expect.stringContaining('these pages'),
  });
  const renamed = (text: string): string => text.replace(`"${title}"`, '"Något annat"');
  const former = `Not yet: at ${base.replace(/\/$/, '')}/om-oss visitors still see what was there before. It takes some minutes, so look again then.`;
  expect(await seen(['/om-oss'], renamed)).toEqual({ isOnline: false, says: former });
  // What surrounds every page, and its colours, are seen, too.
  for (const edit of [
    (text: string) => text.replace(/"copyright": "[^"]*"/, '"copyright": "Någon"'),
    (text: string) => text.replace(/"accent": "#\w+"/, '"accent": "#123456"'),
  ]) {
    const text = readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8');
    expect(edit(text)).not.toBe(text);
    expect(await seen(['/om-oss'], edit)).toMatchObject({ isOnline: false });
  }
  // Of a page that is gone the home page tells.
  expect(await seen(['/gone'])).toMatchObject({ isOnline: true });
  server.close();
  server.closeAllConnections();
  expect(await seen(['/om-oss'])).toEqual({
    isOnline: false,
    says: expect.stringMatching(/^Nobody answers at \S+\. Is this/),
  });
});

test('a new page is not online before there is one', async () => {
  const { seen } = await publishKajak();
  const added = (text: string): string => {
    const site = JSON.parse(text);
    const [{ blocks }] = site.routes;
    site.routes.push({ path: '/nytt', title: 'Nytt', description: 'En ny sida.', blocks: blocks.slice(0, 1) });
    return JSON.stringify(site);
  };
  expect(await seen(['/nytt'], added)).toEqual({
    isOnline: false,
    says: expect.stringMatching(/^Not yet: there is no page at \S+\/nytt so far/),
  });
});

/** Answers of whoever is at the address of a site, and what is said of each. */
const strangers: Record<
  string,
  [says: RegExp, answer: (response: ServerResponse) => void, timeIsUp?: 'once asked' | 'once answered']
> = {
  'never ends': [/^What answers at \S+ is longer than any page/, writeOn],
  'is packed and never ends': [
    /^What answers at \S+ is longer than any page/,
    (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(40_000_000)));
    },
  ],
  'begins and says no more': [
    /^What answers at \S+ did not come to its end within 10 seconds/,
    (response) => void response.write('<!doctype html>'),
    'once answered',
  ],
  'takes the request and says nothing': [/^Nobody answers at/, () => {}, 'once asked'],
  'leads around in a circle': [
    /^Nobody answers at/,
    (response) => void response.writeHead(302, { location: '/' }).end(),
  ],
  'is broken': [/has trouble of its own \(500\)/, (response) => void response.writeHead(500).end('no')],
};

function writeOn(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(1_000_000, '<p>')));
    response.once('drain', more);
  };
  more();
}

test.for(Object.keys(strangers))('an answer that %s is read to 5 MB and for 10 seconds at most', async (name) => {
  const [says, answer, timeIsUp] = strangers[name] ?? [/^$/, () => {}];
  const end = new AbortController();
  const sockets: Socket[] = [];
  const server = createServer((_, response) => {
    answer(response);
    if (timeIsUp === 'once asked') end.abort();
  });
  server.on('connection', (socket) => sockets.push(socket));
  const port = await listen(server);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  const ask = globalThis.fetch;
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await ask(...request);
    if (timeIsUp === 'once answered') setImmediate(() => end.abort());
    return response;
  });
  onTestFinished(() => {
    timeout.mockRestore();
    asked.mockRestore();
  });
  const folder = temporaryFolder();
  const text = readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8');
  cpSync(join(root, 'tests/fixtures/kajak'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'site.json'),
    text.replaceAll(new URL(JSON.parse(text).site.url).origin, `http://127.0.0.1:${port}`),
  );
  const seen = await compareOnline(readLive(join(folder, 'site.json'), ''), ['/om-oss'], now);
  expect(seen).toEqual({ isOnline: false, says: expect.stringMatching(says) });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)).toBeLessThan(30_000_000);
});
