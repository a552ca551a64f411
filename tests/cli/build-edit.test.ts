import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mendOutput } from '../../src/build/output';
import { besideOutput } from '../build/beside-output';
import { contents, takeSnapshot, writtenBetween } from '../build/snapshot';
import { withKeptPictures } from '../kept-pictures';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runHere } from './run-here';

const text = readFileSync(join(root, 'tests/fixtures/contact-form/site.json'), 'utf8');

beforeEach(() => {
  // All that the test writes is settled then: a build of what was written a moment ago leaves no record.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A site that was built, and can be edited and built again. */
async function openBuilt(written = text) {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), written);
  const cacheFolder = withKeptPictures(join(folder, 'cache'));
  const dist = join(folder, 'dist');
  const build = async (written: string) => {
    writeFileSync(join(folder, 'site.json'), written);
    const before = takeSnapshot(dist);
    const ended = await runHere(['build', '--verify'], { folder, cacheFolder });
    return { ...ended, written: writtenBetween(before, takeSnapshot(dist)) };
  };
  expect((await runHere(['build'], { folder, cacheFolder })).code).toBe(0);
  return { folder, dist, build };
}

/** The text of the last line but its seconds. */
const count = (out: string): string => out.replace(/, [\d.]+ s\.\s*$/, '');

test('a word that one page alone shows is built by itself, and the site is that of a whole build', async () => {
  const { folder, dist, build } = await openBuilt();
  const edited = text.replace('Baked at four', 'Baked at five');
  expect(edited).not.toBe(text);
  const { code, out, complaints, written } = await build(edited);
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  expect(count(out)).toMatch(/1 rendered, 2 files written, 0 removed$/);
  expect(written).toHaveLength(2);
  const fresh = await runHere(['build', '--out', 'fresh'], { folder, cacheFolder: join(folder, 'other') });
  expect(fresh.code).toBe(0);
  expect(contents(takeSnapshot(dist))).toEqual(contents(takeSnapshot(join(folder, 'fresh'))));
});

test('a description is built by itself, a title with the files that say it', async () => {
  const { folder, dist, build } = await openBuilt();
  const site = JSON.parse(text);
  site.routes[1].description += ' Come early.';
  const { code, out } = await build(JSON.stringify(site, null, 2));
  expect(code).toBe(0);
  expect(count(out)).toMatch(/1 rendered, 2 files written, 0 removed$/);
  site.routes[1].title += ' today';
  expect(await build(JSON.stringify(site, null, 2))).toMatchObject({ code: 0, complaints: '' });
  expect((await runHere(['build', '--out', 'fresh'], { folder, cacheFolder: join(folder, 'other') })).code).toBe(0);
  expect(contents(takeSnapshot(dist))).toEqual(contents(takeSnapshot(join(folder, 'fresh'))));
});

test('an edit that more than one page may show is built with the whole site', async () => {
  const { build } = await openBuilt();
  const { code, out } = await build(text.replace('"path": "/bread"', '"path": "/bread", "tone": "second"'));
  expect(code).toBe(0);
  expect(count(out)).toMatch(/[1-9] rendered/);
  const wrong = await build(text.replace('Baked at four', 'Baked at [four](/nowhere)'));
  expect(wrong).toMatchObject({ code: 1, written: [] });
  expect(wrong.complaints).toContain('No page has the address "/nowhere"');
});

