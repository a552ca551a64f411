import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../project-copy';
import { type Command, type Measured, measureCommand } from './measure';
import type { Place } from './options';

/** A folder to measure in, with a copy of the project whose caches may be emptied. */
export interface Workplace {
  place: Place;
  folder: string;
  project: string;
}

/** The places among those wanted that this machine has, and a sentence about each that it lacks. */
export function findPlaces(wanted: Place[]): { places: Place[]; notes: string[] } {
  const hasTmpfs = existsSync('/dev/shm');
  return {
    places: wanted.filter((place) => place === 'disk' || hasTmpfs),
    notes:
      hasTmpfs || !wanted.includes('tmpfs') ? [] : ['There is no /dev/shm here, so nothing is measured on a tmpfs.'],
  };
}

/**
 * Makes a workplace, hands it over and removes it. The disk is the one that holds the project; its folder is not
 * in node_modules, where no generator looks for sources.
 */
export async function inWorkplace(
  place: Place,
  root: string,
  use: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  const parent = place === 'tmpfs' ? '/dev/shm' : join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'pagewright-bench-'));
  try {
    await use({ place, folder, project: copyProject(root, join(folder, 'project')) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Empties what stands in folders and files. */
export function remove(...paths: string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}

/** Measures a command of this project, as `npm run` starts it but without npm. */
export function measureOwn(
  { project }: Workplace,
  args: string[],
  { node = process.execPath, status = 0 }: { node?: string; status?: number } = {},
): Promise<Measured> {
  return measureCommand({ file: node, args: [join(project, 'src/cli/run.js'), ...args], ...production, status });
}

/** The environment of commands that are measured: that of production, as npm's scripts set it. */
export const production: Pick<Command, 'env'> = { env: { NODE_ENV: 'production' } };

/** The name of npm's command. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
