import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeInSources } from '../../src/develop/place-in-sources';
import { temporaryFolder } from '../temporary-folder';

const stackAt = (place: string): string =>
  `TypeError: No map today\n    at compose (${place}:7)\n    at node:internal:1:2`;

test('of code that Vite has loaded file and line are told', () => {
  expect(placeInSources(stackAt('/project/src/blocks/cta/cta.tsx:12'))).toBe('src/blocks/cta/cta.tsx:12');
});

test('of code that was bundled the file is told', () => {
  const bundle = join(temporaryFolder(), 'develop.cjs');
  const lines = ['let a = 1;', '// src/one.ts', '// says what', 'one();', '// node_modules/two/index.js', 'two();'];
  writeFileSync(bundle, lines.join('\n'));
  expect([1, 4, 6].map((line) => placeInSources(stackAt(`${bundle}:${line}`)))).toEqual([
    '',
    'src/one.ts',
    'node_modules/two/index.js',
  ]);
  expect(placeInSources(stackAt(`${bundle}.gone.cjs:4`))).toBe('');
});

test('of anything else no place is told', () => {
  expect(placeInSources(stackAt('node:fs:12'))).toBe('');
});
