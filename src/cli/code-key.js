import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const codeFolders = ['schema', 'src'];

/**
 * The code as it lies on the disk: a hash of what each of its files holds, by its path within the project, and a name
 * that changes with any of them.
 *
 * @typedef {{ key: string, hashes: Map<string, string> }} CodeFiles
 */

/**
 * Reads the code that sites are built with: the sources, the schemas, the lock file and Vite's settings. Its name
 * changes with Node's major version and NODE_ENV, too; never with site.json, nor with the editor, of which no site has
 * anything.
 *
 * @param {string} root the project's folder
 * @returns {CodeFiles}
 */
export function readCode(root) {
  return readFiles(root, (file) => !isOfEditor(file));
}

/**
 * The name of the code that sites are built with.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function codeKey(root) {
  return readCode(root).key;
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
  return readFiles(root, () => true).key;
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
 * @returns {CodeFiles}
 */
function readFiles(root, isPart) {
  /** @type {[string, string][]} */
  const hashed = codeFiles(root)
    .filter(isPart)
    .map((file) => [file, hashOf(readOrNothing(join(root, file)))]);
  const key = hashOf([codeEnvironment(), ...hashed.flat()].join('\0')).slice(0, 16);
  return { key, hashes: new Map(hashed) };
}

/**
 * @param {Buffer | string} content
 * @returns {string}
 */
function hashOf(content) {
  return createHash('sha1').update(content).digest('hex');
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
