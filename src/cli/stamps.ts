import { statSync } from 'node:fs';

/** What the disk says of files, without reading them. */
export interface Stamps {
  /** Another one as soon as one of the files is written, moved, added or taken away. */
  text: string;
  /** False where one was written so lately that its times might stay the same when it is written again. */
  isSettled: boolean;
}

/** So coarse may the times of a disk be, in milliseconds. */
const coarsest = 2000;

/**
 * Reads what the disk says of files and folders, by their paths within a folder. Whatever time a file claims to be of,
 * when the disk took note of its last change cannot be set.
 */
export function stampsOf(folder: string, paths: string[]): Stamps {
  const settledBefore = Date.now() - coarsest;
  let text = folder;
  let isSettled = true;
  for (const path of paths) {
    const found = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
    if (!found) continue;
    const { dev, ino, size, mtimeMs, ctimeMs } = found;
    text += `\n${path} ${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    if (Math.max(mtimeMs, ctimeMs) >= settledBefore) isSettled = false;
  }
  return { text, isSettled };
}
