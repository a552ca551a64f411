import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readDescription } from '../../src/package/describe';
import { writeKit } from '../../src/package/write-kit';
import { runCommand } from '../cli/run-command';
import { mayImport } from '../may-import';
import { filesIn, root, textOf } from '../project';
import { temporaryFolder } from '../temporary-folder';

test('the kit holds the sources, the schemas and what bundles them, and names each package that these import', () => {
  const kit = join(temporaryFolder(), 'kit');
  writeKit(root, kit, readDescription(root));
  expect(readdirSync(kit).sort()).toEqual([
    ...['LICENSE', 'README.md', 'package.json', 'schema', 'src', 'tsconfig.json', 'vite.config.ts'],
  ]);
  expect(filesIn('src').filter((path) => !existsSync(join(kit, path)))).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const patterns = Object.values(mayImport).flatMap(({ packages }) => packages ?? []);
  const ofProject = JSON.parse(textOf('package.json'));
  const needed = Object.keys({ ...ofProject.dependencies, ...ofProject.devDependencies }).filter((name) =>
    patterns.some((pattern) => pattern.test(name)),
  );
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
  expect(dependencies).not.toHaveProperty('vitest');
});

test('a site with code of its own is handed to the kit of the same version, and without one says what to install', async () => {
  const site = temporaryFolder();
  const engine = join(site, 'node_modules/pagewright');
  const scripts = [
    'package/pagewright',
    'kit/commands',
    'kit/own-code',
    'serve/file-pieces',
    'serve/nearest-site',
    'serve/read-if-there',
    'vite/load-bundle',
  ];
  for (const script of scripts) cpSync(join(root, `src/${script}.js`), join(engine, `src/${script}.js`));
  cpSync(join(root, 'package.json'), join(engine, 'package.json'));
  write(engine, 'code/made.json', JSON.stringify({ version: '1.2.0', key: '', commands: ['check'] }));
  const said = (args: string[]): Promise<object> =>
    runCommand(args, { folder: site, script: join(engine, 'src/package/pagewright.js') });
  const command = 'Run: npm install --save-dev @pagewright/kit@1.2.0\n';
  const without = `Blocks and rules of your own, and packs, need @pagewright/kit. ${command}`;
  expect(await said(['new-block', 'price-list'])).toEqual({ code: 2, out: '', complaints: without });
  write(site, 'site.json', '{ "packs": { "pagewright-pack-hours": 2 } }');
  expect(await said(['check'])).toEqual({ code: 2, out: '', complaints: without });

  const kit = join(site, 'node_modules/@pagewright/kit');
  write(kit, 'package.json', '{ "version": "1.2.0", "type": "module" }');
  write(
    kit,
    'src/kit/launch-own.js',
    'export const launchWithOwnCode = (...given) => { console.log(JSON.stringify(given)); return 0; };',
  );
  const out = `${JSON.stringify([realpathSync(kit), site, 'check', ['--release']])}\n`;
  expect(await said(['check', '--release'])).toEqual({ code: 0, out, complaints: '' });
  write(kit, 'package.json', '{ "version": "9.0.0" }');
  const other = `The engine that is installed is pagewright 1.2.0, and the kit is @pagewright/kit 9.0.0: both must be of one version. ${command}`;
  expect(await said(['check'])).toEqual({ code: 2, out: '', complaints: other });
});

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
