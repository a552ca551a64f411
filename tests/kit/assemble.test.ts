import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { assembleEngine } from '../../src/kit/assemble.js';
import { inWordsOfSite } from '../../src/kit/in-words-of-site.js';
import { findOwnCode, hasOwnCode, type OwnPart, siteFolderOf } from '../../src/kit/own-code.js';
import { filesIn, root, textOf } from '../project';
import { temporaryFolder } from '../temporary-folder';

/** Copies the site with code of its own, its packs installed; gives its folder. */
function siteWithCode(): string {
  const site = join(temporaryFolder(), 'site');
  cpSync(join(root, 'tests/fixtures/own-code'), site, { recursive: true });
  renameSync(join(site, 'packs'), join(site, 'node_modules'));
  return site;
}

function write(site: string, path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** Gives what is said of a site's code, without the path of its folder. */
function faultsOf(site: string): string[] {
  return assembleEngine(root, site).faults.map((fault: string) => fault.replaceAll(`${site}/`, ''));
}

test('the engine takes in the blocks and rules of a site and of its packs, each change of them, and lets go what is gone', () => {
  const site = siteWithCode();
  const { folder, faults, isGenerated, noteGenerated } = assembleEngine(root, site);
  expect(faults).toEqual([]);
  expect(isGenerated).toBe(false);
  noteGenerated();
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  for (const path of ['price-list', 'rest-days', 'room-count'].map((type) => `src/blocks/${type}/${type}.tsx`))
    expect(text(path)).toContain('pagewright/block');
  expect(text('schema/blocks/price-list.schema.json')).toContain('Price list');
  expect(text('src/checks/rules/own/price-names-currency.ts')).toContain('priceNamesCurrency');
  expect(text('packs.json')).toBe('{"pagewright-pack-hours":{"version":2},"pagewright-pack-rooms":{"version":0}}');
  expect(assembleEngine(root, site).isGenerated).toBe(true);

  write(site, 'blocks/price-list/price-list.module.css', '@layer blocks {}');
  expect(assembleEngine(root, site).isGenerated).toBe(true);
  expect(text('src/blocks/price-list/price-list.module.css')).toBe('@layer blocks {}');
  rmSync(join(site, 'blocks'), { recursive: true });
  expect(assembleEngine(root, site).isGenerated).toBe(false);
  expect(existsSync(join(folder, 'src/blocks/price-list/price-list.tsx'))).toBe(false);
  expect(existsSync(join(folder, 'schema/blocks/price-list.schema.json'))).toBe(false);
});

test('what is wrong with how a site’s code lies there is said by its path, with what to do, and changes nothing', () => {
  const site = siteWithCode();
  const { folder } = assembleEngine(root, site);
  const schema = readFileSync(join(site, 'blocks/price-list/price-list.schema.json'), 'utf8');
  write(site, 'blocks/Price List/a.tsx', '');
  write(site, 'blocks/empty/note.txt', '');
  write(site, 'blocks/generated/note.txt', '');
  write(site, 'blocks/faq/faq.tsx', '');
  write(site, 'blocks/faq/faq.schema.json', schema);
  write(site, 'blocks/rest-days/rest-days.tsx', '');
  write(site, 'blocks/rest-days/rest-days.schema.json', schema);
  write(
    site,
    'rules/placeholder.ts',
    "import { x } from '../../rule';\nimport 'pagewright/secrets';\nimport './gone';",
  );
  const more =
    "import { Faq } from '../faq/faq';\n// import './not-this';\nimport 'react';\nimport 'no-such-package/part';";
  write(site, 'blocks/price-list/more.ts', more);
  write(site, 'blocks/prices/prices.schema.json', '{}');
  write(site, 'blocks/prices/prices.tsx', 'export default function Prices() { return useState(1); }');
  write(site, 'blocks/prices/prices.module.css', '@layer blocks { .a { top: 0; } }\n/* .b {} */ .c { top: 0; }');
  write(site, 'blocks/prices/prices.compose.ts', 'export const composePrice = 1;');
  const contract = 'pagewright/block, pagewright/compose, pagewright/rule';
  const files = 'a block type needs a schema and a component of its name.';
  expect(faultsOf(site)).toEqual([
    'blocks/Price List: a block type is called by small letters and hyphens, such as price-list.',
    'blocks/generated: no block type can be called "generated". Choose another name.',
    'blocks/rest-days: the pack "pagewright-pack-hours" has a block type "rest-days", too. Rename yours, or take the pack out of "packs" in site.json.',
    'The engine has a block type "faq" already, and the site brings another. Rename that.',
    'The engine has a rule "placeholder" already, and the site brings another. Rename that.',
    `blocks/Price List/Price List.schema.json is missing: ${files}`,
    `blocks/Price List/Price List.tsx is missing: ${files}`,
    `blocks/empty/empty.schema.json is missing: ${files}`,
    `blocks/empty/empty.tsx is missing: ${files}`,
    'blocks/faq/faq.tsx must export Faq, by that name and not as default.',
    `blocks/generated/generated.schema.json is missing: ${files}`,
    `blocks/generated/generated.tsx is missing: ${files}`,
    'blocks/prices/prices.tsx must export Prices, by that name and not as default.',
    'blocks/prices/prices.tsx uses useState, which never comes to life in a browser: write "hydrate": true into its schema.',
    'blocks/prices/prices.compose.ts must export composePrices, by that name and not as default.',
    'blocks/prices/prices.module.css has styles outside of @layer blocks { … }, where they win over those of the site. Put all of them in it.',
    'blocks/rest-days/rest-days.tsx must export RestDays, by that name and not as default.',
    'rules/placeholder.ts must export placeholder, by that name and not as default.',
    `blocks/price-list/more.ts imports ../faq/faq. A block or a rule imports its own files, packages, and ${contract}.`,
    'blocks/price-list/more.ts imports no-such-package/part. No package of that name is installed. Run: npm install no-such-package',
    `rules/placeholder.ts imports ../../rule. A block or a rule imports its own files, packages, and ${contract}.`,
    `rules/placeholder.ts imports pagewright/secrets. Of the engine there is: ${contract}.`,
    'rules/placeholder.ts imports ./gone. There is no such file.',
  ]);
  // What serves the engine meanwhile says them, until they are mended.
  const told = join(folder, 'schema/faults-of-site.txt');
  expect(readFileSync(told, 'utf8')).toContain('must export Prices');
  expect(existsSync(join(folder, 'src/blocks/empty'))).toBe(false);
  for (const path of ['blocks', 'rules']) rmSync(join(site, path), { recursive: true });
  expect(faultsOf(site)).toEqual([]);
  expect(existsSync(told)).toBe(false);
});

test('a pack that is not installed is left out, since the check tells of it, and a name that is a path leads nowhere', () => {
  const site = siteWithCode();
  rmSync(join(site, 'node_modules/pagewright-pack-hours'), { recursive: true });
  const packs = { 'pagewright-pack-hours': 2, 'pagewright-pack-rooms': 0, '../blocks': 1 };
  write(site, 'site.json', JSON.stringify({ packs }));
  expect(findOwnCode(site, '1.0.0')).toMatchObject({ packs: { 'pagewright-pack-rooms': { version: 0 } }, faults: [] });
});

test('of two packs with a block of one name, the one is named that can go, not a block of the site', () => {
  const site = siteWithCode();
  cpSync(join(site, 'node_modules/pagewright-pack-hours'), join(site, 'node_modules/pagewright-pack-days'), {
    recursive: true,
  });
  write(site, 'site.json', JSON.stringify({ packs: { 'pagewright-pack-hours': 2, 'pagewright-pack-days': 2 } }));
  expect(findOwnCode(site, '1.0.0').faults).toEqual([
    'The packs "pagewright-pack-hours" and "pagewright-pack-days" both have a block type "rest-days", so a site can use one of them. Take the other out of "packs" in site.json.',
  ]);
});

test.each([
  ['^1.3.0', '1.3.0'],
  ['>=1.2.9 <3', undefined],
  ['1.10 || ^0.9.0', undefined],
  ['~2', '2.0.0'],
  ['*', undefined],
])('a pack that needs @pagewright/kit %s is left out of an engine 1.2.10 that is older', (range, needs) => {
  const site = siteWithCode();
  const description = { version: '0.3.1', peerDependencies: { '@pagewright/kit': range } };
  write(site, 'node_modules/pagewright-pack-rooms/package.json', JSON.stringify(description));
  const { packs, blocks } = findOwnCode(site, '1.2.10');
  expect(packs['pagewright-pack-rooms']).toEqual({ version: 0, ...(needs && { needs }) });
  expect(blocks.some(({ name }: { name: string }) => name === 'room-count')).toBe(needs === undefined);
});

test('the packages that the code of a site and of its packs imports are found around each, by their versions', () => {
  const site = siteWithCode();
  const store = join(site, 'store/node_modules');
  for (const [folder, version] of [
    [join(site, 'node_modules'), '1.0.0'],
    [store, '2.0.0'],
  ])
    write(String(folder), 'ms/package.json', JSON.stringify({ version }));
  // Some programs link what they install, so that a pack has its packages around where it truly lies.
  renameSync(join(site, 'node_modules/pagewright-pack-rooms'), join(store, 'pagewright-pack-rooms'));
  symlinkSync(join(store, 'pagewright-pack-rooms'), join(site, 'node_modules/pagewright-pack-rooms'), 'junction');
  write(store, 'pagewright-pack-rooms/blocks/room-count/more.ts', "import ms from 'ms/part';");
  write(
    site,
    'blocks/price-list/more.ts',
    "import ms from 'ms';\nimport 'react';\nimport 'node:fs';\nimport './price-list';",
  );
  const { folder, faults } = assembleEngine(root, site);
  expect(faults).toEqual([]);
  const { origins, packages } = JSON.parse(readFileSync(join(folder, 'schema/packages-of-site.json'), 'utf8'));
  expect(packages).toEqual({ ms: ['1.0.0', '2.0.0'] });
  expect(origins).toMatchObject({
    'src/blocks/price-list/': `${realpathSync(join(site, 'blocks/price-list'))}/`,
    'src/blocks/room-count/': `${realpathSync(join(store, 'pagewright-pack-rooms/blocks/room-count'))}/`,
  });
  // What the bundled commands load of packages is found from their folder.
  for (const around of [folder, join(site, '.pagewright')])
    expect(realpathSync(join(around, 'node_modules'))).toBe(realpathSync(join(root, 'node_modules')));
});

test('an engine that nobody may write gives one that is written', () => {
  const site = siteWithCode();
  const source = join(site, 'blocks/price-list/price-list.tsx');
  chmodSync(source, 0o444);
  const { folder } = assembleEngine(root, site);
  expect(statSync(join(folder, 'src/blocks/price-list/price-list.tsx')).mode & 0o200).toBe(0o200);
});

test('each command that reads a site knows the code of it', () => {
  const commands = filesIn('src/cli').flatMap((path) => /^src\/cli\/([a-z-]+)\.ts$/.exec(path)?.[1] ?? []);
  const reading = commands.filter((name) => {
    const text = textOf(`src/cli/${name}.ts`);
    return /export async function run\(/.test(text) && /\bsite(Option|File)\b/.test(text);
  });
  expect(commands.filter((name) => siteFolderOf(name, []) !== undefined)).toEqual(reading);
});

test('a site has code of its own where there is any, or where it names a pack', () => {
  const site = temporaryFolder();
  const isOwn = (): boolean => hasOwnCode(site);
  expect(isOwn()).toBe(false);
  mkdirSync(join(site, 'blocks'));
  write(site, 'blocks/.DS_Store', '');
  write(site, 'site.json', 'nonsense');
  expect(isOwn()).toBe(false);
  write(site, 'site.json', '{ "packs": { "pagewright-pack-hours": 2 } }');
  expect(isOwn()).toBe(true);
  rmSync(join(site, 'site.json'));
  write(site, 'rules/any.ts', '');
  expect(isOwn()).toBe(true);
});

test('a command line means the folder of the site that it names, else the one where it runs', () => {
  expect(siteFolderOf('check', [])).toBe(process.cwd());
  expect(siteFolderOf('check', ['--site', 'tests/fixtures/kajak'])).toBe(join(root, 'tests/fixtures/kajak'));
  expect(siteFolderOf('build', ['--site=/else/site.json', '--out', 'x'])).toBe('/else');
  expect(siteFolderOf('start', ['../other/site.json'])).toBe(join(root, '../other'));
  expect(siteFolderOf('generate', [])).toBeUndefined();
});

test('a message about the engine names the files of the site, and the pack that brings one', () => {
  const folder = '/home/site/.pagewright/engine';
  const own = { blocks: [part('a-b', 'the site'), part('hours', 'pack-hours')], rules: [part('d', 'pack-hours')] };
  const said = (message: string): string => inWordsOfSite(message, folder, '/home/site', own);
  expect(
    said(
      `${folder}/src/blocks/a-b/a-b.tsx:3, schema/blocks/a-b.schema.json, .pagewright/engine/src/checks/rules/own/c.ts`,
    ),
  ).toBe('blocks/a-b/a-b.tsx:3, blocks/a-b/a-b.schema.json, rules/c.ts');
  expect(said(`${folder}/src/blocks/hours/hours.tsx:3, src/checks/rules/own/d.ts, src/blocks/a-b/a-b.tsx`)).toBe(
    'pack-hours/blocks/hours/hours.tsx:3, pack-hours/rules/d.ts, blocks/a-b/a-b.tsx',
  );
});

function part(name: string, owner: string): OwnPart {
  return { name, owner, path: '' };
}
