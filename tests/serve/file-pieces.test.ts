import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileHas, haveSameBytes, openBytes, piecesOf } from '../../src/serve/file-pieces.js';
import { temporaryFolder } from '../temporary-folder';

/** Writes a file of some bytes; returns its path. */
function fileOf(content: string): string {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, content);
  return file;
}

test('pieces of a file make the whole of it', () => {
  for (const length of [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 5_000_000]) {
    const content = Array.from({ length: Math.ceil(length / 8) }, (_, index) => String(index).padStart(8))
      .join('')
      .slice(0, length);
    const pieces = Array.from(piecesOf(fileOf(content)), (piece) => piece.toString());
    expect(pieces.join('') === content).toBe(true);
  }
});

test('a word is found wherever it stands in a file, also across two pieces', () => {
  for (const start of [0, (1 << 20) - 3, 1 << 20, 3_000_000]) {
    const file = fileOf(`${' '.repeat(start)}"packs"`);
    expect(fileHas(file, '"packs"')).toBe(true);
    expect(fileHas(file, '"other"')).toBe(false);
  }
  expect(fileHas(join(temporaryFolder(), 'none'), '"packs"')).toBe(false);
});

test('files have the same content where every byte of one is that of the other', () => {
  const content = 'abc'.repeat(500_000);
  const file = fileOf(content);
  expect(haveSameBytes(file, fileOf(content))).toBe(true);
  const others = [`${content}a`, content.slice(0, -1), `${content.slice(0, -1)}d`, `d${content.slice(1)}`, ''];
  for (const other of others) expect(haveSameBytes(file, fileOf(other))).toBe(false);
  expect(() => haveSameBytes(file, join(temporaryFolder(), 'none'))).toThrow();
});

test('a file that is cut while it is read is not taken for a whole one', () => {
  const file = fileOf('abcdef');
  const bytes = openBytes(file);
  expect(Buffer.from(bytes.read(1, 3)).toString()).toBe('bc');
  writeFileSync(file, 'abc');
  expect(() => bytes.read(2, 6)).toThrow('cut');
  bytes.close();
});
