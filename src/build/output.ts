import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { besideOf, clearUp, leftovers, lockOf, putInPlace, realFolder, removeFolder } from './beside-output';
import { withLock } from './lock';
import { sortOut } from './output-content';
import {
  type Content,
  forgetOlderStates,
  hashOfContent,
  isAsNoted,
  nameOfState,
  notedOf,
  type OutputState,
  readState,
  saveState,
  type WrittenFile,
  writeNoted,
} from './output-state';

/** The numbers of files that were written and removed, and the name of the state of those that stand now. */
export interface Published {
  written: number;
  removed: number;
  output: string;
}

/** An output folder while a build has it for itself: the site that stands there, and the next one, which grows beside it. */
export interface Output {
  /**
   * Takes a file of the old site into the next one, where it is as the last build left it and was made from the same
   * hash. Otherwise gives the path at which to write the file before `add` is called.
   */
  reuse(path: string, hash: string): string | undefined;
  /** Adds a file to the next site that was written to its place. */
  add(path: string, file: WrittenFile): void;
  /**
   * Puts a file into the next site, where that lacks it: the one that stands, where it can be reused, else a new one of
   * this content.
   */
  put(path: string, content: Content): void;
  /** Tells whether a file is as the last build left it, and was made from this hash. */
  isStanding(path: string, hash: string): boolean;
  /** Puts the next site in the place of the one that stands, in one step; does nothing where they are the same. */
  publish(): Published;
  /**
   * Puts only the added files in their places; each of them stands there in another version, and all others stay. Gives
   * undefined, and does nothing, where one of the old versions is not as the last build left it.
   */
  publishEdit(): Published | undefined;
}

/**
 * Opens an output folder for a task, once any other build has left it. Whoever looks at the folder finds the old site
 * or the next one, whatever happens; what the task does not publish leaves no trace.
 */
export function withOutput<T>(
  folder: string,
  cacheFolder: string,
  task: (output: Output) => Promise<T>,
  onWait?: () => void,
): Promise<T> {
  const outFolder = realFolder(folder);
  return withLock(
    lockOf(outFolder),
    async () => {
      clearUp(outFolder);
      const next = besideOf(outFolder, 'unfinished');
      try {
        return await task(openOutput(outFolder, next, cacheFolder));
      } finally {
        rmSync(next, { recursive: true, force: true });
      }
    },
    onWait,
  );
}

/** Puts back the site that stood in an output folder, where a build was ended between taking it away and putting in the next. */
export function mendOutput(folder: string): Promise<void> {
  const outFolder = realFolder(folder);
  if (leftovers(outFolder).length === 0) return Promise.resolve();
  return withLock(lockOf(outFolder), () => clearUp(outFolder));
}

function openOutput(outFolder: string, next: string, cacheFolder: string): Output {
  const state = readState(cacheFolder, outFolder);
  const nextState: OutputState = new Map();
  const staying: string[] = [];
  const folders = new Set<string>();
  let written = 0;
  const output: Output = {
    reuse(path, hash) {
      const lastFile = state.get(path);
      if (lastFile && output.isStanding(path, hash)) {
        nextState.set(path, lastFile);
        staying.push(path);
        return undefined;
      }
      makeFolder(folderIn(next, path), folders);
      return `${next}/${path}`;
    },
    add(path, file) {
      nextState.set(path, file);
      written++;
    },
    put(path, content) {
      if (nextState.has(path)) return;
      const hash = hashOfContent(path, content);
      const target = output.reuse(path, hash);
      if (target !== undefined) output.add(path, { hash, ...writeNoted(target, content) });
    },
    isStanding(path, hash) {
      const lastFile = state.get(path);
      return lastFile?.hash === hash && isAsNoted(join(outFolder, path), lastFile);
    },
    publishEdit() {
      const isReplaced = [...nextState.keys()].every((path) => state.has(path));
      if (!isReplaced || ![...state].every(([path, file]) => isAsNoted(`${outFolder}/${path}`, file))) return undefined;
      if (written > 0) {
        const edit = next.replace(/unfinished$/, 'edit');
        renameSync(next, edit);
        putInPlace(edit, outFolder);
        for (const [path, file] of nextState) state.set(path, file);
        saveState(cacheFolder, outFolder, outFolder, state);
      }
      return { written, removed: 0, output: nameOfState(cacheFolder, outFolder) };
    },
    publish() {
      const { foreign, emptyFolders, outdated } = sortOut(outFolder, state, nextState);
      const outcome = (): Published => {
        return { written, removed: outdated.length, output: nameOfState(cacheFolder, outFolder) };
      };
      if (written === 0 && outdated.length === 0) return outcome();
      mkdirSync(next, { recursive: true });
      for (const path of staying) {
        const { hash = '', size } = state.get(path) ?? {};
        takeOver(path);
        const file = { hash, ...notedOf(join(next, path)) };
        nextState.set(path, file);
        if (file.size !== size) throw new Error(`${path} was changed while the site was built. Build it again.`);
      }
      for (const path of foreign) takeOver(path);
      for (const path of emptyFolders) makeFolder(join(next, path), folders);
      saveState(cacheFolder, outFolder, next, nextState);
      replaceFolder(outFolder, next);
      forgetOlderStates(cacheFolder, outFolder);
      return outcome();
    },
  };
  return output;

  /** Links a file into another folder, which costs neither room nor time; copies it on a disk without links. */
  function takeOver(path: string): void {
    const [source, target] = [join(outFolder, path), join(next, path)];
    makeFolder(folderIn(next, path), folders);
    try {
      linkSync(source, target);
    } catch (error) {
      if (error instanceof Error && 'code' in error && ['ENOENT', 'EEXIST', 'ENOSPC'].includes(String(error.code)))
        throw error;
      copyFileSync(source, target);
      const { atime, mtime } = statSync(source);
      utimesSync(target, atime, mtime);
    }
  }
}

/**
 * Replaces a folder by two renames, since a folder with content cannot be replaced by one: for a moment between them
 * there is none.
 */
function replaceFolder(outFolder: string, next: string): void {
  const last = besideOf(outFolder, 'before');
  const isThere = existsSync(outFolder);
  if (isThere) renameSync(outFolder, last);
  try {
    renameSync(next, outFolder);
  } catch (error) {
    if (isThere) renameSync(last, outFolder);
    throw error;
  }
  // A folder that is half removed must not come back.
  if (isThere) removeFolder(last, outFolder);
}

/** Gives the folder that has a file of an output folder. */
function folderIn(folder: string, path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? folder : `${folder}/${path.slice(0, end)}`;
}

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}
