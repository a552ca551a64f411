import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, isNodeFrom } from '../find-node';
import { getPackages } from '../get-package';
import { root } from '../project';

/** Lighthouse as it is started: a script, and the Node that runs it. */
export interface Lighthouse {
  version: string;
  node: string;
  script: string;
}

const listed = join(root, 'tests/lighthouse');
const isRecentEnough = (version: string): boolean => isNodeFrom(version, 22, 19);

/** Gets the Lighthouse that the lock file beside this names from the npm registry, once; or says why there is none. */
export function getLighthouse(): Lighthouse | string {
  let packages: string;
  try {
    packages = getPackages(listed);
  } catch {
    return 'Lighthouse could not be got from the npm registry: connect this machine to it, then run this command again.';
  }
  const { version } = JSON.parse(readFileSync(join(packages, 'lighthouse/package.json'), 'utf8'));
  const { node, nodeVersion } = findNode(isRecentEnough, packages);
  if (!isRecentEnough(nodeVersion))
    return `Lighthouse ${version} needs Node 22.19 or later, and this is Node ${nodeVersion}: run this command with a newer one.`;
  return { version, node, script: join(packages, 'lighthouse/cli/index.js') };
}
