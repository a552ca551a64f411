import { join } from 'node:path';
import { type Measured, measureCommand } from './measure';
import { npm, remove, type Workplace } from './workplace';

/** What it takes from nothing to built sites, by their number of pages; or why there is no figure. */
export type FreshClone = { clone: Measured; install: Measured; builds: Map<number, Measured> } | { reason: string };

/**
 * Measures once what someone waits who clones the project, as it is committed, and builds a site: code to be bundled
 * and pictures for sharing to be made are included, and so is npm, with its own cache as it is here. The clone and
 * its packages are the same for every site, so each build finds them as they were installed: with an empty cache.
 */
export async function measureFreshClone(
  root: string,
  workplace: Workplace,
  sites: { pages: number; file: string }[],
): Promise<FreshClone> {
  const folder = join(workplace.folder, 'clone');
  // With NODE_ENV=production npm would leave the development's packages out.
  const env = { NODE_ENV: undefined };
  const run = (command: string, ...args: string[]): Promise<Measured> =>
    measureCommand({ file: command, args, cwd: folder, env });
  try {
    const clone = await orReason(
      'no git',
      measureCommand({ file: 'git', args: ['clone', '--quiet', root, folder], env }),
    );
    if ('reason' in clone) return clone;
    const install = await orReason('no registry', run(npm, 'ci', '--no-audit', '--no-fund'));
    if ('reason' in install) return install;
    const builds = new Map<number, Measured>();
    for (const { pages, file } of sites) {
      const outFolder = join(folder, 'dist');
      builds.set(pages, await run(npm, 'run', '-s', 'build', '--', '--site', file, '--out', outFolder));
      remove(outFolder, join(folder, 'node_modules/.cache'));
    }
    return { clone, install, builds };
  } finally {
    remove(folder);
  }
}

async function orReason(reason: string, measured: Promise<Measured>): Promise<Measured | { reason: string }> {
  try {
    return await measured;
  } catch {
    return { reason };
  }
}
