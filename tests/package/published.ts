import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { editorKey } from '../../src/cli/code-key.js';
import { fillFolder } from '../../src/vite/bundle.js';
import { projectCache, root } from '../project';

/** Has the packages made that are published, once for each version of the code; gives the folder that holds them. */
export async function publishedPackages(): Promise<string> {
  const folder = join(projectCache, 'packages', editorKey(root));
  if (existsSync(folder)) return folder;
  await fillFolder(folder, async (unfinished) => {
    // For the test runner's own variable, Vite would bundle for tests.
    const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
    const args = [join(root, 'src/cli/run.js'), 'package', '--out', unfinished];
    await promisify(execFile)(process.execPath, args, { env });
  });
  return folder;
}

/**
 * Puts the published engine into a site's folder, as npm would, with the packages that it needs from the project; gives
 * the script that runs its commands.
 */
export function installEngine(packages: string, folder: string): string {
  const engine = install(join(packages, 'pagewright'), folder);
  const { bin } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return join(engine, bin.pagewright);
}

/** Puts the kit for code of a site's own into its folder, as npm would, with the packages that it needs. */
export function installKit(packages: string, folder: string): void {
  install(join(packages, 'kit'), folder);
}

/** Copies a package into a site's folder, and links what it needs; gives where it lies. */
function install(source: string, folder: string): string {
  const modules = join(folder, 'node_modules');
  const { name, dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  cpSync(source, join(modules, name), { recursive: true });
  for (const needed of Object.keys(dependencies)) {
    const link = join(modules, needed);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', needed), link, 'junction');
  }
  return join(modules, name);
}
