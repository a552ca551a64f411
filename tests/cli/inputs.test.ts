import { cpSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { takeInputs } from '../../src/cli/inputs';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';

const minute = 60_000;

/** A site, packages beside it, and what its build is made from. */
function openSite() {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  const at = (path: string): string => join(folder, path);
  mkdirSync(at('node_modules'));
  writeFileSync(at('node_modules/.package-lock.json'), '{}');
  writeFileSync(at('uploads/menu.pdf'), 'soup');
  const project = { root: folder, cacheFolder: at('cache'), codeFolder: at('code'), codeKey: 'key' };
  const take = (args: string[] = [], codeKey = 'key') =>
    takeInputs(at('site.json'), args, { ...project, codeKey }) ?? expect.fail('The inputs cannot be read.');
  return { at, take };
}

type Opened = ReturnType<typeof openSite>;

test('inputs have the same key as long as nothing changes', () => {
  const { at, take } = openSite();
  const before = take();
  writeFileSync(at('notes.txt'), 'not read by any build');
  expect(take()).toEqual(before);
});

test.each<[is: string, change: (site: Opened) => void]>([
  ['an upload that is added', ({ at }) => writeFileSync(at('uploads/new.svg'), '<svg/>')],
  ['an upload that is removed', ({ at }) => rmSync(at('uploads/menu.pdf'))],
  ['an upload of another name', ({ at }) => renameSync(at('uploads/menu.pdf'), at('uploads/card.pdf'))],
  ['an upload of another time', ({ at }) => utimesSync(at('uploads/menu.pdf'), 1, 1)],
  [
    'an upload of the same size and time',
    ({ at }) => {
      const { atime, mtime } = statSync(at('uploads/menu.pdf'));
      writeFileSync(at('uploads/menu.pdf'), 'rice');
      utimesSync(at('uploads/menu.pdf'), atime, mtime);
    },
  ],
  [
    'an upload that was put back as a copy of the same size and time',
    ({ at }) => {
      cpSync(at('uploads/menu.pdf'), at('copy.pdf'), { preserveTimestamps: true });
      renameSync(at('copy.pdf'), at('uploads/menu.pdf'));
    },
  ],
  [
    'an upload that has become a link',
    ({ at }) => {
      renameSync(at('uploads/menu.pdf'), at('menu.pdf'));
      symlinkSync(at('menu.pdf'), at('uploads/menu.pdf'));
    },
  ],
  [
    'styles of the site',
    ({ at }) => {
      mkdirSync(at('styles'));
      writeFileSync(at('styles/site.css'), 'h1 { margin: 0 }');
    },
  ],
  ['what npm notes of the packages', ({ at }) => utimesSync(at('node_modules/.package-lock.json'), 1, 1)],
  ['the time zone of the machine', () => vi.stubEnv('TZ', 'Pacific/Apia')],
  ['the language of the machine', () => vi.stubEnv('LC_ALL', 'sv_SE.UTF-8')],
  ['an option of Node in the environment', () => vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=999')],
  ['an option of Node', () => vi.spyOn(process, 'execArgv', 'get').mockReturnValue(['--import', 'x.js'])],
  ['another Node', () => vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, icu: '0' })],
  ['the working directory', () => vi.spyOn(process, 'cwd').mockReturnValue('/elsewhere')],
])('%s changes the key', (_, change) => {
  const site = openSite();
  const before = site.take();
  try {
    change(site);
    expect(site.take().key).not.toBe(before.key);
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
});

test('arguments and the code change the key', () => {
  const { take } = openSite();
  const keys = [take(), take(['--date', '2031-05-06']), take(['--out', 'public']), take([], 'other')];
  expect(new Set(keys.map(({ key }) => key)).size).toBe(4);
});

test('a site.json that was written again with what it held has its key, and another stamp', () => {
  const { at, take } = openSite();
  const before = take();
  renameSync(at('site.json'), at('old.json'));
  cpSync(at('old.json'), at('site.json'));
  expect(take().key).toBe(before.key);
  expect(take().stamp).not.toBe(before.stamp);
});

test('inputs are settled once the disk would tell a file that is written again', () => {
  const { take } = openSite();
  expect(take().isSettled).toBe(false);
  vi.useFakeTimers({ now: Date.now() + minute, toFake: ['Date'] });
  expect(take().isSettled).toBe(true);
  vi.useRealTimers();
});

test('a site that is not there, or of which something cannot be read, has no inputs', () => {
  const { at, take } = openSite();
  rmSync(at('uploads'), { recursive: true });
  expect(take().key).not.toBe('');
  writeFileSync(at('uploads'), 'no folder');
  expect(take).toThrow('cannot be read');
  rmSync(at('uploads'));
  rmSync(at('site.json'));
  expect(take).toThrow('cannot be read');
});
