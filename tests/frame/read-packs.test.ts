import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readPacks } from '../../src/frame/read-packs';
import { temporaryFolder } from '../temporary-folder';

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Puts a package around a site, with these block types. */
function install(folder: string, name: string, version: string, types: string[]): void {
  write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, version }));
  for (const type of types) write(folder, `node_modules/${name}/blocks/${type}/${type}.schema.json`, '{}');
}

test('the packs of a site are the packages of its package.json that bring block types, those of a folder around it too', () => {
  const around = temporaryFolder();
  const site = join(around, 'sites/bay');
  const devDependencies = { 'pack-of-hours': '^2.0.0', '@of/beds': '^0.3.0', 'left-pad': '1.0.0', 'pack-of-none': '1' };
  write(site, 'package.json', JSON.stringify({ dependencies: { 'pack-of-rooms': '*' }, devDependencies }));
  install(site, 'pack-of-hours', '2.1.0', ['rest-days', 'opening']);
  install(around, '@of/beds', '0.3.1', ['beds']);
  install(site, 'pack-of-rooms', '1.0.0', ['rooms']);
  install(site, 'left-pad', '1.0.0', []);
  install(site, 'needed-by-another', '1.0.0', ['others']);
  expect(readPacks(site)).toEqual({
    'pack-of-hours': { version: 2, types: ['opening', 'rest-days'] },
    '@of/beds': { version: 0, types: ['beds'] },
    'pack-of-rooms': { version: 1, types: ['rooms'] },
  });
});

test('a site without a package.json, or with one that cannot be read, has no packs', () => {
  const site = temporaryFolder();
  expect(readPacks(site)).toEqual({});
  write(site, 'package.json', '{ "dependencies": ');
  expect(readPacks(site)).toEqual({});
});
