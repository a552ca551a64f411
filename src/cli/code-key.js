import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';

const codeFolders = ['schema', 'src'];

/**
 * The code as it lies on the disk: a hash of what each of its files holds, by its path within the project, and a name
 * that changes with any of them.
 *
 * @typedef {{ key: string, hashes: Map<string, string> }} CodeFiles
 */

/**
 * Reads the code that sites are built with: the sources, the schemas, the lock file and Vite's settings. Its key
 * changes with Node's major version and NODE_ENV, too; not with site.json, nor with the editor, which has a key of its
 * own since few sites are published with it.
 *
 * @param {string} root the project's folder
 * @returns {CodeFiles}
 */
export function readCode(root) {
  return readFiles(root, (file) => !isOfEditor(file), process.env.NODE_ENV);
}

/**
 * Gives the key of the code that sites are built with.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function codeKey(root) {
  return readCode(root).key;
}

/**
 * Gives the key of the editor, which changes with any code that the editor is made of; not with NODE_ENV, since the
 * editor is always bundled for production.
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
  return /^src[/\\](editor|preview|working-copy)[/\\]/.test(file);
}

/**
 * @param {string} root
 * @param {(file: string) => boolean} isPart
 * @param {string} [environment] what else the name changes with
 * @returns {CodeFiles}
 */
function readFiles(root, isPart, environment) {
  /** @type {[string, string][]} */
  const hashed = codeFiles(root)
    .filter(isPart)
    // A temporary file of an editor may be gone before it is read.
    .map((file) => [file, hashOf(readIfThere(join(root, file)) ?? '')]);
  const key = hashOf([process.versions.node.split('.')[0], environment, ...hashed.flat()].join('\0')).slice(0, 16);
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
  const inFolders = codeFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      // A page about the code is none of it: who mends one has no site rendered anew.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort(),
  );
  return ['package-lock.json', 'vite.config.ts', ...inFolders];
}
