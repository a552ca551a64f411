import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, takeSnapshot } from '../build/snapshot';
import { fewByDay, isLong } from '../is-long';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { killBuild } from './kill-build';
import { type Ended, runCommand } from './run-command';
import { runHere } from './run-here';

/** A copy of a small site in a folder of its own. */
function copySite(fixture = 'contact-form'): string {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures', fixture), folder, { recursive: true });
  return folder;
}

function rename(folder: string, name: string): void {
  const file = join(folder, 'site.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.site.name = name;
  writeFileSync(file, JSON.stringify(manifest));
}

test('two builds into one folder at once both end well, and leave one whole site', { tags: 'night' }, async () => {
  const [one, other] = [copySite('werkstatt'), copySite('werkstatt')];
  const out = join(temporaryFolder(), 'dist');
  const build = (folder: string): Promise<Ended> => runCommand(['build', '--out', out], { folder });
  rename(one, 'Radhof Eins');
  rename(other, 'Radhof Zwei');
  await runHere(['build', '--out', out], { folder: one });
  rename(one, 'Radhof Eins, again');
  rename(other, 'Radhof Zwei, again');
  const ended = await Promise.all([build(one), build(other)]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const alone = [];
  for (const folder of [one, other]) {
    await runHere(['build', '--out', 'alone'], { folder });
    alone.push(contents(takeSnapshot(join(folder, 'alone'))));
  }
  expect(alone).toContainEqual(contents(takeSnapshot(out)));
});

test("a folder of the owner's called dist.staging stays", async () => {
  const folder = copySite();
  mkdirSync(join(folder, 'dist.staging'));
  writeFileSync(join(folder, 'dist.staging/thesis.txt'), 'three years of work');
  expect((await runHere(['build'], { folder })).code).toBe(0);
  expect(readFileSync(join(folder, 'dist.staging/thesis.txt'), 'utf8')).toBe('three years of work');
});

test('a build into a folder with files of the owner writes nothing there', async () => {
  const folder = copySite();
  mkdirSync(join(folder, 'precious'));
  writeFileSync(join(folder, 'precious/index.html'), 'mine');
  const { code, out, complaints } = await runHere(['build', '--out', 'precious'], { folder });
  expect(readFileSync(join(folder, 'precious/index.html'), 'utf8')).toBe('mine');
  expect(readdirSync(join(folder, 'precious'))).toEqual(['index.html']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(complaints).toContain('precious');
});

test.each(['.', '..'])('a build with --out %s does not write where the owner’s files are', async (out) => {
  const folder = join(temporaryFolder(), 'shop');
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  const { code, complaints } = await runHere(['build', '--out', out], { folder });
  expect(existsSync(join(folder, out, '_headers'))).toBe(false);
  expect(code).toBe(2);
  expect(complaints).toContain('--out dist');
});

test.each(fewByDay(1, [2, 4]))(
  'a build killed before rename %i leaves the old site or the new one, never a mix',
  async (renames) => {
    const folder = copySite('werkstatt');
    const dist = join(folder, 'dist');
    const built = async (): Promise<Record<string, string>> => {
      await runHere(['build'], { folder });
      return contents(takeSnapshot(dist));
    };
    rename(folder, 'Radhof');
    const next = await built();
    rename(folder, 'Speichenhof');
    const before = await built();
    rename(folder, 'Radhof');
    await killBuild(folder, 'renameSync', renames);
    if (existsSync(dist)) expect([before, next]).toContainEqual(contents(takeSnapshot(dist)));
    expect(await built()).toEqual(next);
  },
  60_000,
);

test('a site that a killed build has taken away for a moment is back as soon as it is looked at', async () => {
  const folder = copySite();
  const dist = join(folder, 'dist');
  await runHere(['build'], { folder });
  const before = contents(takeSnapshot(dist));
  rename(folder, 'Another Name');
  for (let renames = isLong ? 0 : 2; existsSync(dist) && renames < 20; renames++) {
    await killBuild(folder, 'renameSync', renames);
  }
  expect(existsSync(dist)).toBe(false);
  await runCommand(['preview', '--port', '0'], { folder, stopWhen: (out) => out.includes('http://') });
  expect(contents(takeSnapshot(dist))).toEqual(before);
}, 60_000);
