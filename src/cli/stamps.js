import { statSync } from 'node:fs';

/** So coarse may the times of a disk be, in milliseconds. */
const coarsest = 2000;

/**
 * What the disk says of files and folders, without reading them: a text that is another one as soon as one of them is
 * written, moved, added or taken away, whatever time it claims to be of, since when the disk took note of its last
 * change cannot be set. `isSettled` is false where one was written so lately that its times might stay the same when it
 * is written again.
 *
 * @param {string} folder
 * @param {string[]} paths within the folder
 * @returns {{ text: string, isSettled: boolean }}
 */
export function stampsOf(folder, paths) {
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
