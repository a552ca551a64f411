import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { packPackages } from '../../src/package/write-packages';
import { getPackages } from '../get-package';
import { isLong } from '../is-long';
import { root } from '../project';
import { roomOf } from '../room-of';
import { writeSiteOfReadme } from '../site-of-readme';
import { folderForFile, temporaryFolder } from '../temporary-folder';
import { publishedPackages } from './published';

// Each program that installs packages, on each Node that is supported, from the archives and the npm registry.

/** What installs packages: its script within the package that it comes in, and how it is told to install. */
const managers = {
  npm: { script: 'npm/bin/npm-cli.js', args: ['install', '--no-audit', '--no-fund'] },
  pnpm: { script: 'pnpm/bin/pnpm.cjs', args: ['install', '--no-frozen-lockfile'] },
  'Yarn 4': { script: '@yarnpkg/cli-dist/bin/yarn.js', args: ['install', '--no-immutable'] },
  'Yarn 1': { script: 'yarn/bin/yarn.js', args: ['install', '--no-lockfile', '--non-interactive'] },
};
/** The most that the registry and a machine that is busy may take, in milliseconds. */
const untilInstalled = 600_000;

type Manager = keyof typeof managers;

const names = Object.keys(managers) as Manager[];
const pairs = names.flatMap((manager) => [20, 22, 24].map((node) => ({ manager, node })));

// The npm registry has these Nodes for one kind of machine.
const canRun = isLong && process.platform === 'linux' && process.arch === 'x64';

describe.skipIf(!canRun)('a site in a folder of its own', { tags: 'night', timeout: untilInstalled }, () => {
  const packed = folderForFile();
  let installed = '';
  let archive = '';

  beforeAll(async () => {
    installed = getPackages(join(root, 'tests/package/managers'));
    const packages = await publishedPackages();
    [archive = ''] = await packPackages([join(packages, 'pagewright')], packed);
  }, untilInstalled);

  test.for(pairs)('is installed by $manager on Node $node, checked and built', async ({ manager, node }) => {
    const site = beginSite(archive, 'node-modules');
    const run = runnerOn(installed, node, site);
    const { script, args } = managers[manager];
    await run(join(installed, script), args);
    if (manager === 'npm') expectSmall(join(site, 'node_modules'));
    const command = join(site, 'node_modules/pagewright/src/package/pagewright.js');
    expect((await run(command, ['check'])).stdout).toMatch(/site\.json(: 0 errors| is right)/);
    await run(command, ['build']);
    expect(readdirSync(join(site, 'dist'))).toContain('index.html');
  });

  test('with Yarn’s Plug’n’Play says in words what to write instead', async () => {
    const site = beginSite(archive, 'pnp');
    const run = runnerOn(installed, 22, site);
    const yarn = join(installed, managers['Yarn 4'].script);
    await run(yarn, managers['Yarn 4'].args);
    await expect(run(yarn, ['pagewright', 'check'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Write "nodeLinker: node-modules" into .yarnrc.yml, then run: yarn install'),
    });
  });
});

/** Expects of what npm has installed for a site that it is no more than an owner waits for. */
function expectSmall(folder: string): void {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const packages = names.flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)) : [name]));
  expect(packages.length).toBeLessThanOrEqual(10);
  expect(roomOf(folder)).toBeLessThanOrEqual(41);
}

/** Writes a site whose engine is an archive into a folder with blanks and letters that not every program expects. */
function beginSite(archive: string, linker: 'node-modules' | 'pnp'): string {
  const site = join(temporaryFolder(), 'Meine schöne Site');
  mkdirSync(site);
  writeSiteOfReadme(site);
  write(site, 'package.json', JSON.stringify({ private: true, dependencies: { pagewright: `file:${archive}` } }));
  write(site, '.yarnrc.yml', `nodeLinker: ${linker}\nenableTelemetry: false\nenableGlobalCache: false\n`);
  // Whoever looks for a project further up stops here.
  write(site, 'yarn.lock', '');
  return site;
}

/** Gives what runs a script by a Node, in a folder. */
function runnerOn(installed: string, version: number, cwd: string) {
  const node = join(installed, `node-${version}/bin/node`);
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...env } = process.env;
  const path = [dirname(node), env.PATH].join(delimiter);
  return (script: string, args: string[]): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(node, [script, ...args], { cwd, env: { ...env, PATH: path, CI: '1' } });
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
