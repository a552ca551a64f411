import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';
import { faultsOfBlock, faultsOfRule, takenNames } from './faults.js';
import { faultsOfImports, packagesOf } from './imports.js';
import { findOwnCode } from './own-code.js';
import { linkPackages, typescriptSettings } from './packages-of-kit.js';

/**
 * The engine with the code of a site: its folder; what is wrong with that code, in sentences; whether what follows from
 * the schemas is made, and what notes that it is.
 *
 * @typedef {{ folder: string, faults: string[], isGenerated: boolean, noteGenerated: () => void }} AssembledEngine
 */

/** The file that says what keeps the code of a site out of the engine; `src/generate/own-code.ts` reads it. */
const faultsFile = 'schema/faults-of-site.txt';

/** The file that says where the code of a site lies and which packages that needs; `src/vite/packages-of-site.ts` reads it. */
const packagesFile = 'schema/packages-of-site.json';

/** The files of the engine's folder that its sources need beside them. */
const besideSources = ['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * Assembles the engine and the code of a site in a folder of their own beside the site. It is the same project with
 * more block types and rules, from which files are generated as for the engine alone. Writes only what has changed.
 *
 * @param {string} engine the folder of the engine's sources
 * @param {string} site the site's folder
 * @returns {AssembledEngine}
 */
export function assembleEngine(engine, site) {
  const folder = join(site, '.pagewright/engine');
  const own = findOwnCode(site, versionOf(engine));
  const sources = engineFiles(engine);
  const added = filesOf(own);
  const faults = [
    ...own.faults,
    ...takenNames(own, sources),
    ...own.blocks.flatMap(faultsOfBlock),
    ...own.rules.flatMap(faultsOfRule),
    ...faultsOfImports(added),
  ];
  if (faults.length > 0) {
    // Whoever serves the engine meanwhile is told when it generates.
    if (existsSync(join(folder, 'schema'))) writeIfChanged(join(folder, faultsFile), faults.join('\n'));
    return { folder, faults, isGenerated: false, noteGenerated: () => {} };
  }

  const files = new Map([...sources, ...added]);
  for (const [path, source] of files) copyIfChanged(source, join(folder, path));
  removeOthers(folder, files);
  linkPackages(engine, folder);
  writeIfChanged(join(folder, 'packs.json'), JSON.stringify(own.packs));
  writeIfChanged(join(folder, packagesFile), JSON.stringify({ origins: originsOf(own), packages: packagesOf(added) }));
  writeIfChanged(join(site, '.pagewright/tsconfig.json'), typescriptSettings(engine));
  takeGenerated(engine, folder, stateOf(sources));

  const note = join(folder, 'generated-from');
  const state = `${stateOf(sources)} ${stateOfOwn(added, own.packs)}`;
  return {
    folder,
    faults,
    isGenerated: readIfThere(note)?.toString() === state,
    noteGenerated: () => writeFileSync(note, state),
  };
}

/**
 * Gives the version of an engine.
 *
 * @param {string} engine
 * @returns {string}
 */
export function versionOf(engine) {
  return JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')).version;
}

/**
 * Copies the files that the engine has generated for itself, once for each version of it, since generating needs some of
 * them.
 *
 * @param {string} engine
 * @param {string} folder
 * @param {string} version
 */
function takeGenerated(engine, folder, version) {
  const note = join(folder, 'generated-by');
  if (readIfThere(note)?.toString() === version) return;
  for (const path of filesIn(engine, 'src').filter(isGenerated)) copyIfChanged(join(engine, path), join(folder, path));
  writeFileSync(note, version);
}

/**
 * Gives the files of the engine by their paths in it, without generated ones.
 *
 * @param {string} engine
 * @returns {Map<string, string>}
 */
function engineFiles(engine) {
  const paths = ['src', 'schema'].flatMap((top) => filesIn(engine, top)).filter((path) => !isGenerated(path));
  const beside = besideSources.filter((path) => existsSync(join(engine, path)));
  return new Map([...beside, ...paths].map((path) => [path, join(engine, path)]));
}

/**
 * Gives the files that a site adds, by their paths in the engine.
 *
 * @param {import('./own-code.js').FoundCode} own
 * @returns {Map<string, string>}
 */
function filesOf({ blocks, rules }) {
  const ofBlocks = blocks.flatMap(({ name, path }) =>
    filesIn(path, '').map((file) => [placeOf(name, file), join(path, file)]),
  );
  return new Map([...ofBlocks, ...rules.map(({ name, path }) => [`src/checks/rules/own/${name}.ts`, path])]);
}

/**
 * Gives the real folders of a site's code, by the beginnings of its paths in the engine.
 *
 * @param {import('./own-code.js').FoundCode} own
 * @returns {Record<string, string>}
 */
function originsOf({ blocks, rules }) {
  const places = [
    ...blocks.map(({ name, path }) => [`src/blocks/${name}/`, `${realpathSync(path)}/`]),
    ...rules.map(({ name, path }) => [`src/checks/rules/own/${name}.ts`, realpathSync(path)]),
  ];
  return Object.fromEntries(places);
}

/** @param {string} type @param {string} file */
function placeOf(type, file) {
  return file === `${type}.schema.json` ? `schema/blocks/${file}` : `src/blocks/${type}/${file}`;
}

/**
 * Gives a text that changes with the engine.
 *
 * @param {Map<string, string>} sources
 */
function stateOf(sources) {
  const hash = createHash('sha1');
  for (const [path, source] of sources) {
    const { size, mtimeMs } = statSync(source);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Gives a text that changes with the code of a site from which files are generated: its schemas, and the names of its
 * files.
 *
 * @param {Map<string, string>} added
 * @param {Record<string, import('./own-code.js').InstalledPack>} packs
 */
function stateOfOwn(added, packs) {
  const hash = createHash('sha1').update(JSON.stringify(packs));
  for (const [path, source] of added) hash.update(path.startsWith('schema/') ? readFileSync(source) : path);
  return hash.digest('hex');
}

/**
 * @param {string} source
 * @param {string} target
 */
function copyIfChanged(source, target) {
  const from = statSync(source);
  const there = statSync(target, { throwIfNoEntry: false });
  if (there && there.size === from.size && Math.abs(there.mtimeMs - from.mtimeMs) < 1) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
  // A file of a package may be one that nobody writes; this one is written again.
  chmodSync(target, from.mode | 0o600);
  utimesSync(target, from.atime, from.mtime);
}

/**
 * Removes files from an earlier assembly that are not in this one.
 *
 * @param {string} folder
 * @param {Map<string, string>} files
 */
function removeOthers(folder, files) {
  for (const path of ['src', 'schema'].flatMap((top) => filesIn(folder, top)))
    if (!files.has(path) && !isGenerated(path) && path !== packagesFile) rmSync(join(folder, path));
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeIfChanged(file, text) {
  if (readIfThere(file)?.toString() === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} path */
function isGenerated(path) {
  return /(^|\/)generated\/|^schema\/site\.schema\.json$/.test(path);
}

/**
 * Gives the files within a part of a folder, by their paths in the folder.
 *
 * @param {string} folder
 * @param {string} top
 * @returns {string[]}
 */
function filesIn(folder, top) {
  const start = join(folder, top);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('~'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
