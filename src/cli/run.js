// Runs a command: `node src/cli/run.js check site.json`. The commands are bundled once for each state of
// the code, so that they start in a tenth of a second; this file and the few it imports are all that runs unbundled.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '../vite/load-bundle.js';
import { indexedCodeKey } from './code-index.js';

const [name = '', ...args] = process.argv.slice(2);
process.env.NODE_ENV ??= name === 'start' ? 'development' : 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cacheFolder = join(root, 'node_modules/.cache/pagewright');
const key = indexedCodeKey(root, cacheFolder);
const codeFolder = join(cacheFolder, 'code', key);

// What makes files that the other commands are made from is bundled apart: it works where those cannot be.
const bundle = ['generate', 'new-block'].includes(name) ? 'generator' : 'commands';
if (!existsSync(join(codeFolder, bundle))) await bundleCommands();
const command = join(codeFolder, bundle, `${name}.cjs`);
if (/^[a-z-]+$/.test(name) && existsSync(command)) {
  const { run } = loadBundle(command);
  process.exitCode = await run(args, { root, cacheFolder, codeFolder, codeKey: key });
} else {
  console.error(
    `There is no command "${name}". There is: artwork, build, check, generate, new-block, new-site, preview, rename-route and start.`,
  );
  process.exitCode = 2;
}

async function bundleCommands() {
  const { createBuilder } = await import('vite');
  const unfinished = join(codeFolder, `${bundle}.${process.pid}`);
  mkdirSync(codeFolder, { recursive: true });
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    environments: { [bundle]: { build: { outDir: unfinished, emptyOutDir: false } } },
  });
  await builder.build(builder.environments[bundle]);
  if (existsSync(join(codeFolder, bundle))) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, join(codeFolder, bundle));
  removeOldCode();
}

/** Keeps the code of the last four states, so that going back and forth between branches costs nothing. */
function removeOldCode() {
  const folder = dirname(codeFolder);
  const byAge = readdirSync(folder)
    .map((entry) => join(folder, entry))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(4)) rmSync(old, { recursive: true, force: true });
}
