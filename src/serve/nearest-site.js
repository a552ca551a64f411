import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Gives the folder that holds a site.json, this one or the nearest above it; undefined where none does. It is JavaScript
 * because what starts the commands needs it, too.
 *
 * @returns {string | undefined}
 */
export function nearestSite() {
  for (let folder = resolve(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'site.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
