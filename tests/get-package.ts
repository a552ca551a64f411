import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectCache, root } from './project';

const listed = join(root, 'tests/on-demand');
const files = ['package.json', 'package-lock.json'];

/**
 * Where the folder of a package lies that only some test runs need: installed from the lock file in
 * `tests/on-demand` once, without running its scripts, and kept in the cache. Throws where npm cannot get it.
 */
export function getPackage(name: string): string {
  const lock = readFileSync(join(listed, 'package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const installed = join(projectCache, `on-demand-${key}`);
  const folder = join(installed, 'node_modules', name);
  if (existsSync(folder)) return folder;
  console.log(`Getting ${name} from the npm registry, once.`);
  const unfinished = `${installed}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const file of files) cpSync(join(listed, file), join(unfinished, file));
    const isWindows = process.platform === 'win32';
    execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: unfinished,
      stdio: 'ignore',
      timeout: 180_000,
      shell: isWindows,
    });
    if (!existsSync(installed)) renameSync(unfinished, installed);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** The version of such a package. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(listed, 'package.json'), 'utf8'));
  return dependencies[name];
}
