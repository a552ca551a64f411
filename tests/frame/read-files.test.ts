import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { prepareSite } from '../../src/compose/site';
import { brandOf } from '../../src/frame/brand-of-site';
import { readAssets } from '../../src/frame/read-assets';
import { readOnce } from '../../src/frame/uploads';
import { siteWith } from '../checks/site-with';
import { registry } from '../registry';
import { folderForFile, temporaryFolder } from '../temporary-folder';

const folder = folderForFile();
mkdirSync(join(folder, 'uploads/menus'), { recursive: true });
writeFileSync(join(folder, 'secret.pdf'), 'hush');
for (const name of ['prices.pdf', 'menus/Sommer.PDF', 'page.html', 'run.js', 'notes', 'drawing.svg']) {
  writeFileSync(join(folder, 'uploads', name), `the content of ${name}`);
}
symlinkSync(join(folder, 'secret.pdf'), join(folder, 'uploads/outside.pdf'));

test('the files that may be published are gathered, each under an address of its content', () => {
  const { assets, files } = readAssets(folder);
  expect(assets.files).toEqual({
    'uploads/menus/Sommer.PDF': { path: expect.stringMatching(/^_assets\/sommer\.[\w-]{10}\.pdf$/), bytes: 31 },
    'uploads/prices.pdf': { path: expect.stringMatching(/^_assets\/prices\.[\w-]{10}\.pdf$/), bytes: 25 },
  });
  const { path = '' } = assets.files['uploads/prices.pdf'] ?? {};
  expect(files.get(path)).toBe(join(folder, 'uploads/prices.pdf'));
});

test('a link that leads out of the folder is no file to be published', () => {
  const { assets, files } = readAssets(folder);
  expect(assets.files).not.toHaveProperty(['uploads/outside.pdf']);
  expect([...files.values()]).not.toContain(join(folder, 'uploads/outside.pdf'));
});

test('a link that leads nowhere, or around in a circle, is none either, and nothing else is lost by it', () => {
  const site = temporaryFolder();
  mkdirSync(join(site, 'uploads'));
  writeFileSync(join(site, 'uploads/prices.pdf'), 'Prices');
  for (const name of ['round.svg', 'round.pdf']) symlinkSync(name, join(site, 'uploads', name));
  symlinkSync('gone.svg', join(site, 'uploads/nowhere.svg'));
  const { assets } = readAssets(site);
  expect(Object.keys(assets.files)).toEqual(['uploads/prices.pdf']);
  for (const name of ['round', 'nowhere'])
    expect(assets.pictures[`uploads/${name}.svg`]).toEqual({ problem: expect.stringContaining('it is a link') });
});

test('a file that is gone once it is read, or may not be read, is told of, and stops nothing', () => {
  const read = readOnce((file) => readFileSync(file, 'utf8'), 'unread');
  const file = join(temporaryFolder(), 'prices.pdf');
  expect(read(file)).toBe('unread');
  writeFileSync(file, 'Prices');
  expect(read(file)).toBe('Prices');
  expect(read(temporaryFolder())).toBe('unread');
});

test('a changed file has another address', () => {
  const site = temporaryFolder();
  mkdirSync(join(site, 'uploads'));
  const addressWith = (content: string): string | undefined => {
    writeFileSync(join(site, 'uploads/prices.pdf'), content);
    return readAssets(site).assets.files['uploads/prices.pdf']?.path;
  };
  expect(addressWith('new prices')).not.toBe(addressWith('prices'));
});

test.each([
  ['decomposed on the disk and composed in site.json', 'NFD', 'NFC'],
  ['composed on the disk and decomposed in site.json', 'NFC', 'NFD'],
] as const)('a name that is %s is that of the same file', (_, onDisk, written) => {
  const site = temporaryFolder();
  const path = (name: string, form: 'NFC' | 'NFD') => `uploads/Été/${name}`.normalize(form);
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
  mkdirSync(join(site, 'uploads/Été'.normalize(onDisk)), { recursive: true });
  for (const name of ['café.svg', 'ガ한.svg']) writeFileSync(join(site, path(name, onDisk)), picture);
  writeFileSync(join(site, path('prix été.pdf', onDisk)), 'Prices');
  const src = path('café.svg', written);
  const manifest = JSON.parse(
    siteWith({
      '/site/logo/src': src,
      '/routes/1/blocks/1/picture/src': path('ガ한.svg', written),
      '/routes/0/share': { picture: src, alt: 'A café' },
      '/routes/1/blocks/0/text': `[Prices](${encodeURI(path('prix été.pdf', written))}), or write to [us](mailto:{email}).`,
      '/routes/0/blocks/0/actions/0': { label: 'Prices', to: path('prix été.pdf', written) },
    }),
  );
  const gathered = readAssets(site);
  const now = new Date('2031-05-06');
  expect(checkSite(JSON.stringify(manifest), gathered.assets, { now, registry }).problems).toEqual([]);
  const prepared = prepareSite(manifest, gathered.assets, registry, now);
  expect(brandOf(prepared, gathered).logo.file).toBe(join(site, path('café.svg', onDisk)));
});

test('a name with other capital letters is hinted at, however its letters are put together', () => {
  const site = temporaryFolder();
  mkdirSync(join(site, 'uploads'));
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
  for (const name of ['logo.svg', 'example.svg', 'Café.svg'.normalize('NFD')])
    writeFileSync(join(site, 'uploads', name), picture);
  const text = siteWith({ '/routes/1/blocks/1/picture/src': 'uploads/café.svg' });
  const { problems } = checkSite(text, readAssets(site).assets, { now: new Date('2031-05-06'), registry });
  expect(problems.filter(({ rule }) => rule === 'picture-exists').map(({ message }) => message)).toEqual([
    'There is no picture "uploads/café.svg". Did you mean "uploads/Café.svg"? Capital and small letters count.',
  ]);
});
