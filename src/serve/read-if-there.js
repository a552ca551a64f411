import { readFileSync } from 'node:fs';

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
