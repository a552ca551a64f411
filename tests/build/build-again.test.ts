import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pageFile } from '../../src/addresses/page-address';
import { entriesIn } from '../../src/manifest/collections';
import { asJson, type Manifest } from '../../src/manifest/manifest';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { type Builds, openBuilds } from './build-fixture';
import { contents, removedBetween, type Snapshot, takeSnapshot, writtenBetween } from './snapshot';

const fixture = JSON.parse(readFileSync(join(root, 'tests/fixtures/werkstatt/site.json'), 'utf8')) as Manifest;
const documents = [...fixture.routes.map(({ path }) => pageFile(path, { trailingSlash: false })), '404.html'];

beforeAll(async () => {
  await openBuilds('werkstatt', '');
});

async function buildOnce(): Promise<Builds & { before: Snapshot }> {
  const builds = await openBuilds('werkstatt', temporaryFolder());
  await builds.build();
  return { ...builds, before: takeSnapshot(builds.outFolder) };
}

function htmlOf(paths: string[]): string[] {
  return paths.filter((path) => documents.includes(path));
}

function editPage(path: string, edit: (route: Manifest['routes'][number]) => void): (manifest: Manifest) => void {
  return ({ routes }) => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(`The fixture has no page ${path}.`);
    edit(route);
  };
}

test('the first build writes every page', async () => {
  const { before } = await buildOnce();
  expect(htmlOf([...before.keys()]).sort()).toEqual([...documents].sort());
});

test('a second build writes nothing', async () => {
  const { build, outFolder, before } = await buildOnce();
  expect(await build()).toMatchObject({ pages: documents.length, rendered: 0, written: 0, removed: 0 });
  expect(takeSnapshot(outFolder)).toEqual(before);
});

test('a changed word writes the page that it stands on, and its slice', async () => {
  const { build, outFolder, before } = await buildOnce();
  const built = await build(
    editPage('/impressum', (route) => {
      route.description = 'Wer die Werkstatt führt.';
    }),
  );
  expect(writtenBetween(before, takeSnapshot(outFolder))).toEqual(['_page/impressum.json', 'impressum.html']);
  expect(built).toMatchObject({ pages: documents.length, rendered: 1, written: 2, removed: 0 });
  expect(readFileSync(join(outFolder, 'impressum.html'), 'utf8')).toContain('content="Wer die Werkstatt führt."');
});

test('a changed title replaces the picture for sharing the page', async () => {
  const { build, outFolder, before } = await buildOnce();
  const built = await build(
    editPage('/impressum', (route) => {
      route.title = 'Impressum!';
    }),
  );
  const after = takeSnapshot(outFolder);
  const [written] = writtenBetween(before, after);
  expect(built).toMatchObject({ rendered: 1, written: 3, removed: 1 });
  expect(written).toMatch(/^_assets\/social\..*\.jpg$/);
  expect(removedBetween(before, after)).toEqual([expect.stringMatching(/^_assets\/social\./)]);
  expect(readFileSync(join(outFolder, 'impressum.html'), 'utf8')).toContain(written ?? 'no picture');
});

test('a changed entry of a collection writes the pages that show it', async () => {
  const { build, outFolder, before } = await buildOnce();
  await build((manifest) => {
    Object.assign(entriesIn('courses', asJson(manifest))[0]?.entry ?? {}, { duration: 'vier Stunden' });
  });
  const written = htmlOf(writtenBetween(before, takeSnapshot(outFolder)));
  const showing = documents.filter((path) => readFileSync(join(outFolder, path), 'utf8').includes('vier Stunden'));
  expect(showing.length).toBeGreaterThan(0);
  expect(written).toEqual(showing.sort());
});

test.each<[is: string, edit: (manifest: Manifest) => void]>([
  [
    'an entry of the menu',
    ({ header }) => Array.isArray(header.menu) && header.menu.push({ label: 'Mehr', to: '/kontakt' }),
  ],
  ['a colour', ({ theme }) => Object.assign(theme.colors ?? {}, { accent: '#123456' })],
  ['the address of the site', ({ site }) => Object.assign(site, { url: 'https://other.example/shop/' })],
])('%s changes every page', async (_, edit) => {
  const { build, outFolder, before } = await buildOnce();
  const built = await build(edit);
  expect(built).toMatchObject({ rendered: documents.length });
  expect(htmlOf(writtenBetween(before, takeSnapshot(outFolder)))).toEqual([...documents].sort());
});

test('a removed route takes its files along', async () => {
  const { build, outFolder, before } = await buildOnce();
  const built = await build((manifest) => {
    manifest.routes = manifest.routes.filter(({ path }) => path !== '/impressum');
  });
  const after = takeSnapshot(outFolder);
  expect(removedBetween(before, after)).toEqual([
    expect.stringMatching(/^_assets\/social\./),
    '_page/impressum.json',
    'impressum.html',
  ]);
  expect(writtenBetween(before, after)).toEqual(['sitemap.xml']);
  expect(built).toMatchObject({ rendered: 0, removed: 3 });
  expect(existsSync(join(outFolder, 'impressum'))).toBe(false);
});

test.each<[is: string, damage: (file: string) => void]>([
  ['deleted', (file) => rmSync(file)],
  ['cut off', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100))],
  ['changed in place', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('e', 'x'))],
])('a file of the output that was %s is written again', async (_, damage) => {
  const { build, outFolder, before } = await buildOnce();
  for (const path of ['kurse.html', '_page/kurse.json', 'sitemap.xml', '_headers']) damage(join(outFolder, path));
  const damaged = takeSnapshot(outFolder);
  await build();
  const after = takeSnapshot(outFolder);
  expect(writtenBetween(damaged, after)).toEqual(['_headers', '_page/kurse.json', 'kurse.html', 'sitemap.xml']);
  expect(contents(after)).toEqual(contents(before));
});

test('files that no build has written stay', async () => {
  const builds = await openBuilds('werkstatt', temporaryFolder());
  const { outFolder, build } = builds;
  mkdirSync(join(outFolder, 'impressum'), { recursive: true });
  const foreign = ['CNAME', 'impressum/scan.pdf', 'old.html'];
  for (const path of foreign) writeFileSync(join(outFolder, path), 'mine');
  await build();
  await build((manifest) => {
    manifest.routes = manifest.routes.filter(({ path }) => path !== '/impressum');
  });
  for (const path of foreign) expect(readFileSync(join(outFolder, path), 'utf8')).toBe('mine');
  expect(existsSync(join(outFolder, 'impressum.html'))).toBe(false);
});

test('every output folder has a state of its own', async () => {
  const folder = temporaryFolder();
  const { build, outFolder } = await openBuilds('werkstatt', folder);
  const other = join(folder, 'other');
  const first = await build();
  expect(await build(undefined, { outFolder: other })).toEqual({ ...first, output: expect.any(String) });
  expect(await build()).toMatchObject({ written: 0 });
  expect(await build(undefined, { outFolder: other })).toMatchObject({ written: 0 });
  expect(contents(takeSnapshot(other))).toEqual(contents(takeSnapshot(outFolder)));
});
