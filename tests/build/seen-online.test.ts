import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLive } from '../../src/develop/read-live';
import { seenOnline } from '../../src/develop/seen-online';
import { createStaticServer } from '../../src/serve/static-server';
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
    return seenOnline(readLive(join(edited, 'site.json'), ''), paths, now);
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
  for (let first = 0; first < paths.length; first += 3) {
    const asked = paths.slice(first, first + 3);
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
