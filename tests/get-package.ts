import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project';

/**
 * Where the folder of a package (`name@1.2.3`) lies that is no dependency: got from the npm registry once, without
 * running its scripts, and kept in the cache. Throws where npm cannot get it.
 */
export function getPackage(nameAndVersion: string): string {
  const [name = '', version = ''] = nameAndVersion.split(/(?<=.)@/);
  const cacheFolder = join(root, 'node_modules/.cache/pagewright/packages', version);
  const folder = join(cacheFolder, 'node_modules', name);
  if (existsSync(folder)) return folder;
  console.log(`Getting ${nameAndVersion} from npm, once.`);
  mkdirSync(cacheFolder, { recursive: true });
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  execFileSync(isWindows ? 'npm.cmd' : 'npm', ['install', '--prefix', cacheFolder, ...options, nameAndVersion], {
    stdio: 'ignore',
    timeout: 180_000,
    shell: isWindows,
  });
  return folder;
}
