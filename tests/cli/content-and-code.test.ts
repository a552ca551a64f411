import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type Snapshot, takeSnapshot } from '../build/snapshot';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runCommand } from './run-command';

const fixture = (name: string): string => join(root, 'tests/fixtures', name, 'site.json');

let bundled = '';

beforeAll(async () => {
  const { browserFolder } = await productionCode(root);
  bundled = join(browserFolder, '..');
});

/** The files of the code, without what processes leave of it to start faster. */
function bundledCode(): Snapshot {
  return takeSnapshot(bundled, (name) => !name.includes('.bytecode'));
}

test('sites of other content leave the bundled code as it is and send the same scripts', {
  tags: 'night',
}, async () => {
  const folder = temporaryFolder();
  const before = bundledCode();
  for (const name of ['agency', 'werkstatt']) {
    const { code } = await runCommand(['build', '--site', fixture(name), '--out', name], { folder });
    expect(code).toBe(0);
  }
  expect(before.size).toBeGreaterThan(20);
  expect(bundledCode()).toEqual(before);
  const scripts = (name: string): string[] =>
    readdirSync(join(folder, name, '_assets')).filter((file) => file.endsWith('.js'));
  expect(scripts('agency')).toEqual(scripts('werkstatt'));
  expect(scripts('agency')).toEqual(readdirSync(join(bundled, 'browser')).filter((file) => file.endsWith('.js')));
  for (const script of scripts('agency')) {
    const path = join('_assets', script);
    expect(readFileSync(join(folder, 'agency', path))).toEqual(readFileSync(join(folder, 'werkstatt', path)));
  }
});

test('no word of a site is in the bundled code', () => {
  const code = [...bundledCode().keys()].map((path) => readFileSync(join(bundled, path), 'utf8')).join('\n');
  for (const name of ['agency', 'werkstatt']) {
    const { site, theme } = JSON.parse(readFileSync(fixture(name), 'utf8'));
    for (const word of [site.name, site.url, site.description, theme.colors.accent]) expect(code).not.toContain(word);
  }
});

/** By a clock that is ahead, what was written lately is old enough to be trusted to be as it was. */
const aMinuteLater = 'data:text/javascript,const{now}=Date;Date.now=()=>now()+60000';

/** Runs a build in a folder; gives what it printed, and the names of all modules and bundles that it has loaded. */
async function buildAndListen(folder: string): Promise<{ out: string; imports: string }> {
  const importsFile = join(folder, 'imports.txt');
  rmSync(importsFile, { force: true });
  process.env.IMPORTS_FILE = importsFile;
  const { out } = await runCommand(['build'], {
    folder,
    nodeOptions: ['--import', pathToFileURL(join(root, 'tests/cli/record-imports.js')).href, '--import', aMinuteLater],
  });
  return { out, imports: readFileSync(importsFile, 'utf8') };
}

test('a build after a change of copy loads no bundler, and one after none neither what checks nor what draws', async () => {
  const folder = temporaryFolder();
  cpSync(join(fixture('werkstatt'), '..'), folder, { recursive: true });
  expect((await runCommand(['build'], { folder })).code).toBe(0);
  const file = join(folder, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Impressum"', '"title": "Wer wir sind"'));
  const { out, imports } = await buildAndListen(folder);
  expect(out).toMatch(/1 rendered, 3 files written, 1 removed/);
  expect(imports).toContain('commands/build.cjs');
  expect(imports).toContain('renderer/server.cjs');
  expect(imports).not.toMatch(/node_modules\/(vite|rolldown|esbuild|lightningcss|@vitejs|vitest)\//);
  const next = await buildAndListen(folder);
  expect(next.out).toContain('nothing has changed');
  expect(next.imports).toContain('commands/build.cjs');
  expect(next.imports).not.toMatch(/commands\/(check-and-build|command)\.|renderer|node_modules\/(?!\.cache)/);
});
