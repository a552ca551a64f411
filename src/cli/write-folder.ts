import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { whyUnreadable } from '../workspace/replace-file';

/** What may be in a folder before a site is: what git and the Finder of a Mac put there. */
const besideSites: readonly string[] = ['.git', '.DS_Store'];

/** Says why files cannot be written as a folder of their own; undefined where they can. */
export function refuseFolder(name: string): string | undefined {
  const folder = resolve(name);
  try {
    if (!existsSync(dirname(folder))) {
      return `There is no folder ${dirname(name)} to put ${basename(folder)} into. Make it first, or name another place.`;
    }
    if (!existsSync(folder)) return undefined;
    if (!statSync(folder).isDirectory()) {
      return `A file stands where the folder ${name} should be. Remove the file, or name another folder.`;
    }
    const isEmpty = readdirSync(folder).every((entry) => besideSites.includes(entry));
    return isEmpty ? undefined : `The folder ${name} is not empty, so nothing was written. Name a new one.`;
  } catch (error) {
    return whyUnreadable(name, error);
  }
}

/**
 * Writes files as a folder, all of them or none: first under another name, then renamed. A folder that exists keeps its
 * place, since somebody may stand in it, and gets the files moved into it. Gives the reason, in words, where it fails.
 */
export function writeFolder(name: string, files: Map<string, string>): string | undefined {
  const folder = resolve(name);
  const unfinished = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  // Ctrl+C would end the process between two files; with a listener, it waits until all are there.
  const wait = (): void => {};
  process.on('SIGINT', wait);
  try {
    for (const [path, text] of files) {
      const file = join(unfinished, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
    if (existsSync(folder)) moveInto(folder, unfinished);
    else renameSync(unfinished, folder);
    return undefined;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    return whyUnreadable(dirname(folder), error);
  } finally {
    process.off('SIGINT', wait);
  }
}

/** Moves all that is in one folder into another, or nothing of it, and removes the first. */
function moveInto(folder: string, from: string): void {
  const movedNames: string[] = [];
  try {
    for (const entry of readdirSync(from)) {
      renameSync(join(from, entry), join(folder, entry));
      movedNames.push(entry);
    }
    rmdirSync(from);
  } catch (error) {
    for (const entry of movedNames) rmSync(join(folder, entry), { recursive: true, force: true });
    throw error;
  }
}
