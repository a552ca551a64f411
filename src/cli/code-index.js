import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeEnvironment, codeKey, codePaths } from './code-key.js';
import { stampsOf } from './stamps.js';

/**
 * What is known of the code: the files and folders whose content decides its key, by their paths, what the disk said of
 * them, and their keys in each environment.
 *
 * @typedef {{ paths: string[], stamps: string, keys: Record<string, string> }} CodeIndex
 */

/**
 * The code's key as `codeKey` gives it. Its files are read only where the disk says of one of them, or of a folder,
 * something else than when they were last read. What is not settled is read again.
 *
 * @param {string} root the project's folder
 * @param {string} cacheFolder
 * @returns {string}
 */
export function indexedCodeKey(root, cacheFolder) {
  const file = join(cacheFolder, 'code-index.json');
  const known = readIndex(file);
  const isCurrent = known !== undefined && stampsOf(root, known.paths).text === known.stamps;
  const key = isCurrent ? known.keys[codeEnvironment()] : undefined;
  if (key !== undefined) return key;
  const paths = codePaths(root);
  const before = stampsOf(root, paths);
  const found = codeKey(root);
  if (before.isSettled && stampsOf(root, paths).text === before.text) {
    const keys = { ...(isCurrent && known.keys), [codeEnvironment()]: found };
    writeIndex(cacheFolder, file, { paths, stamps: before.text, keys });
  }
  return found;
}

/**
 * @param {string} file
 * @returns {CodeIndex | undefined}
 */
function readIndex(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cacheFolder
 * @param {string} file
 * @param {CodeIndex} index
 */
function writeIndex(cacheFolder, file, index) {
  try {
    mkdirSync(cacheFolder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, JSON.stringify(index));
    renameSync(unfinished, file);
  } catch {
    // The next command reads the code once more.
  }
}
