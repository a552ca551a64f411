import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';
import { faultsOfBlock, faultsOfImports, faultsOfRule, takenNames } from './faults.js';
import { findOwnCode } from './own-code.js';

/**
 * The engine with the code of a site: its folder; what is wrong with that code, in sentences; whether what follows from
 * the schemas is made, and what notes that it is.
 *
 * @typedef {{ folder: string, faults: string[], isGenerated: boolean, noteGenerated: () => void }} AssembledEngine
 */

/** The file that says what keeps the code of a site out of the engine; `src/generate/own-code.ts` reads it. */
const faultsFile = 'schema/faults-of-site.txt';

/** Where the contract for the code of sites lies. */
const contractPaths = { 'pagewright/*': ['./engine/src/contract/*.ts'] };

/** The files of the engine's folder that its sources need beside them. */
const besideSources = ['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * Puts the engine and the code of a site together, in a folder of their own beside the site: the same project, with more
 * block types and rules, of which all else follows as it does for those of the engine. Only what has changed is written.
 *
 * @param {string} engine the folder of the engine's sources
 * @param {string} site the site's folder
 * @returns {AssembledEngine}
 */
export function assembleEngine(engine, site) {
  const folder = join(site, '.pagewright/engine');
  const own = findOwnCode(site);
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
 * The files of the engine by their paths in it, but those that are generated.
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
 * The files that a site adds, by their paths in the engine.
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

/** @param {string} type @param {string} file */
function placeOf(type, file) {
  return file === `${type}.schema.json` ? `schema/blocks/${file}` : `src/blocks/${type}/${file}`;
}

/**
 * A text that changes with the engine.
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
 * A text that changes with all of a site's code that generated files follow from: its schemas, and the names of its files.
 *
 * @param {Map<string, string>} added
 * @param {Record<string, number>} packs
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
  utimesSync(target, from.atime, from.mtime);
}

/**
 * Removes what was put there earlier and is gone.
 *
 * @param {string} folder
 * @param {Map<string, string>} files
 */
function removeOthers(folder, files) {
  for (const path of ['src', 'schema'].flatMap((top) => filesIn(folder, top)))
    if (!files.has(path) && !isGenerated(path)) rmSync(join(folder, path));
}

/**
 * Has the packages found that the engine stands beside.
 *
 * @param {string} engine
 * @param {string} folder
 */
function linkPackages(engine, folder) {
  const own = join(engine, 'node_modules');
  // A package that is installed has those it needs around it, and seldom one within.
  const packages = existsSync(join(own, 'vite')) ? own : join(realpathSync(engine), '../..');
  const link = join(folder, 'node_modules');
  if (existsSync(link) && realpathSync(link) === realpathSync(packages)) return;
  rmSync(link, { force: true, recursive: true });
  symlinkSync(packages, link, 'junction');
}

/**
 * The settings of TypeScript for the code of a site: those of the engine, and where its contract lies.
 *
 * @param {string} engine
 */
function typescriptSettings(engine) {
  const { compilerOptions } = JSON.parse(readFileSync(join(engine, 'tsconfig.json'), 'utf8'));
  const packages = './engine/node_modules';
  // Packages that the kit needs need not lie where the site's own do.
  const found = {
    typeRoots: [`${packages}/@types`, packages],
    paths: { ...contractPaths, '*': [`${packages}/@types/*`, `${packages}/*`] },
  };
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, ...found } }, null, 2)}\n`;
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
 * The files within a part of a folder, by their paths in the folder.
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
