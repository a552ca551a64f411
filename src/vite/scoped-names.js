import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The letters of names: without vowels none becomes a word such as those by which browser extensions hide
 * advertisements.
 */
const letters = 'bcdfghjklmnpqrstvwxyz';

/** @type {Map<string, number> | undefined} */
let firstIndexes;

/**
 * Gives the class for a name in a style module. In published code it is one or two letters, by its place among the
 * names of all modules; names are a good part of a page. Elsewhere it has both names in full.
 *
 * @param {string} name
 * @param {string} id
 * @param {string} css the text of the module
 * @returns {string}
 */
export function scopedName(name, id, css) {
  return process.env.NODE_ENV === 'production' ? shortName(name, id, css) : writtenName(name, id);
}

/**
 * Lists the names in the text of a style module, of classes and of animations, each once, in their order.
 *
 * @param {string} css
 * @returns {string[]}
 */
export function namesIn(css) {
  const names = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}

/**
 * Gives the class with the names of its module and itself in full.
 *
 * @param {string} name
 * @param {string} id
 * @returns {string}
 */
export function writtenName(name, id) {
  return `${basename(fileOf(id), '.css').replace('.', '-')}__${name}`;
}

/** @param {string} name @param {string} id @param {string} css */
function shortName(name, id, css) {
  const file = fileOf(id);
  firstIndexes ??= firstIndexesIn(join(dirname(fileURLToPath(import.meta.url)), '..'));
  const place = namesIn(css).indexOf(name);
  const [, first = -1] = [...firstIndexes].find(([path]) => file.endsWith(path)) ?? [];
  if (place < 0 || first < 0) throw new Error(`The name "${name}" is not among those of ${file}.`);
  return codeOf(first + place);
}

/** The file of a module, without what a bundler adds to its name. @param {string} id */
function fileOf(id) {
  return id.replace(/\?.*$/, '');
}

/**
 * Gives the modules of styles in the folder of the sources, each with the place of its first name among the names of all;
 * those that most pages have come first, and get the shortest.
 *
 * @param {string} folder
 */
function firstIndexesIn(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = paths.filter((path) => path.endsWith('.module.css')).sort();
  /** @type {Map<string, number>} */
  const indexes = new Map();
  let next = 0;
  for (const path of modules.reverse()) {
    indexes.set(`/src/${path.replaceAll('\\', '/')}`, next);
    next += namesIn(readFileSync(join(folder, path), 'utf8')).length;
  }
  return indexes;
}

/** @param {number} index @returns {string} */
function codeOf(index) {
  const { length } = letters;
  return index < length ? (letters[index] ?? '') : codeOf(Math.floor(index / length) - 1) + letters[index % length];
}
