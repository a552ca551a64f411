import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicKeysIn } from '../../src/delivery/emailjs/receive';
import { textOfSite, textsOfPages } from '../../src/serve/site-texts';
import { folderForFile } from '../temporary-folder';

const folder = folderForFile();

test('finds the keys of a site.json, and nothing where there is none', () => {
  const delivery = { one: { publicKey: 'key_1' }, two: { publicKey: 'a"b' } };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ delivery }, null, 2));
  expect(publicKeysIn(textOfSite(join(folder, 'site.json')) ?? [])).toEqual(['key_1', 'a"b']);
  expect(textOfSite(join(folder, 'no-site.json'))).toBeUndefined();
});

test('finds each key in the pages of a built site once, in folders too', () => {
  mkdirSync(join(folder, 'apply'));
  writeFileSync(join(folder, 'index.html'), '<script>{"publicKey":"key_1"}</script>');
  writeFileSync(join(folder, 'apply/index.html'), '{"publicKey":"key_2"} {"publicKey":"key_1"}');
  writeFileSync(join(folder, 'other.txt'), '{"publicKey":"key_3"}');
  expect(publicKeysIn(textsOfPages(folder)).sort()).toEqual(['key_1', 'key_2']);
});
