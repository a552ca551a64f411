import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { besideOutput } from '../build/beside-output';
import { takeSnapshot } from '../build/snapshot';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable, runCommand } from './run-command';

const fullDisk = ['--import', pathToFileURL(join(root, 'tests/cli/full-disk.js')).href];

test.each([0, 9])('a disk that is full after %i files leaves the last build as it was', async (free) => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  await runCommand(['build'], { folder });
  const before = takeSnapshot(join(folder, 'dist'));
  const file = join(folder, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "Speichenhof Mühlbrück"', '"name": "Radhof"'));
  process.env.FREE_FILES = String(free);
  const ended = await runCommand(['build'], { folder, nodeOptions: fullDisk });
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.complaints.trim()).toBe('The disk is full. Make room and try again; nothing was changed.');
  expectReadable(ended);
  expect(takeSnapshot(join(folder, 'dist'))).toEqual(before);
  expect(besideOutput(join(folder, 'dist'))).toEqual([]);
  expect((await runCommand(['build'], { folder })).out).toMatch(/^(\d+) pages in dist: \1 rendered/);
});
