import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashOf } from '../pictures/hash';

/** A file to be written: its text, or the file that it is a copy of. */
export type Content = { text: string } | { copyOf: string };

interface Written {
  hash: string;
  size: number;
  time: number;
}

/** What the last build left in an output folder, by path. */
export type OutputState = Record<string, Written>;

/** The state of an output folder is kept outside of it, so that it is never published. */
function statePath(cacheFolder: string, outFolder: string): string {
  return join(cacheFolder, 'state', `${hashOf(resolve(outFolder))}.json`);
}

/** What the last build left in the folder; nothing where that is unknown. */
export function readState(cacheFolder: string, outFolder: string): OutputState {
  try {
    return JSON.parse(readFileSync(statePath(cacheFolder, outFolder), 'utf8'));
  } catch {
    return {};
  }
}

/** Whether a file is still as the last build left it, made from the same things. */
export function isCurrent(outFolder: string, path: string, hash: string, state: OutputState): boolean {
  const known = state[path];
  if (known?.hash !== hash) return false;
  const found = statSync(join(outFolder, path), { throwIfNoEntry: false });
  return found !== undefined && found.size === known.size && found.mtimeMs === known.time;
}

/** A file of the output by the hash of what it is made from. */
export interface OutputFile {
  path: string;
  hash: string;
  /** Whether it waits beside the output folder for its place there. */
  isStaged: boolean;
}

/** Files on their way into an output folder: they wait beside it until all of them are there. */
export interface Staging {
  add(path: string, content: Content): void;
  /** Removes what has not been moved into the output folder. */
  remove(): void;
}

/** Opens the folder beside an output folder in which its next files wait. */
export function openStaging(outFolder: string): Staging {
  const folder = stagingFolder(outFolder);
  const known = new Set<string>();
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  return {
    add(path, content) {
      const target = join(folder, path);
      makeFolder(dirname(target), known);
      if ('copyOf' in content) copyFileSync(content.copyOf, target, constants.COPYFILE_FICLONE);
      else writeFileSync(target, content.text);
    },
    remove,
  };
}

function stagingFolder(outFolder: string): string {
  return `${resolve(outFolder)}.staging`;
}

/**
 * Brings an output folder to hold just the given files, of which the staged ones are moved into it in
 * the given order. Returns how many files were written and removed.
 */
export function writeOutput(
  outFolder: string,
  cacheFolder: string,
  files: OutputFile[],
  state: OutputState,
): { written: number; removed: number } {
  const staging = stagingFolder(outFolder);
  const next: OutputState = {};
  const known = new Set<string>();
  let written = 0;
  for (const { path, hash, isStaged } of files) {
    const earlier = state[path];
    if (!isStaged) {
      if (earlier) next[path] = earlier;
      continue;
    }
    const target = join(outFolder, path);
    makeFolder(dirname(target), known);
    renameSync(join(staging, path), target);
    const { size, mtimeMs } = statSync(target);
    next[path] = { hash, size, time: mtimeMs };
    written++;
  }
  const removed = removeOthers(outFolder, new Set(files.map(({ path }) => path)), state);
  saveState(statePath(cacheFolder, outFolder), next);
  return { written, removed };
}

function makeFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  known.add(folder);
}

/** Removes what an earlier build wrote; in a folder whose history is unknown, nothing is deleted that may be somebody's. */
function removeOthers(outFolder: string, kept: Set<string>, state: OutputState): number {
  let removed = 0;
  for (const path of Object.keys(state)) {
    if (kept.has(path) || !existsSync(join(outFolder, path))) continue;
    rmSync(join(outFolder, path));
    removeEmptyFolders(outFolder, dirname(path));
    removed++;
  }
  return removed;
}

function removeEmptyFolders(outFolder: string, folder: string): void {
  for (let current = folder; current !== '.'; current = dirname(current)) {
    if (readdirSync(join(outFolder, current)).length > 0) return;
    rmdirSync(join(outFolder, current));
  }
}

function saveState(path: string, state: OutputState): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
}
