import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
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
  /** @type {Map<string, string>} */
  const hashes = new Map();
  const key = keyOf(root, isOfSites, process.env.NODE_ENV, (file, content) => {
    hashes.set(file, createHash('sha1').update(content).digest('hex'));
  });
  return { key, hashes };
}

/**
 * Gives the key of the code that sites are built with.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function codeKey(root) {
  return keyOf(root, isOfSites, process.env.NODE_ENV);
}

/**
 * Gives the key of the editor, which changes with any code that the editor is made of; not with NODE_ENV, since the
 * editor is always bundled for production.
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
function isOfSites(file) {
  return !/^src[/\\](editor|preview|working-copy)[/\\]/.test(file);
}

/**
 * Gives the key of some files, each of which is read once.
 *
 * @param {string} root
 * @param {(file: string) => boolean} isPart
 * @param {string} [environment] what else the key changes with
 * @param {(file: string, content: Buffer) => void} [note] is called with each file
 * @returns {string}
 */
function keyOf(root, isPart, environment = '', note) {
  // One hash of everything takes half the time of one for each file.
  const hash = createHash('sha1');
  let named = `${process.versions.node.split('.')[0]} ${environment}`;
  for (const file of codeFiles(root).filter(isPart)) {
    // A temporary file of an editor may be gone before it is read.
    const content = readIfThere(`${root}/${file}`) ?? Buffer.alloc(0);
    named += `\0${file}\0${content.length}`;
    hash.update(content);
    note?.(file, content);
  }
  return hash.update(named).digest('hex').slice(0, 16);
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
      .map(({ parentPath, name }) => (parentPath + sep + name).slice(root.length + 1))
      .sort(),
  );
  return ['package-lock.json', 'vite.config.ts', ...inFolders];
}
