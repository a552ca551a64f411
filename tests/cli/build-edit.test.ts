import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contents, takeSnapshot, writtenBetween } from '../build/snapshot';
import { withKeptPictures } from '../kept-pictures';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runHere } from './run-here';

const text = readFileSync(join(root, 'tests/fixtures/contact-form/site.json'), 'utf8');

beforeEach(() => {
  // All that the test writes is settled then: a build of what was written a moment ago leaves no record.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A site that was built, and can be edited and built again. */
async function openBuilt() {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  const cacheFolder = withKeptPictures(join(folder, 'cache'));
  const dist = join(folder, 'dist');
  const build = async (written: string) => {
    writeFileSync(join(folder, 'site.json'), written);
    const before = takeSnapshot(dist);
    const ended = await runHere(['build', '--verify'], { folder, cacheFolder });
    return { ...ended, written: writtenBetween(before, takeSnapshot(dist)) };
  };
  expect((await runHere(['build'], { folder, cacheFolder })).code).toBe(0);
  return { folder, dist, build };
}

/** The text of the last line but its seconds. */
const count = (out: string): string => out.replace(/, [\d.]+ s\.\s*$/, '');

test('a word that one page alone shows is built by itself, and the site is that of a whole build', async () => {
  const { folder, dist, build } = await openBuilt();
  const edited = text.replace('Baked at four', 'Baked at five');
  expect(edited).not.toBe(text);
  const { code, out, complaints, written } = await build(edited);
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  expect(count(out)).toMatch(/1 rendered, 2 files written, 0 removed$/);
  expect(written).toHaveLength(2);
  const fresh = await runHere(['build', '--out', 'fresh'], { folder, cacheFolder: join(folder, 'other') });
  expect(fresh.code).toBe(0);
  expect(contents(takeSnapshot(dist))).toEqual(contents(takeSnapshot(join(folder, 'fresh'))));
});

test('an edit that more than one page may show is built with the whole site', async () => {
  const { build } = await openBuilt();
  const { code, out } = await build(text.replace('"path": "/bread"', '"path": "/bread", "tone": "second"'));
  expect(code).toBe(0);
  expect(count(out)).toMatch(/[1-9] rendered/);
  const wrong = await build(text.replace('Baked at four', 'Baked at [four](/nowhere)'));
  expect(wrong).toMatchObject({ code: 1, written: [] });
  expect(wrong.complaints).toContain('No page has the address "/nowhere"');
});
