import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nearestFolder } from '../serve/nearest-folder.js';

/**
 * A block type or a rule that is none of the engine's: its name, where it lies, and who brings it, the site or a pack.
 *
 * @typedef {{ name: string, path: string, owner: string }} OwnPart
 */

/**
 * The code that a site adds to the engine, its own and that of its packs; the packs that are installed, each with the
 * major version; and in sentences what is wrong with any of it.
 *
 * @typedef {{ blocks: OwnPart[], rules: OwnPart[], packs: Record<string, number>, faults: string[] }} FoundCode
 */

/** The names that no block type can have: they mean something else in the engine, or to a placement. */
export const reservedTypes = [
  ...['shared', 'generated', 'header', 'footer', 'action', 'actions', 'surface', 'titled-list'],
];

/** The commands that look at one site. */
const commandsOfSites = [
  'artwork',
  'build',
  'check',
  'new-block',
  'prepare',
  'preview',
  'rename-route',
  'start',
  'upgrade',
];

/**
 * The folder of the site that a command line means, where it names none the nearest that has one; undefined for a command
 * that looks at none.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined}
 */
export function siteFolderOf(command, args) {
  if (!commandsOfSites.includes(command)) return undefined;
  const option = args.indexOf('--site');
  const named = option >= 0 ? args[option + 1] : args.find((arg) => arg.startsWith('--site='))?.slice('--site='.length);
  const meant = named ?? args.find((arg) => arg.endsWith('.json')) ?? nearestFolder('site.json') ?? '.';
  return isFolder(meant) ? resolve(meant) : dirname(resolve(meant));
}

/**
 * Tells whether a site has code of its own, or names a pack.
 *
 * @param {string} site the site's folder
 */
export function hasOwnCode(site) {
  return ['blocks', 'rules'].some((folder) => namesIn(join(site, folder)).length > 0) || packsNamed(site).length > 0;
}

/**
 * Finds the code that a site adds to the engine. A pack that is not installed is left out; the check tells of it where
 * it is named.
 *
 * @param {string} site the site's folder
 * @returns {FoundCode}
 */
export function findOwnCode(site) {
  const packs = packsNamed(site).flatMap((name) => installedPack(site, name) ?? []);
  const owners = [{ owner: 'the site', folder: site }, ...packs.map(({ name, folder }) => ({ owner: name, folder }))];
  const parts = owners.map(({ owner, folder }) => partsIn(folder, owner));
  const blocks = parts.flatMap((of) => of.blocks);
  const rules = parts.flatMap((of) => of.rules);
  return {
    blocks,
    rules,
    packs: Object.fromEntries(packs.map(({ name, major }) => [name, major])),
    faults: [
      ...misnamed(blocks, 'block type', 'price-list'),
      ...misnamed(rules, 'rule', 'price-is-said'),
      ...blocks
        .filter(({ name }) => reservedTypes.includes(name))
        .map(({ path, name }) => `${path}: no block type can be called "${name}". Choose another name.`),
      ...ownedTwice(blocks, 'block type'),
      ...ownedTwice(rules, 'rule'),
    ],
  };
}

/**
 * The folders in which the code of a site lies, for whoever watches them.
 *
 * @param {string} site the site's folder
 * @returns {string[]}
 */
export function foldersOfOwnCode(site) {
  const { blocks, rules } = findOwnCode(site);
  const within = blocks.flatMap(({ path }) => [
    path,
    ...entriesIn(path).flatMap((name) => (isFolder(join(path, name)) ? join(path, name) : [])),
  ]);
  return [join(site, 'blocks'), join(site, 'rules'), ...within, ...rules.map(({ path }) => dirname(path))];
}

/**
 * The blocks and rules that lie in a folder.
 *
 * @param {string} folder
 * @param {string} owner
 * @returns {{ blocks: OwnPart[], rules: OwnPart[] }}
 */
function partsIn(folder, owner) {
  const blocks = join(folder, 'blocks');
  const rules = join(folder, 'rules');
  return {
    blocks: namesIn(blocks)
      .filter((name) => isFolder(join(blocks, name)))
      .map((name) => ({ name, path: join(blocks, name), owner })),
    rules: namesIn(rules)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ name: name.slice(0, -'.ts'.length), path: join(rules, name), owner })),
  };
}

/**
 * @param {OwnPart[]} parts
 * @param {string} kind
 * @param {string} example
 */
function misnamed(parts, kind, example) {
  return parts
    .filter(({ name }) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    .map(({ path }) => `${path}: a ${kind} is called by small letters and hyphens, such as ${example}.`);
}

/**
 * @param {OwnPart[]} parts
 * @param {string} kind
 */
function ownedTwice(parts, kind) {
  return parts.flatMap(({ name, owner }, index) => {
    const first = parts.findIndex((other) => other.name === name);
    if (first === index) return [];
    return `${parts[first]?.owner} and ${owner} both bring a ${kind} "${name}". Take one of them away, or rename that of the site.`;
  });
}

/**
 * The packs that a site names. Where its file cannot be read, the check says so.
 *
 * @param {string} site
 * @returns {string[]}
 */
function packsNamed(site) {
  try {
    const { packs } = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'));
    return typeof packs === 'object' && packs !== null ? Object.keys(packs) : [];
  } catch {
    return [];
  }
}

/**
 * Finds an installed pack as Node would: in the node_modules of the site's folder, or of one around it.
 *
 * @param {string} site
 * @param {string} name
 * @returns {{ name: string, folder: string, major: number } | undefined}
 */
function installedPack(site, name) {
  // The name of a package is no path out of node_modules.
  if (!/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name)) return undefined;
  for (let around = site; ; around = dirname(around)) {
    const folder = join(around, 'node_modules', name);
    try {
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { name, folder, major: Number.parseInt(version, 10) };
    } catch {
      if (dirname(around) === around) return undefined;
    }
  }
}

/**
 * The names in a folder but those that a system or an editor of text puts there; none where it is not there.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function namesIn(folder) {
  return entriesIn(folder).filter((name) => !name.startsWith('.') && !name.endsWith('~'));
}

/** @param {string} folder */
function entriesIn(folder) {
  return existsSync(folder) && isFolder(folder) ? readdirSync(folder).sort() : [];
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
