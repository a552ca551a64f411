import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../cli/run-command';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { temporaryFolder } from '../temporary-folder';
import { contents, takeSnapshot } from './snapshot';

/** Builds a site with a copy of the project of its own, without some of its folders; gives what every file holds. */
async function builtWithout(folders: string[]): Promise<Record<string, string>> {
  const project = copyProject(root, temporaryFolder());
  for (const folder of folders) rmSync(join(project, folder), { recursive: true });
  for (const name of ['site.json', 'uploads']) {
    cpSync(join(root, 'tests/fixtures/contact-form', name), join(project, name), { recursive: true });
  }
  const { code, complaints } = await runCommand(['build'], { folder: project, project });
  expect([code, complaints]).toEqual([0, '']);
  return contents(takeSnapshot(join(project, 'dist')));
}

test('a site is byte for byte the same where there is no editor at all', { tags: 'night' }, async () => {
  const whole = await builtWithout([]);
  expect(Object.keys(whole).length).toBeGreaterThan(10);
  expect(await builtWithout(['src/editor', 'src/preview'])).toEqual(whole);
});
