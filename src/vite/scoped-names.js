import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The letters of names: without vowels none becomes a word such as those by which browser extensions hide
 * advertisements.
 */
const letters = 'bcdfghjklmnpqrstvwxyz';

/** @type {string[] | undefined} */
let modules;

/**
 * Gives the class for a name in a style module. In published code it is short: a code for the module, and the index of
 * the name in it; names are a good part of a page. Elsewhere it has both names in full.
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
  modules ??= modulesIn(join(dirname(fileURLToPath(import.meta.url)), '..'));
  const place = namesIn(css).indexOf(name);
  const index = modules.findIndex((path) => file.endsWith(path));
  if (place < 0 || index < 0) throw new Error(`The name "${name}" is not among those of ${file}.`);
  return `${codeOf(index)}${place}`;
}

/** The file of a module, without what a bundler adds to its name. @param {string} id */
function fileOf(id) {
  return id.replace(/\?.*$/, '');
}

/** The modules of styles in the folder of the sources, those that most pages have first: they get the short names. @param {string} folder */
function modulesIn(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `/src/${path.replaceAll('\\', '/')}`)
    .sort()
    .reverse();
}

/** @param {number} index @returns {string} */
function codeOf(index) {
  const { length } = letters;
  return index < length ? (letters[index] ?? '') : codeOf(Math.floor(index / length) - 1) + letters[index % length];
}
