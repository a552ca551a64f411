import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { installedIn, licencesOf } from '../vite/licences';
import { type BundledSources, bundleCreate, bundleEngine, machinePackages } from './bundle-published';
import { copyPackages } from './copy-packages';
import createReadme from './create-readme.md?raw';
import { type Description, readDescription } from './describe';
import engineReadme from './engine-readme.md?raw';
import { writeKit } from './write-kit';

/** How the packages are written. */
interface PackageOptions {
  /** The key of the project's code: both build the same. */
  codeKey: string;
  /** The address of the repository that npm names beside them. */
  repository: string | undefined;
  /** Whether archives are made of them: then the editor is compressed as small as possible. */
  isPacked: boolean;
}

/**
 * Writes the packages that are published into a folder, each as its own folder; gives the paths of these. Throws where
 * one cannot be made.
 */
export async function writePackages(
  sources: BundledSources,
  { codeKey, repository, isPacked }: PackageOptions,
  outFolder: string,
): Promise<string[]> {
  const { root } = sources;
  mkdirSync(outFolder, { recursive: true });
  const own = { ...readDescription(root), ...(repository !== undefined && { repository }) };
  await Promise.all([
    writeEngine({ ...sources, isSmallest: isPacked }, join(outFolder, 'pagewright'), own, codeKey),
    writeCreate(root, join(outFolder, 'create-pagewright'), own),
  ]);
  writeKit(root, join(outFolder, 'kit'), own);
  return ['pagewright', 'create-pagewright', 'kit'].map((name) => join(outFolder, name));
}

/** Packs the folders of packages as npm does; gives the paths of the archives. */
export function packPackages(folders: string[], outFolder: string): Promise<string[]> {
  return Promise.all(folders.map((folder) => pack(folder, outFolder)));
}

/** Writes the engine: its commands, its code for browsers, its editor, and what these read. */
async function writeEngine(sources: BundledSources, folder: string, own: Description, key: string): Promise<void> {
  const { root } = sources;
  rmSync(folder, { recursive: true, force: true });
  const usedPackages = await bundleEngine(sources, folder);
  const copied = copyPackages(root, join(folder, 'packages'));
  const commands = readdirSync(join(folder, 'code/commands'))
    .flatMap((name) => /^([a-z-]+)\.cjs$/.exec(name)?.[1] ?? [])
    .filter((name) => !['check-thread', 'develop'].includes(name));
  write(folder, 'code/made.json', { version: own.version, key, commands });
  const { version, license, engines, repository, devDependencies } = own;
  write(folder, 'package.json', {
    name: 'pagewright',
    version,
    description: own.description,
    license,
    repository: repository === undefined ? undefined : { type: 'git', url: repository },
    type: 'module',
    engines,
    bin: { pagewright: launcherOf('pagewright') },
    // Pictures are named after the version that makes them, so that it is this one and no other.
    dependencies: Object.fromEntries(machinePackages.map((name) => [name, devDependencies[name]])),
  });
  writeFileSync(join(folder, 'README.md'), engineReadme);
  copyAll(root, folder, {
    LICENSE: 'LICENSE',
    'schema/site.schema.json': 'schema/site.schema.json',
    'schema/check.schema.json': 'schema/check.schema.json',
    'docs/rules': 'docs/rules',
    'src/catalogue/uploads': 'catalogue/uploads',
    ...launcher(root, 'pagewright'),
  });
  writeFileSync(join(folder, 'licences.txt'), licences(root, [...usedPackages, ...copied]));
}

/** Writes the package that begins a site for somebody without the engine. */
async function writeCreate(root: string, folder: string, own: Description): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const usedPackages = await bundleCreate(root, folder);
  const copied = copyPackages(root, join(folder, 'packages'));
  const { version, license, engines, repository } = own;
  write(folder, 'package.json', {
    name: 'create-pagewright',
    version,
    description: 'Begins a website with Pagewright: one JSON file is a whole website.',
    license,
    repository: repository === undefined ? undefined : { type: 'git', url: repository },
    type: 'module',
    engines,
    bin: { 'create-pagewright': launcherOf('create') },
  });
  writeFileSync(join(folder, 'README.md'), createReadme);
  copyAll(root, folder, { LICENSE: 'LICENSE', ...launcher(root, 'create') });
  writeFileSync(join(folder, 'licences.txt'), licences(root, [...usedPackages, ...copied]));
}

/**
 * Gives the path of the script that runs the commands of a package; it and what it imports have the same paths in the
 * package.
 */
function launcherOf(name: string): string {
  return `src/package/${name}.js`;
}

/** Gives a script that runs commands and the files that it imports, by where they come from. */
function launcher(root: string, name: string): Record<string, string> {
  const paths = [launcherOf(name)];
  for (const path of paths) {
    const imported = [...readFileSync(join(root, path), 'utf8').matchAll(/ from '(\.{1,2}\/[^']+\.js)'/g)];
    for (const [, found = ''] of imported) {
      const other = posix.join(posix.dirname(path), found);
      if (!paths.includes(other)) paths.push(other);
    }
  }
  return Object.fromEntries(paths.map((path) => [path, path]));
}

function copyAll(root: string, folder: string, paths: Record<string, string>): void {
  for (const [from, to] of Object.entries(paths)) cpSync(join(root, from), join(folder, to), { recursive: true });
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}

function licences(root: string, names: string[]): string {
  const refuse = (name: string): never => {
    throw new Error(`The package ${name} has no file that says its licence, and none may go without it.`);
  };
  return licencesOf(root, installedIn(root, names), refuse, 'package');
}

/** Makes the archive of a package as npm does when it publishes one; gives its path. */
async function pack(folder: string, outFolder: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', outFolder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  const [{ filename }] = JSON.parse(stdout);
  return join(outFolder, filename);
}
