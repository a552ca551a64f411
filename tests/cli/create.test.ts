import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { runHere } from './run-here';

/** Begins a site where `npm` is a script; gives what was said, and whether the site stands there. */
async function createWith(npm: string): Promise<{ said: string; isThere: boolean; code: number | null }> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, npm_config_user_agent: 'npm/11' };
  const ended = await runHere(['create', 'kayaks', '--yes', '--name', 'Bay Kayaks'], { folder, env });
  return {
    said: ended.complaints + ended.out,
    isThere: existsSync(join(folder, 'kayaks/site.json')),
    code: ended.code,
  };
}

test('what could not be installed is said in words, and the site is there', async () => {
  const offline = await createWith('echo "npm error code ENOTFOUND" >&2; exit 1');
  expect(offline).toMatchObject({ code: 0, isThere: true });
  expect(offline.said).toMatch(/^\nnpm reached nothing: this computer is not connected[\s\S]*\n {2}npm install\n/);
  expect(offline.said).not.toContain('npm error');
  const refused = await createWith('echo "npm error code E403 forbidden" >&2; exit 1');
  expect(refused.said).toMatch(
    /npm could not install what the site needs, and says why:\n\nnpm error code E403 forbidden\n/,
  );
  const installed = await createWith('exit 0');
  expect(installed.said).not.toContain('npm install');
  expect(installed.said).toContain('Bay Kayaks: a new site in kayaks.\n');
  expect(installed.said).toContain('Now:\n  cd kayaks\n  npm start\n');
});

test.each([
  ['.', 'Now:\n  npm install\n'],
  ['my kayaks', 'Now:\n  cd "my kayaks"\n  npm install\n'],
])('a site in the folder "%s" says how one comes there', async (name, steps) => {
  const ended = await runHere(['create', name, '--yes', '--name', 'X', '--no-install'], { folder: temporaryFolder() });
  expect(ended.out).toContain(steps);
});

test('a folder that is not empty stays as it is, and another is named', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letter.txt'), 'Dear all');
  const ended = await runHere(['create', '.', '--yes', '--name', 'X'], { folder });
  expect([ended.code, ended.complaints]).toEqual([
    2,
    'The folder . is not empty, so nothing was written. Name a new one. As in: npm create pagewright@latest my-other-site\n',
  ]);
});
