import {
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
import { hashOf } from './hash';

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

/** A file of the output by the hash of what it is made from; `content` only where it has to be written. */
export interface OutputFile {
  path: string;
  hash: string;
  content?: Content;
}

/**
 * Brings an output folder to hold just the given files. All that is new is first written beside the
 * folder and then moved into it, in the given order, so that a build that fails leaves the folder as
 * it was. Returns how many files were written and removed.
 */
export function writeOutput(
  outFolder: string,
  cacheFolder: string,
  files: OutputFile[],
  state: OutputState,
): { written: number; removed: number } {
  const staging = `${resolve(outFolder)}.staging`;
  rmSync(staging, { recursive: true, force: true });
  const changed = files.filter(({ content }) => content !== undefined);
  try {
    stage(staging, changed);
    const next: OutputState = {};
    for (const file of files) next[file.path] = state[file.path] as Written;
    const known = new Set<string>();
    for (const { path, hash } of changed) {
      const target = join(outFolder, path);
      makeFolder(dirname(target), known);
      renameSync(join(staging, path), target);
      const { size, mtimeMs } = statSync(target);
      next[path] = { hash, size, time: mtimeMs };
    }
    const removed = removeOthers(outFolder, new Set(files.map(({ path }) => path)), state);
    saveState(statePath(cacheFolder, outFolder), next);
    return { written: changed.length, removed };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function stage(staging: string, files: OutputFile[]): void {
  const known = new Set<string>();
  for (const { path, content } of files) {
    const target = join(staging, path);
    makeFolder(dirname(target), known);
    if (content && 'copyOf' in content) copyFileSync(content.copyOf, target);
    else writeFileSync(target, content?.text ?? '');
  }
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
