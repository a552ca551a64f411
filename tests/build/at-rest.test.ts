import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besideOf, isAtRest, lockOf } from '../../src/build/beside-output';
import { temporaryFolder } from '../temporary-folder';

test.each([
  ['nothing else', [], true],
  ['what a build of another folder has left', [besideOf('other', 'unfinished')], true],
  ['files of somebody', ['.dist', 'dist-of-before'], true],
  ['the lock of a build', [lockOf('dist')], false],
  ['a site that was not finished', [besideOf('dist', 'unfinished')], false],
  ['the site of before', [besideOf('dist', 'before')], false],
])('an output folder with %s beside it tells whether no build has it', (_, names, isResting) => {
  const folder = temporaryFolder();
  for (const name of ['dist', ...names]) mkdirSync(join(folder, name));
  expect(isAtRest(join(folder, 'dist'))).toBe(isResting);
});
