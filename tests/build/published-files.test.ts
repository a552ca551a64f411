import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../src/build/build-site';
import { checkPages } from '../../src/checks/check-site';
import type { Code } from '../../src/frame/draw-page';
import { readAssets } from '../../src/frame/read-assets';
import { keptFolder } from '../../src/pictures/made-file';
import { siteWith } from '../checks/site-with';
import { runHere } from '../cli/run-here';
import { isLong } from '../is-long';
import { writePhoto } from '../pictures/a-photo';
import { productionCode } from '../production-code';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { attributeValues, pagesIn } from './built-document';
import { contents, takeSnapshot } from './snapshot';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>';

const oddNames = [
  'two words.jpg',
  'Größe.jpg',
  'fair (2).jpg',
  'no#1.jpg',
  '100%.jpg',
  "the owner's.jpg",
  'bread & cake.jpg',
  'one, two.jpg',
  'a+b.jpg',
  'WhatsApp Image 2027-01-05 at 10.12.33.jpeg',
  'صورة.jpg',
  '🥐.svg',
];

afterEach(() => void vi.useRealTimers());

test('pictures are published whatever their files are called', { tags: 'night' }, async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads'));
  for (const name of oddNames) {
    const file = join(folder, 'uploads', name);
    if (name.endsWith('.svg')) writeFileSync(file, drawing);
    else await writePhoto(file, { width: 200, height: 150 });
  }
  for (const name of ['logo.svg', 'example.svg']) writeFileSync(join(folder, 'uploads', name), drawing);
  const items = oddNames.map((name) => ({ picture: { src: `uploads/${name}`, alt: name } }));
  const text = siteWith({ '/routes/1/blocks/-': { type: 'gallery', heading: 'All of them', items } });
  writeFileSync(join(folder, 'site.json'), text);
  const outFolder = join(folder, 'dist');
  await publish(folder, outFolder, join(folder, 'cache'));
  const shown = pagesIn(outFolder).flatMap(({ markup }) => [
    ...attributeValues(markup, 'src'),
    ...attributeValues(markup, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
  ]);
  expect(new Set(shown).size).toBeGreaterThan(oddNames.length * 4);
  const isThere = (address: string): boolean => existsSync(join(outFolder, decodeURIComponent(address)));
  expect(shown.filter((address) => !isThere(address))).toEqual([]);
});

test('a build from another folder writes the same bytes', async () => {
  const [one, other] = [temporaryFolder(), join(temporaryFolder(), 'a folder further down')];
  for (const folder of [one, other]) {
    cpSync(join(root, 'tests/fixtures', isLong ? 'werkstatt' : 'contact-form'), folder, { recursive: true });
    expect((await runHere(['build'], { folder })).code).toBe(0);
  }
  expect(contents(takeSnapshot(join(other, 'dist')))).toEqual(contents(takeSnapshot(join(one, 'dist'))));
});

test('a build of a named day writes the same bytes on any other day, and one of today does not', async () => {
  const folder = temporaryFolder();
  // It has days to come, and no photos, which take seconds to make.
  cpSync(join(root, 'tests/fixtures/agency'), folder, { recursive: true });
  // By a clock that is ahead, a build throws away what is kept of the pictures of all others.
  const cacheFolder = join(folder, 'cache');
  const built = async (out: string, args: string[], days = 0): Promise<Record<string, string>> => {
    vi.useFakeTimers({ now: Date.now() + days * 24 * 60 * 60 * 1000, toFake: ['Date'] });
    const { code } = await runHere(['build', '--out', out, ...args], { folder, cacheFolder });
    vi.useRealTimers();
    expect(code).toBe(0);
    return contents(takeSnapshot(join(folder, out)));
  };
  const named = ['--date', '2031-05-06'];
  expect(await built('then', named, 400)).toEqual(await built('now', named));
  expect(await built('later', [], 400)).not.toEqual(await built('today', []));
});

test('a drawing that is published in another way has another name, since browsers keep the old one for a year', async () => {
  const project = copyProject(root, temporaryFolder());
  const drawings = async (): Promise<string[]> => {
    const { module } = await runnerImport<typeof import('../../src/frame/read-assets')>(
      join(project, 'src/frame/read-assets.ts'),
      { root: project, configFile: false, logLevel: 'error' },
    );
    const { originals } = module.readAssets(join(root, 'tests/fixtures/contact-form'));
    return [...originals.keys()].filter((name) => name.endsWith('.svg'));
  };
  const named = [await drawings()];
  expect(named.flat()).not.toHaveLength(0);
  for (const source of ['publish-drawing', 'sanitize-drawing', 'harmless-style']) {
    appendFileSync(join(project, `src/pictures/${source}.ts`), '// Done in another way.\n');
    named.push(await drawings());
  }
  expect(new Set(named.flat()).size).toBe(named.flat().length);
});

test('a kept picture that no site has used for 30 days is removed, and no other', async () => {
  const cacheFolder = temporaryFolder();
  const kept = join(cacheFolder, keptFolder);
  mkdirSync(kept);
  for (const [name, days] of [
    ['forgotten-320.avif', 31],
    ['recent-320.avif', 29],
  ] as const) {
    writeFileSync(join(kept, name), 'x');
    const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    utimesSync(join(kept, name), time, time);
  }
  await publish(join(root, 'tests/fixtures/contact-form'), join(cacheFolder, 'dist'), cacheFolder);
  expect(readdirSync(kept)).toContain('recent-320.avif');
  expect(readdirSync(kept)).not.toContain('forgotten-320.avif');
});

/** Builds the site in a folder as the command does, with a cache of its own. */
async function publish(folder: string, outFolder: string, cacheFolder: string): Promise<void> {
  const gathered = readAssets(folder);
  const text = readFileSync(join(folder, 'site.json'), 'utf8');
  const pages = checkPages(() => text, gathered.assets, { now: new Date('2031-05-06'), registry });
  const loadCode = (): Promise<Code> => productionCode(root);
  expect(await buildSite({ pages, gathered, loadCode, outFolder, cacheFolder })).toBeDefined();
}

test('the licences of all that a site has of others stand in one file, which its scripts name', async () => {
  const { browserFolder } = await productionCode(root);
  const said = readFileSync(join(browserFolder, 'licences.txt'), 'utf8');
  const shipped = [
    ...['react', 'react-dom', 'scheduler', '@tanstack/react-router', '@emailjs/browser', 'react-hot-toast'],
    ...[
      '@iconify-json/lucide',
      'country-flag-icons',
      'world-atlas',
      '@fontsource/outfit',
      '@fontsource-variable/fraunces',
    ],
  ];
  for (const name of shipped) expect(said).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([A-Z].+\\)$`, 'm'));
  for (const words of [
    'Meta Platforms',
    'Tanner Linsley',
    'EmailJS',
    'Timo Lins',
    'Lucide Contributors',
    'Outfit Project',
  ])
    expect(said).toContain(words);
  expect(said).toContain('Permission is hereby granted, free of charge');
  const scripts = readdirSync(browserFolder).filter((name) => name.endsWith('.js'));
  const naming = scripts.filter((name) =>
    readFileSync(join(browserFolder, name), 'utf8').startsWith('/*! licences.txt */'),
  );
  expect(naming.map((name) => name.split('.')[0])).toEqual(expect.arrayContaining(['live', 'navigation']));
});
