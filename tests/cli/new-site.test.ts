import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from '../../src/frame/read-assets';
import { formatJson } from '../../src/manifest/format';
import { spokenLanguages } from '../../src/starter/copies';
import { businessKinds } from '../../src/starter/kinds';
import { checkWithPages } from '../check-with-pages';
import { root } from '../project';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable } from './run-command';
import { runHere } from './run-here';

const sites = spokenLanguages.flatMap((language) =>
  Object.keys(businessKinds).map((kind) => [kind, language] as const),
);

test.each(sites)(
  'a new site of the kind %s in the language %s has nothing but placeholders and samples',
  async (kind, language) => {
    const folder = join(temporaryFolder(), 'site');
    const args = ['new-site', folder, '--name', 'Kilifi Kayaks', '--kind', kind, '--language', language];
    const { code, complaints } = await runHere(args, { folder: root });
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    const text = readFileSync(join(folder, 'site.json'), 'utf8');
    const options = { now: new Date(), registry };
    const { problems, pages } = checkWithPages(text, readAssets(folder).assets, options);
    expect(new Set(problems.map(({ rule, severity }) => `${severity} ${rule}`))).toEqual(
      new Set(['notice placeholder', 'notice sample', 'notice still-sample']),
    );
    const [offers] = Object.keys(JSON.parse(text).collections);
    const others = problems.filter(({ rule }) => rule !== 'still-sample');
    expect(others.map(({ pointer }) => pointer)).toEqual([
      '/site/url',
      ...['story', 'phone', 'email', 'address'].map((name) => `/values/${name}`),
      ...[0, 1, 2, 3].map((index) => `/collections/${offers}/entries/${index}/sample`),
      ...['serviceId', 'templateId', 'publicKey'].map((name) => `/delivery/messages/${name}`),
    ]);
    // Of a price list there are no pages of its entries.
    expect(pages).toHaveLength(kind === 'restaurant' ? 5 : 9);
    expect(text).toBe(formatJson(text));
    const { $schema } = JSON.parse(text);
    // It knows the fields that the site declares.
    const { collections } = JSON.parse(readFileSync(resolve(folder, $schema), 'utf8')).properties;
    expect(Object.keys(collections.properties)).toContain(offers);
  },
);

test('a colour that is too faint becomes one that can be read, and the command says so', async () => {
  const folder = join(temporaryFolder(), 'site');
  const { out } = await runHere(['new-site', folder, '--name', 'Sun', '--color', 'ffd400'], { folder: root });
  const [, told = ''] = /Words in #ffd400 would be too faint; the site has (#[0-9a-f]{6}),/.exec(out) ?? [];
  expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).theme.colors.accent).toBe(told);
});

test('where nobody can be asked, the command says which kind it took and which there are', async () => {
  const folder = join(temporaryFolder(), 'site');
  const { out } = await runHere(['new-site', folder, '--name', 'Kayaks'], { folder: root });
  expect(out).toContain('Its kind is "other", since none was said. --kind takes shop, workshop, guide, ');
  const other = join(temporaryFolder(), 'site');
  const said = await runHere(['new-site', other, '--name', 'Kayaks', '--kind', 'guide'], { folder: root });
  expect(said.out).not.toContain('Its kind is');
});

test('a site in another language says what is to be translated', async () => {
  const folder = join(temporaryFolder(), 'site');
  const { code, out } = await runHere(['new-site', folder, '--name', 'ليلى', '--language', 'ar'], { folder: root });
  expect(code).toBe(0);
  expect(out).toContain('The pages are in English, though the site says that it speaks "ar"');
});

test('an empty folder takes the site and stays the one in which somebody stands, with what git has in it', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.git'));
  const { ino } = statSync(folder);
  expect((await runHere(['new-site', folder, '--name', 'Kayaks'], { folder: root })).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['.git', '.pagewright', 'site.json', 'uploads']);
  expect(statSync(folder).ino).toBe(ino);
});

test.each<[says: RegExp, args: string[]]>([
  [/^Name a folder for the site: npm run new-site -- \.\.\/kayaks$/m, []],
  [/^Say what the business is called: --name "Kilifi Kayaks"\.$/m, ['new']],
  [/^"teel" is no colour\. .*Did you mean "teal"\? Nothing was written\.$/m, ['new', '--name', 'A', '--color', 'teel']],
  [/^"xx" is no language\./m, ['new', '--name', 'A', '--language', 'xx']],
  [/^There is no kind "shp"\. Did you mean "shop"\?/m, ['new', '--name', 'A', '--kind', 'shp']],
  [/^The folder full is not empty, so nothing was written\./m, ['full', '--name', 'A']],
  [/^A file stands where the folder full\/file should be\./m, ['full/file', '--name', 'A']],
  [/^There is no folder nowhere to put new into\./m, ['nowhere/new', '--name', 'A']],
  [
    /'--colour'.*This command knows --name, --kind, --language, --languages, --country, --currency, --color, --look\./,
    ['new', '--colour', 'red'],
  ],
  [/^Write the colour after --color without its #, .*: --color 0f6e78\.$/m, ['new', '--name', 'A', '--color']],
])('it says %s and writes nothing', async (says, args) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/file'), '');
  const ended = await runHere(['new-site', ...args], { folder });
  expect(ended.complaints).toMatch(says);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expectReadable(ended);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['full', 'full/file']);
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'a folder that may not be written to',
  async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    const ended = await runHere(['new-site', 'new', '--name', 'A'], { folder });
    chmodSync(folder, 0o700);
    expect(ended.complaints).toBe(`${folder} may not be read or written by you. Change its permissions.\n`);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  },
);
