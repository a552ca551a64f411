import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepFiles, type MadeFile } from '../../src/pictures/made-file';
import { temporaryFolder } from '../temporary-folder';

const fileOf = (name: string, make: MadeFile['make']): MadeFile => ({ path: `_assets/${name}`, name, make });

test('makes what is not kept, once', async () => {
  const folder = temporaryFolder();
  let made = 0;
  const file = fileOf('a.txt', async () => ({ content: `made ${++made}` }));
  const twice = await keepFiles([file, { ...file, path: 'elsewhere.txt' }], folder);
  const again = await keepFiles([file], folder);
  if (twice.problems || again.problems) throw new Error('A text cannot be damaged.');
  expect(made).toBe(1);
  expect([...twice.files.keys()]).toEqual(['_assets/a.txt', 'elsewhere.txt']);
  expect(readFileSync(again.files.get('_assets/a.txt') ?? '', 'utf8')).toBe('made 1');
});

test('tells every problem once and keeps nothing of it', async () => {
  const folder = temporaryFolder();
  const damaged = async () => ({ problem: 'It is damaged.' });
  const kept = await keepFiles(
    [fileOf('a.png', damaged), fileOf('b.png', damaged), fileOf('c.txt', async () => ({ content: 'c' }))],
    folder,
  );
  expect(kept).toEqual({ problems: ['It is damaged.'] });
  expect(readdirSync(folder)).toEqual(['c.txt']);
});
