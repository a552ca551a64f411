import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyText } from '../../src/build/build-record';
import { forgetOlderTexts } from '../../src/build/output-state';
import { temporaryFolder } from '../temporary-folder';

test('a copy from which a build is made stays, whatever other builds keep, until its process has ended', async () => {
  const folder = temporaryFolder();
  const [file, out, cache] = ['site.json', 'dist', 'cache'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(file, '{}');
  const copy = (await copyText(file, out, cache)) ?? expect.fail('There is no copy.');
  // No process has such a number.
  const left = copy.file.replace(/[^.]+$/, '99999999');
  writeFileSync(left, '{}');
  forgetOlderTexts(cache, out, 'of-another-build');
  expect([existsSync(copy.file), existsSync(left)]).toEqual([true, false]);
});