/** The site with trips: a page and an item of the feed for each, and a table of all on the home page. */
function withTrips(night: { price: number; name?: string }) {
  const site = JSON.parse(text);
  const [home, ...others] = site.routes;
  const rows = { from: 'trips', sort: 'price', as: ['[{name}](/trips/{slug})', '{price} shillings'] };
  const trip = {
    from: 'trips',
    path: '/trips/{slug}',
    title: 'The {slug} trip on the bay',
    description: 'Two hours on the water with a guide and a thermos of tea, for whoever can swim.',
    blocks: [{ type: 'hero', heading: '{name}', text: 'A seat is {price} shillings.' }],
  };
  const item = { title: '{name}', text: 'For {price} shillings.', date: '2026-01-05', to: '/trips/{slug}' };
  return JSON.stringify({
    ...site,
    collections: {
      trips: [
        { slug: 'dawn', name: 'Dawn', price: 4500 },
        { slug: 'noon', name: 'Noon', price: 4600 },
        { slug: 'night', name: 'Night', ...night },
      ],
    },
    routes: [
      { ...home, blocks: [...home.blocks, { type: 'table', heading: 'Trips', columns: ['Trip', 'Seat'], rows }] },
      ...others,
      trip,
    ],
    feeds: [{ from: 'trips', path: '/trips.xml', title: 'Trips', as: item }],
  });
}

test.each<[what: string, edit: Parameters<typeof withTrips>[0], rendered: RegExp]>([
  ['a price', { price: 4800 }, /2 rendered, 5 files written, 0 removed$/],
  ['words', { price: 4700, name: 'By night' }, /2 rendered, 5 files written, 0 removed$/],
  ['a price by which a list is in another order', { price: 4550 }, /2 rendered, 5 files written, 0 removed$/],
])(
  '%s of an entry is built on the pages that show it and in the feed, and the site is that of a whole build',
  async (_, edit, rendered) => {
    const { folder, dist, build } = await openBuilt(withTrips({ price: 4700 }));
    const { code, out } = await build(withTrips(edit));
    expect(code).toBe(0);
    expect(count(out)).toMatch(rendered);
    expect((await runHere(['build', '--out', 'fresh'], { folder, cacheFolder: join(folder, 'other') })).code).toBe(0);
    expect(contents(takeSnapshot(dist))).toEqual(contents(takeSnapshot(join(folder, 'fresh'))));
  },
);

test('the styles of every page are those of a whole build, whatever surface an edit brings to one of them', async () => {
  const { folder, dist, build } = await openBuilt();
  const fresh = async () => {
    expect((await runHere(['build', '--out', 'fresh'], { folder, cacheFolder: join(folder, 'other') })).code).toBe(0);
    return contents(takeSnapshot(join(folder, 'fresh')));
  };
  const site = JSON.parse(text);
  site.routes[1].blocks[0].surface = 'second';
  expect(await build(JSON.stringify(site))).toMatchObject({ code: 0, complaints: '' });
  expect(contents(takeSnapshot(dist))).toEqual(await fresh());
  // The surface is that of another page than the edited one.
  site.routes[0].blocks[0].text += ' Twice.';
  const { out } = await build(JSON.stringify(site));
  expect(count(out)).toMatch(/1 rendered, 2 files written/);
  expect(contents(takeSnapshot(dist))).toEqual(await fresh());
});

test('an edit that was ended while its files were moved is carried out by the next command', async () => {
  const { dist, build } = await openBuilt();
  const edit = join(dist, `../.dist.pagewright-${crypto.randomUUID()}.edit`);
  mkdirSync(join(edit, '_page'), { recursive: true });
  for (const path of ['bread.html', '_page/bread.json']) writeFileSync(join(edit, path), 'as it was edited');
  await mendOutput(dist);
  expect(besideOutput(dist)).toEqual([]);
  const shown = ['bread.html', '_page/bread.json'].map((path) => readFileSync(join(dist, path), 'utf8'));
  expect(shown).toEqual(['as it was edited', 'as it was edited']);
  // No build has noted it so.
  expect(await build(text)).toMatchObject({ code: 0, written: ['_page/bread.json', 'bread.html'] });
});

test('a file of the output that was changed is written anew, whatever was edited', async () => {
  const { dist, build } = await openBuilt();
  rmSync(join(dist, 'robots.txt'));
  const { code, written } = await build(text.replace('Baked at four', 'Baked at five'));
  expect(code).toBe(0);
  expect(written).toContain('robots.txt');
  expect(written).toHaveLength(3);
});
