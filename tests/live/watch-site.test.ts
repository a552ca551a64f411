import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchSite } from '../../src/live/watch-site';
import { temporaryFolder } from '../temporary-folder';

/** A site that is watched, and what counts how often it was said that it has changed. */
function watched(prepare: (folder: string) => void = () => {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'site/uploads/team'), { recursive: true });
  const at = (path: string): string => join(folder, 'site', path);
  for (const name of ['site.json', 'uploads/team/first.svg']) writeFileSync(at(name), '{}');
  prepare(folder);
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const changed = vi.fn();
  watchSite(at('site.json'), end.signal, changed);
  return { at, folder, changed };
}

/** Ways in which a site changes, one after the other. */
const changes: Record<string, (at: (path: string) => string) => void> = {
  'is written in its place': (at) => appendFileSync(at('site.json'), ' '),
  'is replaced by another': (at) => {
    writeFileSync(at('.other'), '{ "other": 1 }');
    renameSync(at('.other'), at('site.json'));
  },
  'is taken away and made anew': (at) => {
    rmSync(at('site.json'));
    writeFileSync(at('site.json'), '{ "anew": 1 }');
  },
  'is touched': (at) => utimesSync(at('site.json'), 1, 1),
  'gets a file': (at) => writeFileSync(at('uploads/team.svg'), ''),
  'gets a file in a folder': (at) => writeFileSync(at('uploads/team/one.svg'), ''),
  'gets a folder with a file': (at) => {
    mkdirSync(at('uploads/new/deep'), { recursive: true });
    writeFileSync(at('uploads/new/deep/one.svg'), '');
  },
  'loses its uploads': (at) => rmSync(at('uploads'), { recursive: true }),
  'gets styles': (at) => {
    mkdirSync(at('styles'));
    writeFileSync(at('styles/site.css'), '');
  },
};

test.for(Object.keys(changes))('it is told that a site %s, and again what happens after it', async (name) => {
  const { at, changed } = watched();
  changes[name]?.(at);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  mkdirSync(at('uploads/later'), { recursive: true });
  writeFileSync(at('uploads/later/file.svg'), '');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  writeFileSync(at('uploads/later/file.svg'), 'other');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(3));
});

test('it is told that a file has changed to which site.json is a link', async () => {
  const { folder, changed } = watched((all) => {
    mkdirSync(join(all, 'shared'));
    renameSync(join(all, 'site/site.json'), join(all, 'shared/real.json'));
    symlinkSync('../shared/real.json', join(all, 'site/site.json'));
  });
  appendFileSync(join(folder, 'shared/real.json'), ' ');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
});

test('it is told that a site comes where its folder was not yet, and where it was taken away', async () => {
  const { at, changed } = watched((all) => rmSync(join(all, 'site'), { recursive: true }));
  for (const times of [1, 3]) {
    mkdirSync(at('.'));
    writeFileSync(at('site.json'), '{}');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times));
    rmSync(at('.'), { recursive: true });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times + 1));
  }
});

test.for(['.', '..', '../../elsewhere', '/usr'])('a link among the uploads to %s is not followed', async (target) => {
  const { at, folder, changed } = watched((all) => {
    mkdirSync(join(all, 'elsewhere'));
    for (const name of ['one', 'two']) symlinkSync(target, join(all, 'site/uploads', name));
  });
  writeFileSync(join(folder, 'elsewhere/file.svg'), '');
  writeFileSync(at('other.txt'), '');
  writeFileSync(at('uploads/own.svg'), '');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
});

test.for<[pieces: number, looks: number]>([
  [3, 3],
  [Number.POSITIVE_INFINITY, 25],
])('a file that is written in %d pieces is told of after %d looks', async ([pieces, looks]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { at, changed } = watched();
  const write = (): void => appendFileSync(at('site.json'), ' ');
  write();
  // The notice of the disk comes in its own time.
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  for (let look = 1; look <= looks; look += 1) {
    expect(changed).not.toHaveBeenCalled();
    if (look < pieces) write();
    vi.advanceTimersToNextTimer();
  }
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a site at rest is not looked at', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  watched();
  expect(vi.getTimerCount()).toBe(0);
});
