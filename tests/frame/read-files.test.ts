import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from '../../src/frame/read-assets';
import { folderForFile } from '../temporary-folder';

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

test('a changed file has another address', () => {
  const before = readAssets(folder).assets.files['uploads/prices.pdf']?.path;
  writeFileSync(join(folder, 'uploads/prices.pdf'), 'new prices');
  expect(readAssets(folder).assets.files['uploads/prices.pdf']?.path).not.toBe(before);
});
