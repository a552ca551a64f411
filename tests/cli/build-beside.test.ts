import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildBeside } from '../../src/cli/build-beside';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';

const command = join(root, 'src/cli/run.js');

test('a site is built into dist beside its file, and what keeps it from that is said as the command says it', async () => {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), folder, { recursive: true });
  const file = join(folder, 'site.json');
  expect(await buildBeside(file, command)()).toEqual({ folder: join(folder, 'dist') });
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
  writeFileSync(file, '{');
  expect(await buildBeside(file, command)()).toEqual({
    failure: expect.stringMatching(/site\.json:1:1 .*never closed/),
  });
});

test('a build that is ended without a word is said to be so', async () => {
  const folder = temporaryFolder();
  const program = join(folder, 'ends.js');
  writeFileSync(program, "process.kill(process.pid, 'SIGKILL');");
  const said = await buildBeside(join(folder, 'site.json'), program)();
  expect(said).toEqual({ failure: expect.stringMatching(/^The pages could not be written.*try it again\.$/) });
});
