import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How often it is looked where the disk tells nothing by itself, in milliseconds. */
const lookEvery = 1000;

/** Folders of which the disk tells by itself. */
export interface WatchedFolders {
  /** Watches these from now on, each for the names that count in it or for all, and no others; of one that is not there, that it comes. */
  follow(folders: ReadonlyMap<string, string[] | undefined>): void;
}

/** A folder that is watched. */
interface Watched {
  watcher: FSWatcher;
  /** Tells it from another folder that has come to its place. */
  stamp: string;
  names: string[] | undefined;
}

/** Calls `touched` whenever something happens to what lies in folders, until the signal; it costs nothing while nothing does. */
export function watchFolders(signal: AbortSignal, touched: () => void): WatchedFolders {
  const all = new Map<string, Watched>();
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
        const counted = all.get(folder)?.names;
        // What happens to the folder itself bears its own name.
        if (!counted || typeof name !== 'string' || counted.includes(name) || name === basename(folder)) touched();
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
      const wanted = new Map<string, string[] | undefined>();
      for (const [folder, names] of folders) {
        const [place, counted] = nearest(folder, names);
        const known = wanted.get(place);
        wanted.set(
          place,
          wanted.has(place) && (!known || !counted) ? undefined : counted && [...(known ?? []), ...counted],
        );
      }
      for (const [folder, { watcher }] of all) {
        if (wanted.has(folder)) continue;
        watcher.close();
        all.delete(folder);
      }
      for (const [folder, names] of wanted) begin(folder, names);
    },
  };
}

/** A folder where it is there; else the first around it that is, and the name that has to come in it. */
function nearest(folder: string, names: string[] | undefined): [folder: string, names: string[] | undefined] {
  if (stampOf(folder) !== undefined || dirname(folder) === folder) return [folder, names];
  return nearest(dirname(folder), [basename(folder)]);
}

function stampOf(folder: string): string | undefined {
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    return found?.isDirectory() ? `${found.dev} ${found.ino} ${found.birthtimeMs}` : undefined;
  } catch {
    return undefined;
  }
}
