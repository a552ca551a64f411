import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from '../../find-node';
import { getPackages } from '../../get-package';
import { root } from '../../project';
import { supportsAstro } from './systems';

/** What the peers are run with. */
export interface Tools {
  /** The Node that runs every contestant that needs one, ours too. */
  node: string;
  nodeVersion: string;
  /** The installed packages; undefined where npm could not get them. */
  packages: { folder: string; versions: Record<string, string> } | undefined;
  /** The version of Hugo; undefined where it is not installed. */
  hugo: string | undefined;
  /** What is left out, and how to get it. */
  notes: string[];
}

const listed = 'tests/bench/peers';

/** Finds what the peers are run with; what only npm has is got from its registry once. */
export function findTools(): Tools {
  const notes: string[] = [];
  let packages: Tools['packages'];
  try {
    const folder = getPackages(join(root, listed));
    const { dependencies } = JSON.parse(readFileSync(join(root, listed, 'package.json'), 'utf8'));
    packages = { folder, versions: dependencies };
  } catch {
    notes.push(`Eleventy and Astro are left out: npm could not install what ${listed}/package-lock.json names.`);
  }
  const hugo = versionOfHugo();
  if (!hugo)
    notes.push(
      'Hugo is left out, since there is no command "hugo". Get it with `apt-get install hugo` or `brew install hugo`.',
    );
  // Ratios need one Node for all.
  const { node, nodeVersion } = findNode(supportsAstro, packages?.folder);
  if (packages && !supportsAstro(nodeVersion))
    notes.push(`Astro is left out: it needs Node 22.12 or later, and this is Node ${nodeVersion}.`);
  return { node, nodeVersion, packages, hugo, notes };
}

/** What `hugo version` calls itself. */
function versionOfHugo(): string | undefined {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
}
