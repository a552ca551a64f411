import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
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
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(join(packages, 'pagewright'), join(modules, 'pagewright'), { recursive: true });
  const { bin, dependencies } = JSON.parse(readFileSync(join(modules, 'pagewright/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  return join(modules, 'pagewright', bin.pagewright);
}
