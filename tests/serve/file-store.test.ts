import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FileStore } from '../../src/serve/file-store';
import { folderForFile } from '../temporary-folder';

const file = join(folderForFile(), 'page.html');

test('a file is compressed once, and again once it has changed', () => {
  const store = new FileStore();
  writeFileSync(file, 'one');
  const first = store.read(file, 'br');
  expect(store.read(file, 'br').content).toBe(first.content);
  writeFileSync(file, 'another');
  expect(brotliDecompressSync(store.read(file, 'br').content).toString()).toBe('another');
});
