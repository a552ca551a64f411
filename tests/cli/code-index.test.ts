import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { indexedCodeKey } from '../../src/cli/code-index.js';
import { codeKey } from '../../src/cli/code-key.js';
import { temporaryFolder } from '../temporary-folder';

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A small project whose key is in the index. */
function openProject(ahead = minute) {
  const folder = temporaryFolder();
  const at = (path: string): string => join(folder, path);
  for (const path of ['schema', 'src/ui', 'src/editor']) mkdirSync(at(path), { recursive: true });
  writeFileSync(at('package-lock.json'), '{}');
  writeFileSync(at('schema/site.json'), '{}');
  writeFileSync(at('src/ui/link.tsx'), 'link');
  writeFileSync(at('src/editor/app.tsx'), 'app');
  vi.useFakeTimers({ now: Date.now() + ahead, toFake: ['Date'] });
  const take = (): string => indexedCodeKey(folder, at('cache'));
  const before = take();
  return { folder, at, take, before, index: at('cache/code-index.json') };
}

type Opened = ReturnType<typeof openProject>;

test('as long as nothing changes the key is that of the index', () => {
  const { folder, at, take, before, index } = openProject();
  expect(before).toBe(codeKey(folder));
  writeFileSync(index, readFileSync(index, 'utf8').replace(before, 'from the index'));
  expect(take()).toBe('from the index');
  appendFileSync(at('src/editor/app.tsx'), ' of the editor, which is no part of it');
  expect(take()).toBe('from the index');
});

test.each<[is: string, change: (project: Opened) => void]>([
  ['a source', ({ at }) => appendFileSync(at('src/ui/link.tsx'), ' more')],
  [
    'a source of the same size and time',
    ({ at }) => {
      const { atime, mtime } = statSync(at('src/ui/link.tsx'));
      writeFileSync(at('src/ui/link.tsx'), 'Link');
      utimesSync(at('src/ui/link.tsx'), atime, mtime);
    },
  ],
  ['a source that is added', ({ at }) => writeFileSync(at('src/ui/icon.tsx'), 'icon')],
  ['a source in a new folder', ({ at }) => cpSync(at('src/ui'), at('src/shell'), { recursive: true })],
  ['a source that is removed', ({ at }) => rmSync(at('src/ui/link.tsx'))],
  ['a source of another name', ({ at }) => renameSync(at('src/ui/link.tsx'), at('src/ui/icon.tsx'))],
  ['a schema', ({ at }) => writeFileSync(at('schema/site.json'), '[]')],
  ['the lock file', ({ at }) => writeFileSync(at('package-lock.json'), '[]')],
  ["Vite's settings, where there were none", ({ at }) => writeFileSync(at('vite.config.ts'), 'export')],
  ['NODE_ENV', () => vi.stubEnv('NODE_ENV', 'development')],
])('%s changes the key', (_, change) => {
  const project = openProject();
  change(project);
  expect(project.take()).not.toBe(project.before);
  expect(project.take()).toBe(codeKey(project.folder));
});

test('each environment has its key in the index', () => {
  const { take, before, index } = openProject();
  vi.stubEnv('NODE_ENV', 'development');
  const other = take();
  expect(Object.values(JSON.parse(readFileSync(index, 'utf8')).keys)).toEqual([before, other]);
});

test('an index that is damaged is made again', () => {
  const { take, before, index } = openProject();
  writeFileSync(index, '{"paths"');
  expect(take()).toBe(before);
  expect(JSON.parse(readFileSync(index, 'utf8')).stamps).not.toBe('');
});

test('code that was written a moment ago is read again', () => {
  const { index } = openProject(0);
  expect(() => statSync(index)).toThrow('ENOENT');
});
