import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeGeneratedSite } from '../bench/generate-site';
import { besideOutput } from '../build/beside-output';
import { contents, takeSnapshot } from '../build/snapshot';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable, runCommand } from './run-command';

const fullDisk = ['--import', pathToFileURL(join(root, 'tests/cli/full-disk.js')).href];

test.each([0, 1, 9, 35])('a disk that is full after %i files leaves the last build as it was', async (free) => {
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

const pages = 600;

test('a build that is killed half way leaves the last build as it was, and the next one succeeds', async () => {
  const folder = temporaryFolder();
  const file = writeGeneratedSite(folder, pages);
  expect((await runCommand(['build'], { folder })).code).toBe(0);
  const dist = join(folder, 'dist');
  const before = takeSnapshot(dist);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"label": "Write to us"', '"label": "Call us"'));
  const unfinished = (): boolean => besideOutput(dist).some((name) => existsSync(join(folder, name, 'part-1')));
  const killed = await runCommand(['build'], { folder, stopWhen: unfinished });
  expect(killed).toEqual({ code: null, out: '', complaints: '' });
  expect(unfinished()).toBe(true);
  expect(takeSnapshot(dist)).toEqual(before);

  const next = await runCommand(['build'], { folder });
  expect(next.out).toContain(`${pages + 1} pages in dist: ${pages + 1} rendered`);
  expect(besideOutput(dist)).toEqual([]);
  const after = contents(takeSnapshot(dist));
  await runCommand(['build', '--out', 'fresh'], { folder });
  expect(after).toEqual(contents(takeSnapshot(join(folder, 'fresh'))));
}, 120_000);
