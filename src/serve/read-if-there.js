import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a file holds; nothing where it is not there, or cannot be read.
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
 * The names in a folder; none where it is not there, or cannot be read.
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
