import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { watchFolders } from './watch-folders';

/** The time from a notice of the disk to a look at the site, and between two looks, in milliseconds. */
const betweenLooks = 40;

/** The number of looks after which a site counts as saved, though a file of it is still being written. */
const mostLooks = 25;

/**
 * Calls `changed` whenever a site.json, its styles or its uploads have changed and two looks find them the same, which
 * no file is that is still being written; until the signal. Gives a function that looks at once and does not wait.
 */
export function watchSite(file: string, signal: AbortSignal, changed: () => void): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const watcher = watchFolders(signal, () => {
    due ??= setTimeout(lookUntilSaved, betweenLooks, 1);
  });
  watcher.follow(foldersOf(file));
  let stamp = stampOf(file);
  function lookUntilSaved(looks: number, before = stamp): void {
    const latest = stampOf(file);
    if (signal.aborted || latest === before || looks === mostLooks) look();
    else due = setTimeout(lookUntilSaved, betweenLooks, looks + 1, latest);
  }
  function look(): void {
    clearTimeout(due);
    due = undefined;
    if (signal.aborted) return;
    // First, so that nothing is missed that comes into a new folder after it was looked at.
    watcher.follow(foldersOf(file));
    const latest = stampOf(file);
    if (latest === stamp) return;
    stamp = latest;
    changed();
  }
  return look;
}

/** Gives the folders that a site is made of, each with the names that count in it where not all do. */
function foldersOf(file: string): Map<string, string[] | undefined> {
  const site = dirname(file);
  const folders = new Map<string, string[] | undefined>();
  const also = (folder: string, ...names: string[]): void => {
    folders.set(folder, [...(folders.get(folder) ?? []), ...names]);
  };
  also(site, file.slice(site.length + 1), 'uploads', 'styles');
  also(join(site, 'styles'), 'site.css');
  for (const one of [file, join(site, 'styles/site.css')]) {
    // Where a file is a link, it is written elsewhere.
    const actual = existsSync(one) ? realpathSync(one) : one;
    also(dirname(actual), actual.slice(dirname(actual).length + 1));
  }
  for (const folder of uploadsOf(site).folders) folders.set(folder, undefined);
  return folders;
}

/**
 * Gives a stamp that changes with site.json, the styles and the uploads, however they are saved: in place and in
 * pieces, deleted and made anew, moved away and back.
 */
function stampOf(file: string): string {
  const site = dirname(file);
  return [file, join(site, 'styles/site.css'), ...uploadsOf(site).files].map(stampOfFile).join();
}

/** Finds the files in the uploads folder of a site and their folders; follows no link to a folder. */
function uploadsOf(site: string): { folders: string[]; files: string[] } {
  const uploads = join(site, 'uploads');
  try {
    if (!isBeside(uploads, site)) return { folders: [], files: [uploads] };
    const entries = readdirSync(uploads, { recursive: true, withFileTypes: true });
    const paths = (isFolder: boolean): string[] =>
      entries
        .filter((entry) => entry.isDirectory() === isFolder)
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
    return { folders: [uploads, ...paths(true)], files: paths(false) };
  } catch {
    return { folders: [uploads], files: [] };
  }
}

/** Tells whether the real path of a folder lies in that of the site. */
function isBeside(folder: string, site: string): boolean {
  return realpathSync(folder).startsWith(join(realpathSync(site), '/'));
}

function stampOfFile(file: string): string {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${file} ${stats.ino} ${stats.size} ${stats.mtimeMs}` : file;
  } catch {
    return file;
  }
}
