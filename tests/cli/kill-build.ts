import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../project';
import { type Ended, runCommand } from './run-command';

const killer = pathToFileURL(join(root, 'tests/cli/killed.js')).href;

/** Every function of fs by which a build changes the disk. */
export const everyChange = 'mkdirSync writeFileSync copyFileSync linkSync renameSync rmSync utimesSync';

/** Builds the site in a folder, and ends that by SIGKILL right before one of its calls of the named functions of fs. */
export async function killBuild(folder: string, calls: string, callsLeft: number): Promise<Ended> {
  process.env.CALLS = calls;
  process.env.CALLS_LEFT = String(callsLeft);
  try {
    return await runCommand(['build'], { folder, nodeOptions: ['--import', killer] });
  } finally {
    delete process.env.CALLS;
    delete process.env.CALLS_LEFT;
  }
}
