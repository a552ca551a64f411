import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileHas } from '../serve/file-pieces.js';
import { nearestSite } from '../serve/nearest-site.js';
import { commands } from './commands.js';

/**
 * A block type or a rule that is none of the engine's: its name, where it lies, and who brings it, the site or a pack.
 *
 * @typedef {{ name: string, path: string, owner: string }} OwnPart
 */

/**
 * A pack as it is installed: its major version, and where the engine is older than it needs, the least version of that.
 *
 * @typedef {{ version: number, needs?: string }} InstalledPack
 */

/**
 * The code that a site adds to the engine, its own and that of its packs; the packs that are installed; and in sentences
 * what is wrong with any of it.
 *
 * @typedef {{ blocks: OwnPart[], rules: OwnPart[], packs: Record<string, InstalledPack>, faults: string[] }} FoundCode
 */

/** Who brings a part that lies in the site's folder; every other owner is the name of a pack. */
export const ownerOfSite = 'the site';

/** The names that no block type can have: they mean something else in the engine, or to a placement. */
export const reservedTypes = [
  ...['shared', 'generated', 'header', 'footer', 'action', 'actions', 'surface', 'titled-list'],
];

/**
 * Gives the folder of the site that a command line means; where it names none, the nearest folder with a site. Gives
 * undefined for a command that needs no site.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined}
 */
export function siteFolderOf(command, args) {
  if (!readsSite(command)) return undefined;
  const option = args.indexOf('--site');
  const named = option >= 0 ? args[option + 1] : args.find((arg) => arg.startsWith('--site='))?.slice('--site='.length);
  const meant = named ?? args.find((arg) => arg.endsWith('.json')) ?? nearestSite() ?? '.';
  return isFolder(meant) ? resolve(meant) : dirname(resolve(meant));
}

/** @param {string} name */
function readsSite(name) {
  return Object.entries(commands).some(([known, command]) => known === name && 'readsSite' in command);
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
 * Finds the code that a site adds to an engine of a version. A pack that is not installed is left out, and one that needs
 * a newer engine; the check tells of it where it is named.
 *
 * @param {string} site the site's folder
 * @param {string} version
 * @returns {FoundCode}
 */
export function findOwnCode(site, version) {
  const packs = packsNamed(site).flatMap((name) => installedPack(site, name, version) ?? []);
  const usable = packs.filter(({ installed }) => installed.needs === undefined);
  const owners = [{ owner: ownerOfSite, folder: site }, ...usable.map(({ name, folder }) => ({ owner: name, folder }))];
  const parts = owners.map(({ owner, folder }) => partsIn(folder, owner));
  const blocks = parts.flatMap((of) => of.blocks);
  const rules = parts.flatMap((of) => of.rules);
  return {
    blocks,
    rules,
    packs: Object.fromEntries(packs.map(({ name, installed }) => [name, installed])),
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
 * Gives the folders in which the code of a site lies, for whoever watches them.
 *
 * @param {string} site the site's folder
 * @param {string} version that of the engine
 * @returns {string[]}
 */
export function foldersOfOwnCode(site, version) {
  const { blocks, rules } = findOwnCode(site, version);
  const within = blocks.flatMap(({ path }) => [
    path,
    ...entriesIn(path).flatMap((name) => (isFolder(join(path, name)) ? join(path, name) : [])),
  ]);
  return [join(site, 'blocks'), join(site, 'rules'), ...within, ...rules.map(({ path }) => dirname(path))];
}

/**
 * Gives the blocks and rules in a folder.
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
    const first = parts.find((other) => other.name === name);
    if (!first || first === parts[index]) return [];
    return first.owner === ownerOfSite
      ? `${first.path}: the pack "${owner}" has a ${kind} "${name}", too. Rename yours, or take the pack out of "packs" in site.json.`
      : `The packs "${first.owner}" and "${owner}" both have a ${kind} "${name}", so a site can use one of them. Take the other out of "packs" in site.json.`;
  });
}

/**
 * Gives the packs that a site names; none where its file cannot be read, which the check reports.
 *
 * @param {string} site
 * @returns {string[]}
 */
function packsNamed(site) {
  try {
    const file = join(site, 'site.json');
    // Few sites name any, and parsing a large one takes long.
    if (!fileHas(file, '"packs"')) return [];
    const { packs } = JSON.parse(readFileSync(file, 'utf8'));
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
 * @param {string} engine the version of the engine
 * @returns {{ name: string, folder: string, installed: InstalledPack } | undefined}
 */
function installedPack(site, name, engine) {
  // The name of a package is no path out of node_modules.
  if (!/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name)) return undefined;
  for (let around = site; ; around = dirname(around)) {
    const folder = join(around, 'node_modules', name);
    try {
      const { version, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const needs = leastIn(peerDependencies?.['@pagewright/kit']);
      const isOlder = needs !== undefined && isBefore(engine, needs);
      return { name, folder, installed: { version: Number.parseInt(version, 10), ...(isOlder && { needs }) } };
    } catch {
      if (dirname(around) === around) return undefined;
    }
  }
}

/**
 * Gives the names in a folder without those of files that a system or an editor of text puts there; none where there is
 * no such folder.
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

/**
 * Gives the least version in a range of versions such as `^1.2.0`; undefined where the range names none.
 *
 * @param {unknown} range
 * @returns {string | undefined}
 */
function leastIn(range) {
  const versions = String(range ?? '').match(/(?<![<\d.])\d+(\.\d+){0,2}/g) ?? [];
  const [least] = versions.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  return least === undefined ? undefined : numbersOf(least).join('.');
}

/**
 * Tells whether a version is older than another.
 *
 * @param {string} one
 * @param {string} other
 */
function isBefore(one, other) {
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  const differing = numbers.findIndex((number, index) => number !== others[index]);
  return differing >= 0 && Number(numbers[differing]) < Number(others[differing]);
}

/** @param {string} version */
function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((number) => Number.parseInt(number, 10));
  return [major, minor, patch];
}
