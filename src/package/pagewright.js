#!/usr/bin/env node
// Runs a command of the published engine, `npx pagewright check`: its code lies beside this, bundled. A site with code of
// its own runs it in the engine that the kit puts together of both.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listCommands } from '../kit/commands.js';
import { hasOwnCode, siteFolderOf } from '../kit/own-code.js';
import { nearestSite } from '../serve/nearest-site.js';
import { keepBytecode, loadBundle } from '../vite/load-bundle.js';

process.env.NODE_ENV ??= 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version, key, commands } = JSON.parse(readFileSync(join(root, 'code/made.json'), 'utf8'));
const [name = '', ...args] = process.argv.slice(2);
const site = siteFolderOf(name, args);
const ofKit = 'new-block';

if (name === '--version') console.log(version);
else if (process.versions.pnp) {
  console.error(
    'Yarn’s Plug’n’Play keeps packages in archives, from which no program can be started. Write "nodeLinker: node-modules" into .yarnrc.yml, then run: yarn install',
  );
  process.exitCode = 2;
} else if (name !== ofKit && !commands.includes(name)) {
  const isAsked = name === '' || name === '--help';
  console[isAsked ? 'log' : 'error'](listCommands([...commands, ofKit], isAsked ? '' : name));
  process.exitCode = isAsked ? 0 : 2;
} else if (site !== undefined && (name === ofKit || hasOwnCode(site))) {
  process.exitCode = await launchWithKit(site);
} else {
  const codeFolder = join(root, 'code');
  // Caches stand in the site's folder, since the folder of packages may be read-only.
  const cacheFolder = join(nearestSite() ?? resolve(), '.pagewright/cache');
  const { run } = loadBundle(join(codeFolder, 'commands', `${name}.cjs`));
  process.exitCode = await run(args, { root, cacheFolder, codeFolder, codeKey: key, loadBundle, keepBytecode });
}

/**
 * Runs the command in the engine of the kit, with the code of the site; returns the exit code.
 *
 * @param {string} folder the site's folder
 */
async function launchWithKit(folder) {
  const kit = findKit(folder);
  if (kit?.version !== version) {
    const why = kit
      ? `The engine that is installed is pagewright ${version}, and the kit is @pagewright/kit ${kit.version}: both must be of one version.`
      : 'Blocks and rules of your own, and packs, need @pagewright/kit.';
    console.error(`${why} Run: npm install --save-dev @pagewright/kit@${version}`);
    return 2;
  }
  // The kit says for each command by which code of React it is served.
  delete process.env.NODE_ENV;
  const { launchWithOwnCode } = await import(pathToFileURL(join(kit.folder, 'src/kit/launch-own.js')).href);
  return launchWithOwnCode(kit.folder, folder, name, args);
}

/**
 * Finds the kit that is installed for a site.
 *
 * @param {string} folder
 * @returns {{ folder: string, version: string } | undefined}
 */
function findKit(folder) {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('@pagewright/kit/package.json');
    return { folder: dirname(file), version: JSON.parse(readFileSync(file, 'utf8')).version };
  } catch {
    return undefined;
  }
}
