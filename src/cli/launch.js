import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commands, listCommands } from '../kit/commands.js';
import { keepBytecode, loadBundle } from '../vite/load-bundle.js';
import { codeKey } from './code-key.js';

/**
 * The code that a site adds to the engine: its folder, the folders to look for it, and what puts it, as it is now, into
 * the project, and what says a message about the project in words of the site.
 *
 * @typedef {{ siteFolder: string, folders: () => string[], refresh: () => string[], say: (message: string) => string }} OwnCode
 */

/**
 * Runs a command of the project in `root`. The commands are bundled once for each state of the code, so that they start
 * in a tenth of a second; this file and the few it imports are all that runs unbundled.
 *
 * @param {string} root the project's folder
 * @param {string} name
 * @param {string[]} args
 * @param {OwnCode} [own]
 * @returns {Promise<number>} the exit code
 */
export async function launch(root, name, args, own) {
  if (!Object.hasOwn(commands, name)) {
    const isAsked = name === '' || name === '--help';
    const list = listCommands(Object.keys(commands), isAsked ? '' : name);
    console[isAsked ? 'log' : 'error'](list);
    return isAsked ? 0 : 2;
  }
  process.env.NODE_ENV ??= environmentOf(name);
  const cacheFolder = own ? join(own.siteFolder, '.pagewright/cache') : join(root, 'node_modules/.cache/pagewright');
  const key = codeKey(root);
  const codeFolder = join(cacheFolder, 'code', key);
  const bundle = bundleOf(name);
  const command = join(codeFolder, bundle, `${name}.cjs`);
  if (!existsSync(join(codeFolder, bundle)) && !(await bundleFirst(root, codeFolder, bundle, own))) return 2;
  noteUse(codeFolder);
  const { run } = loadBundle(command);
  return run(args, { root, cacheFolder, codeFolder, codeKey: key, loadBundle, keepBytecode, own });
}

/**
 * Gives the environment in which a command runs, which React and the names of classes depend on.
 *
 * @param {string} command
 */
function environmentOf(command) {
  return command === 'start' ? 'development' : 'production';
}

/**
 * Gives the bundle that has a command. What generates sources is bundled apart, so that it runs where the other
 * commands cannot be bundled. So is the live server, whose code no other command needs.
 *
 * @param {string} command
 */
function bundleOf(command) {
  if (command === 'start') return 'start';
  return ['generate', 'new-block', 'package'].includes(command) ? 'generator' : 'commands';
}

/**
 * Bundles the code of the command; returns whether that could be done, and says why where it could not.
 *
 * @param {string} root
 * @param {string} codeFolder
 * @param {'commands' | 'generator' | 'start'} bundle
 * @param {OwnCode | undefined} own
 */
async function bundleFirst(root, codeFolder, bundle, own) {
  const note = setTimeout(() => {
    if (bundle === 'start') console.log('Preparing the code, once for each version of it. This takes some seconds.');
  }, 1000);
  try {
    const { bundleCommands } = await import('../vite/bundle.js');
    await bundleCommands(root, codeFolder, bundle);
    removeOldCode(codeFolder);
    return true;
  } catch (error) {
    const reason = `The code of this project cannot be bundled. ${error instanceof Error ? error.message : error}`;
    console.error(stripVTControlCharacters(own?.say(reason) ?? reason));
    return false;
  } finally {
    clearTimeout(note);
  }
}

/** The time after which no process runs code that it began with then, in milliseconds: the longest tests take less. */
const longestUse = 6 * 60 * 60 * 1000;

/**
 * Removes bundled code, but for the last four states that were used, so that switching between branches costs nothing,
 * and for any that a process may still run.
 *
 * @param {string} codeFolder
 */
function removeOldCode(codeFolder) {
  const folder = dirname(codeFolder);
  const byUse = readdirSync(folder)
    .flatMap((entry) => {
      const path = join(folder, entry);
      // Another command may be removing it, too.
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? [{ path, used: stats.mtimeMs }] : [];
    })
    .sort((one, other) => other.used - one.used);
  for (const { path, used } of byUse.slice(4))
    if (Date.now() - used > longestUse) rmSync(path, { recursive: true, force: true });
}

/**
 * Notes that code is used now.
 *
 * @param {string} codeFolder
 */
function noteUse(codeFolder) {
  try {
    const now = new Date();
    utimesSync(codeFolder, now, now);
  } catch {
    // Where nothing can be written, nothing is removed.
  }
}
