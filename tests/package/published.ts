import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { editorKey } from '../../src/cli/code-key.js';
import { readDescription } from '../../src/package/describe';
import { writeKit } from '../../src/package/write-kit';
import { fillFolder } from '../../src/vite/bundle.js';
import { isLong } from '../is-long';
import { projectCache, root } from '../project';

/**
 * Has the packages made that are published, once for each version of the code; gives the folder that holds them. By day
 * they are made as to be tried on this machine, which takes half of the time: what is in them is the same.
 */
export async function publishedPackages(): Promise<string> {
  const folder = join(projectCache, 'packages', `${editorKey(root)}${isLong ? '' : '-quick'}`);
  if (existsSync(folder)) return folder;
  await fillFolder(folder, async (unfinished) => {
    // For the test runner's own variable, Vite would bundle for tests.
    const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
    const args = [join(root, 'src/cli/run.js'), 'package', '--out', unfinished, ...(isLong ? [] : ['--quick'])];
    await promisify(execFile)(process.execPath, args, { env });
  });
  return folder;
}

/**
 * Puts the published engine into a site's folder, as npm would, with the packages that it needs from the project, linked
 * or copied; gives the script that runs its commands.
 */
export function installEngine(packages: string, folder: string, put: PutPackage = linkPackage): string {
  const engine = join(folder, 'node_modules/pagewright');
  cpSync(join(packages, 'pagewright'), engine, { recursive: true });
  const { bin } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  putNeeds(engine, folder, put);
  return join(engine, bin.pagewright);
}

/**
 * Puts the kit for code of a site's own into its folder, as npm would, with the packages that it needs; gives the script
 * that runs its commands.
 */
export function installKit(folder: string): string {
  const kit = join(folder, 'node_modules/@pagewright/kit');
  writeKit(root, kit, readDescription(root));
  putNeeds(kit, folder, linkPackage);
  return join(kit, 'src/cli/run.js');
}

/** Puts a package of the project into the packages of a site. */
type PutPackage = (name: string, modules: string) => void;

function linkPackage(name: string, modules: string): void {
  const link = join(modules, name);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link, 'junction');
}

/** Copies a package with all that it needs of its own, for whoever may not read the project. */
export function copyPackage(name: string, modules: string): void {
  const source = join(root, 'node_modules', name);
  // Of what is for one kind of machine alone, the others are not there.
  if (!existsSync(source) || existsSync(join(modules, name))) return;
  cpSync(source, join(modules, name), { recursive: true });
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed, modules);
}

function putNeeds(installed: string, folder: string, put: PutPackage): void {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) put(name, join(folder, 'node_modules'));
}
