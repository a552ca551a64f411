import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** Removes a folder; where this build is killed in between, the next one removes the rest. */
export function removeFolder(folder: string, outFolder: string): void {
  const unfinished = besideOf(outFolder, 'unfinished');
  renameSync(folder, unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}

/**
 * Moves the files of an edit to their places. From the moment their folder has the name of an edit the edit is final:
 * where this build is killed, the next one finishes it.
 */
export function putInPlace(edit: string, outFolder: string): void {
  for (const entry of readdirSync(edit, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isDirectory()) renameSync(file, join(outFolder, relative(edit, file)));
  }
  removeFolder(edit, outFolder);
}

/** Tells whether no build is using an output folder, and no killed build has left anything beside it. */
export function isAtRest(outFolder: string): boolean {
  const start = `.${basename(outFolder)}.${sign}-`;
  return readdirSync(dirname(outFolder)).every((name) => !name.startsWith(start));
}

/** Gives the real path of the output folder: a link to it stays a link. */
export function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

/** Nobody else gives folders such names, so a folder with one may be removed. */
const sign = 'pagewright';

/** Gives a new name beside the output folder, for what is not finished or for the site before. */
export function besideOf(outFolder: string, what: 'unfinished' | 'before'): string {
  return join(dirname(outFolder), `.${basename(outFolder)}.${sign}-${randomUUID()}.${what}`);
}

/** Gives the lock of an output folder, which stands beside it. */
export function lockOf(outFolder: string): string {
  return join(dirname(outFolder), `.${basename(outFolder)}.${sign}-lock`);
}

/** Gives the names of the folders that killed builds have left beside an output folder. */
export function leftovers(outFolder: string): string[] {
  const start = `.${basename(outFolder)}.${sign}-`;
  if (!existsSync(dirname(outFolder))) return [];
  return readdirSync(dirname(outFolder)).filter(
    (name) => name.startsWith(start) && /-[0-9a-f-]{36}\.(unfinished|before|edit)$/.test(name),
  );
}

/**
 * Removes the folders that killed builds have left; restores the old site where there is none. Only the holder of the
 * lock may call it.
 */
export function clearUp(outFolder: string): void {
  for (const name of leftovers(outFolder)) {
    const folder = join(dirname(outFolder), name);
    if (name.endsWith('.edit') && existsSync(outFolder)) putInPlace(folder, outFolder);
    else if (!name.endsWith('.before')) rmSync(folder, { recursive: true, force: true });
    else if (existsSync(outFolder)) removeFolder(folder, outFolder);
    else renameSync(folder, outFolder);
  }
}
