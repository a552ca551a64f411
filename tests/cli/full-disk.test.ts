import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { besideOutput } from '../build/beside-output';
import { takeSnapshot } from '../build/snapshot';
import { fewByDay } from '../is-long';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable, runCommand } from './run-command';
import { runHere } from './run-here';

const fullDisk = ['--import', pathToFileURL(join(root, 'tests/cli/full-disk.js')).href];

test.each(fewByDay(1, [9, 0]))('a disk that is full after %i files leaves the last build as it was', async (free) => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  await runHere(['build'], { folder });
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
  expect((await runHere(['build'], { folder })).out).toMatch(/^(\d+) pages in dist: \1 rendered/);
});

test('a disk that is full after three files of a new site keeps none of them', async () => {
  const folder = temporaryFolder();
  process.env.FREE_FILES = '3';
  const ended = await runCommand(['new-site', 'new', '--name', 'A'], { folder, nodeOptions: fullDisk });
  delete process.env.FREE_FILES;
  expect(ended.complaints).toBe('The disk is full. Make room and try again; nothing was changed.\n');
  expect(ended.code).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
