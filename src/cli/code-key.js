import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const codeFolders = ['schema', 'src'];

/**
 * A name that changes when the code does: the sources, the schemas, the lock file, Vite's settings,
 * Node's major version and NODE_ENV; never with site.json, nor with the editor, of which no site has anything.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function codeKey(root) {
  return keyOf(root, (file) => !isOfEditor(file));
}

/**
 * What decides the key besides files: Node's major version and NODE_ENV.
 *
 * @returns {string}
 */
export function codeEnvironment() {
  return `${process.versions.node.split('.')[0]} ${process.env.NODE_ENV}`;
}

/**
 * The files that decide the key, and the folders that say which they are, as paths within the project.
 *
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function codePaths(root) {
  const folders = codeFolders.flatMap((folder) => [folder, ...entriesIn(root, folder, (entry) => entry.isDirectory())]);
  return [...folders, ...codeFiles(root).filter((file) => !isOfEditor(file))];
}

/**
 * A name that changes when the editor does, or any code that it is made of.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function editorKey(root) {
  return keyOf(root, () => true);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isOfEditor(file) {
  return /^src[/\\](editor|preview)[/\\]/.test(file);
}

/**
 * @param {string} root
 * @param {(file: string) => boolean} isPart
 * @returns {string}
 */
function keyOf(root, isPart) {
  const hash = createHash('sha1');
  hash.update(codeEnvironment());
  for (const file of codeFiles(root).filter(isPart)) {
    hash.update(`\0${file}\0`).update(readOrNothing(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function codeFiles(root) {
  const inFolders = codeFolders.flatMap((folder) => entriesIn(root, folder, (entry) => entry.isFile()));
  return ['package-lock.json', 'vite.config.ts', ...inFolders];
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(entry: import('node:fs').Dirent) => boolean} isWanted
 * @returns {string[]}
 */
function entriesIn(root, folder, isWanted) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/**
 * What editors write beside a file may be gone before it is read.
 *
 * @param {string} file
 * @returns {Buffer | string}
 */
function readOrNothing(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
