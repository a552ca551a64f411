import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectCache, root } from './project';

const listed = join(root, 'tests/on-demand');
const files = ['package.json', 'package-lock.json'];

/**
 * Where the folder of a package lies that only some test runs need, by the lock file in `tests/on-demand`.
 * Throws where npm cannot get it.
 */
export function getPackage(name: string): string {
  return join(getPackages(listed), name);
}

/**
 * The `node_modules` of what the lock file of a folder names: installed once, without running scripts, and kept
 * in the cache. Throws where npm cannot get it.
 */
export function getPackages(folder: string): string {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const installed = join(projectCache, `${basename(folder)}-${key}`);
  const packages = join(installed, 'node_modules');
  if (existsSync(packages)) return packages;
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(`Getting ${Object.keys(dependencies).join(' and ')} from the npm registry, once.`);
  const unfinished = `${installed}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const file of files) cpSync(join(folder, file), join(unfinished, file));
    const isWindows = process.platform === 'win32';
    execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: unfinished,
      // npm leaves packages out where this says production.
      env: { ...process.env, NODE_ENV: undefined },
      stdio: 'ignore',
      timeout: 180_000,
      shell: isWindows,
    });
    if (!existsSync(installed)) renameSync(unfinished, installed);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return packages;
}

/** The version of such a package. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(listed, 'package.json'), 'utf8'));
  return dependencies[name];
}
