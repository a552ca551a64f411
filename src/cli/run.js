// Runs a command: `node src/cli/run.js check site.json`. The commands are bundled once for each state of
// the code, so that they start in a tenth of a second; this file and the few it imports are all that runs unbundled.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepBytecode, loadBundle } from '../vite/load-bundle.js';
import { codeKey } from './code-key.js';

const [name = '', ...args] = process.argv.slice(2);
process.env.NODE_ENV ??= name === 'start' ? 'development' : 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cacheFolder = join(root, 'node_modules/.cache/pagewright');
const key = codeKey(root);
const codeFolder = join(cacheFolder, 'code', key);
const bundle = bundleOf(name);
const command = join(codeFolder, bundle, `${name}.cjs`);

if (!existsSync(join(codeFolder, bundle)) && !(await bundleFirst())) {
  process.exitCode = 2;
} else if (/^[a-z-]+$/.test(name) && existsSync(command)) {
  const { run } = loadBundle(command);
  process.exitCode = await run(args, { root, cacheFolder, codeFolder, codeKey: key, loadBundle, keepBytecode });
} else {
  console.error(
    `There is no command "${name}". There is: artwork, build, check, generate, new-block, new-site, package, preview, rename-route, start and upgrade.`,
  );
  process.exitCode = 2;
}

/**
 * The bundle in which a command is. What makes files that the other commands are made from is bundled apart: it works
 * where those cannot be. So is what draws a site while it is edited, which no other command has need of.
 *
 * @param {string} command
 */
function bundleOf(command) {
  if (command === 'start') return 'start';
  return ['generate', 'new-block', 'package'].includes(command) ? 'generator' : 'commands';
}

/** Bundles the code of the command; returns whether that could be done, and says why where it could not. */
async function bundleFirst() {
  const note = setTimeout(() => {
    if (bundle === 'start') console.log('Preparing the code, once for each version of it. This takes some seconds.');
  }, 1000);
  try {
    const { bundleCommands } = await import('../vite/bundle.js');
    await bundleCommands(root, codeFolder, bundle);
    removeOldCode();
    return true;
  } catch (error) {
    console.error(`The code of this project cannot be bundled. ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    clearTimeout(note);
  }
}

/** Keeps the code of the last four states, so that going back and forth between branches costs nothing. */
function removeOldCode() {
  const folder = dirname(codeFolder);
  const byAge = readdirSync(folder)
    .map((entry) => join(folder, entry))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(4)) rmSync(old, { recursive: true, force: true });
}
