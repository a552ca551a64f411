import { expect, test } from 'vitest';
import { generateFiles } from '../src/generate/generate';
import { filesIn, root, textOf } from './project';

test('the generated files follow from the schemas as they are', async () => {
  const stale = (await generateFiles(root)).filter(({ path, text }) => textOf(path) !== text).map(({ path }) => path);
  expect(stale, 'These files are out of date. Run npm run generate.').toEqual([]);
});

test('nothing but generated files stands in the folders for them', async () => {
  const generated = (await generateFiles(root)).map(({ path }) => path);
  const found = filesIn('src').filter((path) => path.includes('/generated/') && !path.endsWith('.d.ts'));
  expect(found.filter((path) => !generated.includes(path))).toEqual([]);
});
