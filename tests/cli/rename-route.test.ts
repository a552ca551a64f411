import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { expect, test } from 'vitest';
import { renameRoute } from '../../src/manifest/rename-route';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable } from './run-command';
import { runHere } from './run-here';

const agency = join(root, 'tests/fixtures/agency');
const site = readFileSync(join(agency, 'site.json'), 'utf8');

/** A folder with the agency's site, its text changed. */
function folderWith(text = site): string {
  const folder = temporaryFolder();
  cpSync(agency, folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), text);
  return folder;
}

/** The agency's site after renaming /contact to /visit-us. */
function renamedText(): string {
  const renamed = renameRoute(site, '/contact', '/visit-us');
  return renamed.problem ?? renamed.text;
}

function textIn(folder: string): string {
  return readFileSync(join(folder, 'site.json'), 'utf8');
}

test('renames a page everywhere, after which the site checks and builds', async () => {
  const folder = folderWith();
  const ended = await runHere(['rename-route', '/contact', '/visit-us'], { folder });
  const renamed = renameRoute(site, '/contact', '/visit-us');
  if (renamed.problem !== undefined) throw new Error(renamed.problem);
  expect(renamed.links).toBeGreaterThan(5);
  expect(ended).toEqual({
    code: 0,
    out: `"/contact" is "/visit-us" now: ${renamed.links} links changed, and the old address leads there.\n`,
    complaints: '',
  });
  expect(textIn(folder)).toBe(renamed.text);
  expect(readdirSync(folder).sort()).toEqual(['site.json', 'uploads']);
  expect((await runHere(['check', '--max-warnings', '0'], { folder })).code).toBe(0);
  expect((await runHere(['build'], { folder })).code).toBe(0);
  expect(readFileSync(join(folder, 'dist/visit-us.html'), 'utf8')).toContain('<h1');
  expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toMatch(/^\/contact +\/visit-us /m);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).not.toMatch(/href="\/contact["#?]/);
});

test('counts the places that name an entry among what it changed', async () => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/kajak'), folder, { recursive: true });
  const { out } = await runHere(['rename-route', '/turer/skymningstur', '/turer/kvall', '--site', folder], {
    folder: root,
  });
  expect(out).toMatch(
    /^"\/turer\/skymningstur" is "\/turer\/kvall" now: \d+ links? and \d+ places? that names? its entry changed, /,
  );
});

test('--dry-run prints the difference and changes nothing', async () => {
  const folder = folderWith();
  const ended = await runHere(['rename-route', '/contact', '/visit-us', '--dry-run'], { folder });
  expect(ended).toMatchObject({ code: 0, complaints: '' });
  expect(textIn(folder)).toBe(site);
  expect(readdirSync(folder).sort()).toEqual(['site.json', 'uploads']);
  expect(ended.out).toMatch(/^--- site\.json/m);
  expect(ended.out).toMatch(/^\+ .*\{ "from": "\/contact", "to": "\/visit-us" \}/m);
  expect(applyPatch(site, ended.out)).toBe(renamedText());
});

test('renames in another file where one is named', async () => {
  const folder = folderWith();
  const args = ['rename-route', '/contact', '/visit-us', '--site', join(folder, 'site.json')];
  expect((await runHere(args, { folder: temporaryFolder() })).code).toBe(0);
  expect(textIn(folder)).toBe(renamedText());
});

test.each<[is: string, args: string[], says: RegExp]>([
  ['there is no such page', ['/contct', '/visit-us'], /No page has the address "\/contct"\. site\.json is as it was\./],
  ['the new address is taken', ['/contact', '/apply'], /Another page already has the address "\/apply"\./],
  ['the new address is none', ['/contact', 'visit us'], /"visit us" cannot be the address of a page\./],
  ['it is the home page', ['/', '/home'], /The home page is always at "\/"\./],
])('changes nothing where %s', async (_, args, says) => {
  const folder = folderWith();
  const ended = await runHere(['rename-route', ...args], { folder });
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.complaints).toMatch(says);
  expectReadable(ended);
  expect(textIn(folder)).toBe(site);
});

test('changes nothing in a file with errors', async () => {
  const wrong = site.replace('"schemaVersion": 3,', '"schemaVersion": 3');
  const folder = folderWith(wrong);
  const ended = await runHere(['rename-route', '/contact', '/visit-us'], { folder });
  expect(ended).toMatchObject({
    code: 2,
    out: '',
    complaints: 'site.json has errors. Mend them first: npm run check.\n',
  });
  expect(textIn(folder)).toBe(wrong);
});

test('says so where there is no file', async () => {
  const ended = await runHere(['rename-route', '/contact', '/visit-us'], { folder: temporaryFolder() });
  expect(ended.code).toBe(2);
  expect(ended.complaints).toMatch(/There is no site\.json in/);
});

test('a page that is made of an entry is renamed with its reviews, its links and the questions about it', async () => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/kajak'), folder, { recursive: true });
  const ended = await runHere(['rename-route', '/turer/heldag', '/turer/havsdag'], { folder });
  expect(ended).toMatchObject({ code: 0, complaints: '' });
  expect((await runHere(['check', '--max-warnings', '0'], { folder })).code).toBe(0);
  const { collections, redirects } = JSON.parse(textIn(folder));
  const reviews = collections.reviews.entries.map(({ trip }: { trip: string }) => trip);
  expect(reviews).toContain('havsdag');
  expect(textIn(folder)).not.toContain('"heldag"');
  expect(redirects).toEqual([
    { from: '/turer/heldag', to: '/turer/havsdag' },
    { from: '/en/trips/heldag', to: '/turer/havsdag' },
  ]);
});
