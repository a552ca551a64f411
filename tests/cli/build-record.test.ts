import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/build';
import { codeKey } from '../../src/cli/code-key.js';
import { keptFolder } from '../../src/pictures/made-file';
import { contents, takeSnapshot } from '../build/snapshot';
import { fewByDay } from '../is-long';
import { productionCode } from '../production-code';
import { projectCache, root } from '../project';
import { folderForFile, temporaryFolder } from '../temporary-folder';

const minute = 60_000;
const text = readFileSync(join(root, 'tests/fixtures/contact-form/site.json'), 'utf8');

/** A text in which the check finds something, and no error. */
const withWarning = text.replace('"title": "Our bread"', '"title": "Bread on the corner"');

/** The pictures of the site, which are made once. */
const pictures = join(folderForFile(), keptFolder);

beforeAll(async () => {
  await productionCode(root);
  // It is what the builds here take, whose name follows from this.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = folderForFile();
  const { build } = openSite(folder);
  await build();
  cpSync(join(folder, 'cache', keptFolder), pictures, { recursive: true });
});

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  // All that the test writes is settled then.
  setClock(Date.now() + minute);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function setClock(now: number | string): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
}

/** A small site in a folder of its own, built into another one there. */
function openSite(folder = temporaryFolder()) {
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  const at = (path: string): string => join(folder, path);
  const key = codeKey(root);
  // A cache of its own: where the clock is a year ahead, a build throws away the pictures of all others.
  if (existsSync(pictures)) cpSync(pictures, at(`cache/${keptFolder}`), { recursive: true });
  const project = { root, cacheFolder: at('cache'), codeFolder: join(projectCache, 'code', key), codeKey: key };
  const build = async (args: string[] = [], out = 'dist', site = 'site.json') => {
    const said: string[] = [];
    const tell = (line: string): void => void said.push(line);
    const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((spy) => spy.mockImplementation(tell));
    const code = await run(['--site', at(site), '--out', at(out), ...args], project);
    for (const spy of spies) spy.mockRestore();
    const last = said.pop() ?? '';
    return { code, warnings: said, last, hasBuilt: !last.includes('4 pages') || last.includes('rendered') };
  };
  return {
    at,
    build,
    filesOf: (out = 'dist') => contents(takeSnapshot(at(out))),
    stateFiles: () => readdirSync(at('cache/state')).map((name) => at(`cache/state/${name}`)),
  };
}

type Opened = ReturnType<typeof openSite>;

test('a build from the same things does nothing, says so and says what the last one said', async () => {
  const { at, build } = openSite();
  writeFileSync(at('site.json'), withWarning);
  const first = await build();
  const before = takeSnapshot(at('dist'));
  const second = await build();
  expect(first).toMatchObject({ code: 0, hasBuilt: true });
  expect(first.warnings.length).toBeGreaterThan(0);
  expect(second).toMatchObject({ code: 0, hasBuilt: false, warnings: first.warnings });
  expect(second.last).toMatch(/^4 pages in \S+dist: nothing has changed since the last build, \d+\.\d\d s\.$/);
  expect(takeSnapshot(at('dist'))).toEqual(before);
});

test('a site.json that was written again with what it held is no change', async () => {
  const { at, build, stateFiles } = openSite();
  await build();
  const before = stateFiles();
  const record = (): string => readFileSync(before.find((file) => file.endsWith('record.json')) ?? '', 'utf8');
  const noted = record();
  writeFileSync(at('site.json'), text);
  expect(await build()).toMatchObject({ code: 0, hasBuilt: false });
  expect(stateFiles()).toEqual(before);
  expect(record()).not.toBe(noted);
});

const changes: [is: string, change: (site: Opened) => void][] = [
  ['another word', ({ at }) => writeFileSync(at('site.json'), text.replace('Corner Bakery', 'Corner Bäckerei'))],
  ['another character', ({ at }) => writeFileSync(at('site.json'), text.replace('Corner Bakery', 'Corner Makery'))],
  ['another upload', ({ at }) => appendFileSync(at('uploads/logo.svg'), '\n')],
  ['another day', () => setClock('2031-05-06T12:00:00')],
  ['a file of the output that is gone', ({ at }) => rmSync(at('dist/bread.html'))],
  ['a file of the output that was changed', ({ at }) => appendFileSync(at('dist/_headers'), '\n')],
  ['a file of the output of another time', ({ at }) => utimesSync(at('dist/contact.html'), 1, 1)],
  ['an output that is gone', ({ at }) => rmSync(at('dist'), { recursive: true })],
  [
    'an output that was copied to its place',
    ({ at }) => {
      cpSync(at('dist'), at('copy'), { recursive: true, preserveTimestamps: true });
      rmSync(at('dist'), { recursive: true });
      cpSync(at('copy'), at('dist'), { recursive: true, preserveTimestamps: true });
    },
  ],
  ['a lock beside the output', ({ at }) => writeFileSync(at('.dist.pagewright-lock'), '999999999 1')],
  ['what an ended build has left', ({ at }) => mkdirSync(at(`.dist.pagewright-${crypto.randomUUID()}.unfinished`))],
  ['a note that is damaged', ({ stateFiles }) => stateFiles().forEach((file) => void writeFileSync(file, ''))],
  ['a record that is damaged', ({ stateFiles }) => stateFiles().forEach((file) => void appendFileSync(file, '{'))],
];

