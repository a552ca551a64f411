import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { keptFolder } from '../../src/pictures/made-file';
import { siteWith } from '../checks/site-with';
import { runCommand } from '../cli/run-command';
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

test('pictures are published whatever their files are called', async () => {
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
    cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
    expect((await runCommand(['build'], { folder })).code).toBe(0);
  }
  expect(contents(takeSnapshot(join(other, 'dist')))).toEqual(contents(takeSnapshot(join(one, 'dist'))));
});

test('a build of a named day writes the same bytes on any other day, and one of today does not', async () => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  const anotherDay = ['--import', pathToFileURL(join(root, 'tests/cli/another-day.js')).href];
  const built = async (out: string, args: string[], nodeOptions: string[]): Promise<Record<string, string>> => {
    const { code } = await runCommand(['build', '--out', out, ...args], { folder, nodeOptions });
    expect(code).toBe(0);
    return contents(takeSnapshot(join(folder, out)));
  };
  const named = ['--date', '2031-05-06'];
  expect(await built('then', named, anotherDay)).toEqual(await built('now', named, []));
  expect(await built('later', [], anotherDay)).not.toEqual(await built('today', [], []));
});

test('a drawing that is published in another way has another name, since browsers keep the old one for a year', async () => {
  const folder = temporaryFolder();
  const project = copyProject(root, join(folder, 'project'));
  cpSync(join(root, 'tests/fixtures/contact-form'), join(folder, 'site'), { recursive: true });
  const publishDrawings = async (): Promise<string[]> => {
    const { code } = await runCommand(['build'], { folder: join(folder, 'site'), project });
    expect(code).toBe(0);
    return readdirSync(join(folder, 'site/dist/_assets')).filter(
      (name) => name.endsWith('.svg') && !name.startsWith('flag-'),
    );
  };
  const before = await publishDrawings();
  const sanitizer = join(project, 'src/pictures/sanitize-drawing.ts');
  const head = 'function sanitizeDrawing(text: string): string {';
  const mended = `${head}\n  return clean(text).replace('<svg', '<svg data-mended=""');\n}\n\nfunction clean(text: string): string {`;
  writeFileSync(sanitizer, readFileSync(sanitizer, 'utf8').replace(head, mended));
  const after = await publishDrawings();
  expect(before.length).toBeGreaterThan(0);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
}, 240_000);

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
  const { site, pages, problems } = checkSite(text, gathered.assets, { now: new Date('2031-05-06'), registry });
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  await buildSite({ site, pages, gathered, code: await productionCode(root), outFolder, cacheFolder });
}
