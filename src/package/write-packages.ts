import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf } from '../vite/licences';
import { bundleCreate, bundleEngine, machinePackages } from './bundle-published';
import { copyPackages } from './copy-packages';
import createReadme from './create-readme.md?raw';
import { type Description, readDescription } from './describe';
import engineReadme from './engine-readme.md?raw';

/**
 * Writes the packages that are published into a folder, each as its own folder and as the archive that npm makes of it;
 * gives the paths of the archives. Throws where one cannot be made. `codeKey` names the code as it names that of the
 * project: what both build is the same.
 */
export async function writePackages(root: string, outFolder: string, codeKey: string): Promise<string[]> {
  mkdirSync(outFolder, { recursive: true });
  const own = readDescription(root);
  await writeEngine(root, join(outFolder, 'pagewright'), own, codeKey);
  await writeCreate(root, join(outFolder, 'create-pagewright'), own);
  return ['pagewright', 'create-pagewright'].map((name) => pack(join(outFolder, name), outFolder));
}

/** Writes the engine: its commands, its code for browsers, its editor, and what these read. */
async function writeEngine(root: string, folder: string, own: Description, key: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const used = await bundleEngine(root, join(folder, 'code'), join(folder, 'packages'));
  const copied = copyPackages(root, join(folder, 'packages'));
  const commands = readdirSync(join(folder, 'code/commands'))
    .flatMap((name) => /^([a-z-]+)\.cjs$/.exec(name)?.[1] ?? [])
    .filter((name) => !['check-thread', 'develop'].includes(name));
  write(folder, 'code/made.json', { version: own.version, key, commands });
  const { version, license, engines, devDependencies } = own;
  write(folder, 'package.json', {
    name: 'pagewright',
    version,
    description: own.description,
    license,
    type: 'module',
    engines,
    bin: { pagewright: 'bin/pagewright.js' },
    // Pictures are named after the version that makes them, so that it is this one and no other.
    dependencies: Object.fromEntries(machinePackages.map((name) => [name, devDependencies[name]])),
  });
  writeFileSync(join(folder, 'README.md'), engineReadme);
  copyAll(root, folder, {
    LICENSE: 'LICENSE',
    'schema/site.schema.json': 'schema/site.schema.json',
    'docs/rules': 'docs/rules',
    'src/catalogue/uploads': 'catalogue/uploads',
    'src/package/pagewright.js': 'bin/pagewright.js',
  });
  copyLoader(root, folder);
  writeFileSync(join(folder, 'licences.txt'), licences(root, [...used, ...copied], 'package'));
}

/** Writes what begins a site for whoever has nothing of the engine yet. */
async function writeCreate(root: string, folder: string, own: Description): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const used = await bundleCreate(root, join(folder, 'code'));
  const copied = copyPackages(root, join(folder, 'packages'));
  const { version, license, engines } = own;
  write(folder, 'package.json', {
    name: 'create-pagewright',
    version,
    description: 'Begins a website with Pagewright: one JSON file is a whole website.',
    license,
    type: 'module',
    engines,
    bin: { 'create-pagewright': 'bin/create.js' },
  });
  writeFileSync(join(folder, 'README.md'), createReadme);
  copyAll(root, folder, { LICENSE: 'LICENSE', 'src/package/create.js': 'bin/create.js' });
  copyLoader(root, folder);
  writeFileSync(join(folder, 'licences.txt'), licences(root, [...used, ...copied], 'package'));
}

/** Copies what loads a bundle to where the commands begin. */
function copyLoader(root: string, folder: string): void {
  copyAll(root, folder, { 'src/serve/read-if-there.js': 'bin/read-if-there.js' });
  const loader = readFileSync(join(root, 'src/vite/load-bundle.js'), 'utf8');
  writeFileSync(join(folder, 'bin/load-bundle.js'), loader.replace('../serve/read-if-there.js', './read-if-there.js'));
}

function copyAll(root: string, folder: string, paths: Record<string, string>): void {
  for (const [from, to] of Object.entries(paths)) cpSync(join(root, from), join(folder, to), { recursive: true });
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}

function licences(root: string, names: string[], whole: string): string {
  const refuse = (name: string): never => {
    throw new Error(`The package ${name} has no file that says its licence, and none may go without it.`);
  };
  return licencesOf(root, [...new Set(names)].sort(), refuse, whole);
}

/** Makes the archive of a package as npm does when it publishes one; gives its path. */
function pack(folder: string, outFolder: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', outFolder];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm could not pack ${folder}: ${stderr}`);
  const [{ filename }] = JSON.parse(stdout.toString());
  return join(outFolder, filename);
}
