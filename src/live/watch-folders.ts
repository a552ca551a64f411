import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The time between two looks at folders for which the disk sends no notices, in milliseconds. */
const lookEvery = 1000;

/** What watches folders for changes. */
export interface WatchedFolders {
  /**
   * Watches these folders from now on instead of others, each for some names in it or for all; waits for a folder that
   * does not exist.
   */
  follow(folders: ReadonlyMap<string, string[] | undefined>): void;
}

/** A folder that is watched. */
interface FolderWatch {
  watcher: FSWatcher;
  /** A stamp that changes when another folder takes the place of this one. */
  stamp: string;
  names: string[] | undefined;
}

/** Calls `touched` whenever something changes in folders, until the signal; a quiet folder costs nothing. */
export function watchFolders(signal: AbortSignal, touched: () => void): WatchedFolders {
  const all = new Map<string, FolderWatch>();
  let looking: ReturnType<typeof setInterval> | undefined;
  signal.addEventListener('abort', () => {
    clearInterval(looking);
    for (const { watcher } of all.values()) watcher.close();
    all.clear();
  });

  function begin(folder: string, names: string[] | undefined): void {
    const stamp = stampOf(folder);
    const before = all.get(folder);
    if (before && before.stamp === stamp) {
      before.names = names;
      return;
    }
    before?.watcher.close();
    all.delete(folder);
    if (stamp === undefined) return;
    try {
      const watcher = watch(folder);
      watcher.on('change', (_, name) => {
        const watchedNames = all.get(folder)?.names;
        // What happens to the folder itself bears its own name.
        if (!watchedNames || typeof name !== 'string' || watchedNames.includes(name) || name === basename(folder))
          touched();
      });
      watcher.on('error', touched);
      all.set(folder, { watcher, stamp, names });
    } catch {
      // A system gives out so many watches, and some disks have none.
      looking ??= setInterval(touched, lookEvery);
    }
  }

  return {
    follow(folders) {
      if (signal.aborted) return;
      const wantedFolders = new Map<string, string[] | undefined>();
      for (const [folder, names] of folders) {
        const [place, watchedNames] = nearest(folder, names);
        const earlier = wantedFolders.get(place);
        wantedFolders.set(
          place,
          wantedFolders.has(place) && (!earlier || !watchedNames)
            ? undefined
            : watchedNames && [...(earlier ?? []), ...watchedNames],
        );
      }
      for (const [folder, { watcher }] of all) {
        if (wantedFolders.has(folder)) continue;
        watcher.close();
        all.delete(folder);
      }
      for (const [folder, names] of wantedFolders) begin(folder, names);
    },
  };
}

/** Gives a folder where it exists; else the nearest existing one around it, with the name that has to appear there. */
function nearest(folder: string, names: string[] | undefined): [folder: string, names: string[] | undefined] {
  if (stampOf(folder) !== undefined || dirname(folder) === folder) return [folder, names];
  return nearest(dirname(folder), [basename(folder)]);
}

function stampOf(folder: string): string | undefined {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.birthtimeMs}` : undefined;
  } catch {
    return undefined;
  }
}
