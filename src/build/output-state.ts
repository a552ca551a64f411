import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../pictures/hash';
import { writeWhole } from '../pictures/write-whole';

/** A file as a build left it: the hash of what it was made from, its size in bytes and its time in milliseconds. */
export interface WrittenFile {
  hash: string;
  size: number;
  time: number;
}

/** What the last build left in an output folder, by path. */
export type OutputState = Record<string, WrittenFile>;

/** Whether a file is still as it was noted. */
export function isAsNoted(file: string, { size, time }: WrittenFile): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.size === size && found.mtimeMs === time;
}

/** What is noted of a file besides its hash. */
export function notedOf(file: string): Pick<WrittenFile, 'size' | 'time'> {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}

/** What the build that made a folder noted of it; nothing where that is unknown. */
export function readState(cacheFolder: string, outFolder: string): OutputState {
  try {
    return JSON.parse(readFileSync(stateFile(cacheFolder, outFolder, outFolder), 'utf8'));
  } catch {
    return {};
  }
}

/** Notes what a folder holds that will stand in the place of an output folder; what was noted of that still counts until then. */
export function saveState(cacheFolder: string, outFolder: string, nextFolder: string, state: OutputState): void {
  writeWhole(stateFile(cacheFolder, outFolder, nextFolder), JSON.stringify(state));
}

/** Forgets what was noted of folders that stood in the place of an output folder before. */
export function forgetOlderStates(cacheFolder: string, outFolder: string): void {
  const current = stateFile(cacheFolder, outFolder, outFolder);
  const [start] = basename(current).split('.');
  for (const name of readdirSync(dirname(current))) {
    if (name.startsWith(`${start}.`) && name !== basename(current)) rmSync(join(dirname(current), name));
  }
}

/** A name for all that is noted of what an output folder holds: another one after each build that has changed it. */
export function nameOfState(cacheFolder: string, outFolder: string): string {
  return hashOf(readFileSync(stateFile(cacheFolder, outFolder, outFolder)));
}

/** Where it is recorded what the site in an output folder was made from. */
export function recordFile(cacheFolder: string, outFolder: string): string {
  return stateFile(cacheFolder, outFolder, outFolder, 'record.json');
}

/** Kept outside of the folder, so that it is never published; named after the folder's place and its identity on the disk. */
function stateFile(cacheFolder: string, outFolder: string, folder: string, ending = 'json'): string {
  const { ino } = statSync(folder, { bigint: true });
  return join(cacheFolder, 'state', `${hashOf(outFolder)}.${ino}.${ending}`);
}

/** Whether a build has noted what a folder holds. */
export function hasState(cacheFolder: string, outFolder: string): boolean {
  return existsSync(outFolder) && existsSync(stateFile(cacheFolder, outFolder, outFolder));
}
