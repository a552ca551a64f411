import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';
import { withoutComments } from './faults.js';

/** The modules of the engine that the code of a site may import: they change only as the version of the engine says. */
const contract = ['pagewright/block', 'pagewright/compose', 'pagewright/rule'];

/**
 * Finds what code of a site imports of the engine apart from its contract, of another block, or of a package that is not
 * installed; gives a sentence each.
 *
 * @param {Map<string, string>} files the files of the site by their paths in the engine
 * @returns {string[]}
 */
export function faultsOfImports(files) {
  return [...files].flatMap(([path, source]) =>
    namesIn(path, source).flatMap((name) => faultOf(name, path, source, files)),
  );
}

/**
 * Gives the packages that the code of a site imports, each with its versions, since a site and its packs may have
 * different ones; they are part of the key of what is made of that code.
 *
 * @param {Map<string, string>} files the files of the site by their paths in the engine
 * @returns {Record<string, string[]>}
 */
export function packagesOf(files) {
  const found = [...files].flatMap(([path, source]) =>
    namesIn(path, source).flatMap((name) => {
      if (/^(\.|pagewright\/)/.test(name) || isOfEngine(packageOf(name))) return [];
      const folder = findPackage(packageOf(name), source);
      const text = folder && readIfThere(join(folder, 'package.json'))?.toString();
      return text ? { name: packageOf(name), version: String(JSON.parse(text).version) } : [];
    }),
  );
  const names = [...new Set(found.map(({ name }) => name))].sort();
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(found.flatMap((one) => (one.name === name ? one.version : [])))].sort()]),
  );
}

/**
 * Gives the names that a file imports.
 *
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
function namesIn(path, source) {
  if (!/\.(ts|tsx|js|jsx|css)$/.test(path)) return [];
  const imported = /(?:\bfrom|\bimport\s*\(?|@import)\s*['"]([^'"]+)['"]/g;
  return [...withoutComments(readFileSync(source, 'utf8')).matchAll(imported)].map(([, name = '']) => name);
}

/**
 * @param {string} name what is imported
 * @param {string} path
 * @param {string} source
 * @param {Map<string, string>} files
 */
function faultOf(name, path, source, files) {
  const said = `${source} imports ${name}.`;
  if (name.startsWith('pagewright')) {
    return contract.includes(name) ? [] : [`${said} Of the engine there is: ${contract.join(', ')}.`];
  }
  if (!name.startsWith('.')) {
    const wanted = packageOf(name);
    return isOfEngine(wanted) || findPackage(wanted, source)
      ? []
      : [`${said} No package of that name is installed. Run: npm install ${wanted}`];
  }
  const folder = dirname(path);
  const target = join(folder, name).replaceAll('\\', '/');
  const block = /^src\/blocks\/[^/]+\//.exec(path)?.[0];
  const isOwn = block === undefined ? target.startsWith(`${folder}/`) : target.startsWith(block);
  if (!isOwn) return [`${said} A block or a rule imports its own files, packages, and ${contract.join(', ')}.`];
  return [...files.keys()].some((file) => file === target || file.startsWith(`${target}.`))
    ? []
    : [`${said} There is no such file.`];
}

/**
 * Gives the package to which an imported name belongs.
 *
 * @param {string} name
 */
function packageOf(name) {
  return /^((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
}

/**
 * Tells whether a package is part of Node, or one that has to be the engine's own.
 *
 * @param {string} name
 */
function isOfEngine(name) {
  return name.startsWith('node:') || builtinModules.includes(name) || ['react', 'react-dom'].includes(name);
}

/**
 * Finds a package for a file, as Node would: around the real place of the file, since some programs install packages as
 * links.
 *
 * @param {string} name
 * @param {string} source
 */
function findPackage(name, source) {
  for (let folder = dirname(realpathSync(source)); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}
