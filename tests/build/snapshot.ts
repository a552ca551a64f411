import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder by path: each one's identity on the disk, time and content. */
export type Snapshot = Map<string, { identity: string; content: string }>;

/** Takes down what a folder holds, or those of its files whose names are taken. */
export function takeSnapshot(folder: string, isTaken: (name: string) => boolean = () => true): Snapshot {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isTaken(entry.name));
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { ino, mtimeMs } = statSync(file);
      const content = createHash('sha1').update(readFileSync(file)).digest('hex');
      return [relative(folder, file), { identity: `${ino} ${mtimeMs}`, content }];
    }),
  );
}

/** The paths of files that were written between two snapshots, the same content or not, in alphabetical order. */
export function writtenBetween(before: Snapshot, after: Snapshot): string[] {
  return [...after]
    .filter(([path, { identity }]) => before.get(path)?.identity !== identity)
    .map(([path]) => path)
    .sort();
}

/** The paths of files that are gone, in alphabetical order. */
export function removedBetween(before: Snapshot, after: Snapshot): string[] {
  return [...before.keys()].filter((path) => !after.has(path)).sort();
}

/** The content of every file, for comparing whole folders. */
export function contents(snapshot: Snapshot): Record<string, string> {
  return Object.fromEntries([...snapshot].map(([path, { content }]) => [path, content]));
}
