import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assembleEngine, versionOf } from './assemble.js';
import { inWordsOfSite } from './in-words-of-site.js';
import { findOwnCode, foldersOfOwnCode } from './own-code.js';

/**
 * Runs a command in the engine with all code that a site adds to it.
 *
 * @param {string} engine the folder of the engine's sources
 * @param {string} site the site's folder
 * @param {string} name the command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function launchWithOwnCode(engine, site, name, args) {
  const { folder, faults, isGenerated, noteGenerated } = assembleEngine(engine, site);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 2;
  }
  /** @param {string} message */
  const say = (message) => inWordsOfSite(message, folder, site, findOwnCode(site, versionOf(engine)));
  if (!isGenerated && name !== 'new-block') {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'src/cli/run.js'), 'generate'], {
      cwd: folder,
      encoding: 'utf8',
      // What makes the files is bundled alike for all commands.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) {
      console.error(say(stderr).trim());
      return 2;
    }
    noteGenerated();
  }
  const { launch } = await import(pathToFileURL(join(folder, 'src/cli/launch.js')).href);
  return launch(folder, name, args, {
    siteFolder: site,
    folders: () => foldersOfOwnCode(site, versionOf(engine)),
    refresh: () => assembleEngine(engine, site).faults,
    say,
  });
}
