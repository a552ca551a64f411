import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable } from './run-command';
import { runHere } from './run-here';

test('below a site, commands find its site.json, and build beside it', async () => {
  const site = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), site, { recursive: true });
  const folder = join(site, 'uploads/photos');
  mkdirSync(folder);
  const checked = await runHere(['check'], { folder });
  expect(checked).toMatchObject({ code: 0, complaints: '' });
  expect(checked.out).toMatch(/^(\.\.[/\\]){2}site\.json/m);
  expect((await runHere(['build'], { folder })).code).toBe(0);
  expect([existsSync(join(site, 'dist/index.html')), existsSync(join(folder, 'dist'))]).toEqual([true, false]);
});

test('the site in a folder comes before one above it', async () => {
  const above = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), above, { recursive: true });
  cpSync(join(root, 'tests/fixtures/contact-form'), join(above, 'own'), { recursive: true });
  const { out } = await runHere(['check'], { folder: join(above, 'own') });
  expect(out).toMatch(/^site\.json/m);
});

test.each([
  [['check'], / nor in a folder above it\. Go to the folder of your site with cd/],
  [['check', '--site', 'site.json'], / nor in a folder above it/],
  [['build', '--site', 'gone'], /There is no file gone\. Name the folder/],
  [['check', '--site', 'gone/site.json'], /There is no file gone\/site\.json: there is no folder gone\./],
  [['artwork'], / nor in a folder above it/],
  [['upgrade'], / nor in a folder above it/],
  [['rename-route', '/a', '/b'], / nor in a folder above it/],
])('where there is no site, %j says where it looked and what to do', async (args, says) => {
  const ended = await runHere(args, { folder: temporaryFolder() });
  expectReadable(ended);
  expect([ended.code, ended.complaints]).toEqual([2, expect.stringMatching(says)]);
});
