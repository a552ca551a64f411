import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Gives the folder that holds a file of a name, this one or the nearest above it; undefined where none does. It is
 * JavaScript because what starts the commands needs it, too.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export function nearestFolder(name) {
  for (let folder = resolve(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