test.each(fewByDay(6, changes))('after %s a build builds, and leaves what it would have without', async (_, change) => {
  const site = openSite();
  await site.build();
  expect(await site.build()).toMatchObject({ hasBuilt: false });
  change(site);
  expect(await site.build()).toMatchObject({ code: 0, hasBuilt: true });
  await site.build([], 'fresh');
  expect(site.filesOf()).toEqual(site.filesOf('fresh'));
});

test('what is made from a file that was written a moment ago has no record', async () => {
  // The clock stands still, however long the builds take.
  setClock(Date.now() - minute);
  const { build } = openSite();
  await build();
  expect(await build()).toMatchObject({ hasBuilt: true });
  setClock(Date.now() + minute);
  expect(await build()).toMatchObject({ hasBuilt: true });
  expect(await build()).toMatchObject({ hasBuilt: false });
});

test('a site.json that is written while it is built leaves no record', async () => {
  const { at, build } = openSite();
  const building = build();
  writeFileSync(at('site.json'), text);
  await building;
  expect(await build()).toMatchObject({ hasBuilt: true });
  expect(await build()).toMatchObject({ hasBuilt: false });
});

test('a record whose output another build has replaced counts for nothing', async () => {
  const { at, build, filesOf, stateFiles } = openSite();
  await build();
  const before = filesOf();
  const [record = ''] = stateFiles().filter((file) => file.endsWith('record.json'));
  const noted = readFileSync(record);
  writeFileSync(at('site.json'), text.replace('Corner Bakery', 'Square Bakery'));
  await build();
  // As if that one had been ended before it had a record, and its folder had the number of the first one.
  const [newer = ''] = stateFiles().filter((file) => file.endsWith('record.json'));
  writeFileSync(newer, noted);
  writeFileSync(at('site.json'), text);
  expect(await build()).toMatchObject({ hasBuilt: true });
  expect(filesOf()).toEqual(before);
});

test.for<[string, (files: [string, object][]) => object]>([
  ['pairs', (files) => files],
  ['an object', Object.fromEntries],
])('an output that an earlier version of the engine has noted as %s is known as what it is', async ([_, asNoted]) => {
  const { build, stateFiles } = openSite();
  const asEarlier = ({ paths = [], hashes = [], sizes = [], times = [] }: Record<string, string[]>): object =>
    asNoted(paths.map((path, index) => [path, { hash: hashes[index], size: sizes[index], time: times[index] }]));
  await build();
  for (const file of stateFiles().filter((one) => one.endsWith('.json'))) {
    if (file.endsWith('record.json')) rmSync(file);
    else writeFileSync(file, JSON.stringify(asEarlier(JSON.parse(readFileSync(file, 'utf8')))));
  }
  expect((await build()).last).toContain('0 rendered, 0 files written, 0 removed');
});

test('a site with errors has no record, and leaves that of the site that stands', async () => {
  const { at, build } = openSite();
  await build();
  writeFileSync(at('site.json'), text.replace('"to": "/bread"', '"to": "/bred"'));
  expect(await build()).toMatchObject({ code: 1 });
  expect(await build()).toMatchObject({ code: 1 });
  writeFileSync(at('site.json'), text);
  expect(await build()).toMatchObject({ code: 0, hasBuilt: false });
});

test('files that no build has written are of no account', async () => {
  const { at, build } = openSite();
  await build();
  writeFileSync(at('dist/CNAME'), 'example.com');
  expect(await build()).toMatchObject({ hasBuilt: false });
});

/** What may happen between two builds. */
const happenings: Record<string, (site: Opened) => void> = {
  nothing: () => {},
  word: ({ at }) => writeFileSync(at('site.json'), withWarning),
  wordBack: ({ at }) => writeFileSync(at('site.json'), text),
  upload: ({ at }) => appendFileSync(at('uploads/logo.svg'), '\n'),
  damage: ({ at }) => writeFileSync(at('dist/bread.html'), 'x'),
  loss: ({ at }) => rmSync(at('dist/_page/bread.json'), { force: true }),
  forgotten: ({ stateFiles }) => stateFiles().forEach((file) => void rmSync(file)),
  nextYear: () => setClock(Date.now() + 366 * 24 * 60 * minute),
};

test('whatever happens between builds, each leaves what one into an empty folder leaves', {
  tags: 'night',
  timeout: 600_000,
}, async () => {
  let hadNothingToDo = 0;
  const step = fc.record({
    happens: fc.constantFrom(...Object.keys(happenings)),
    site: fc.constantFrom('site.json', 'site.json', 'other.json'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 8 }), async (steps) => {
      const site = openSite();
      setClock(Date.now() + minute);
      writeFileSync(site.at('other.json'), text.replace('Corner Bakery', 'Other Bakery'));
      await site.build();
      for (const [index, { happens, site: name }] of steps.entries()) {
        happenings[happens]?.(site);
        const built = await site.build([], 'dist', name);
        if (!built.hasBuilt) hadNothingToDo++;
        const fresh = await site.build([], `fresh-${index}`, name);
        expect(site.filesOf()).toEqual(site.filesOf(`fresh-${index}`));
        expect(built.warnings).toEqual(fresh.warnings);
      }
    }),
    { numRuns: 50 },
  );
  expect(hadNothingToDo).toBeGreaterThan(1);
});
