import { readdirSync, readFileSync } from 'node:fs';

/**
 * Gives the content of a file; undefined where it is missing, or cannot be read.
 *
 * @param {string} file
 * @returns {Buffer | undefined}
 */
export function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Gives the names in a folder; none where it is missing, or cannot be read.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function fileNamesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
