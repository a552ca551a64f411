#!/usr/bin/env node
// Runs a command of the published engine, `npx pagewright check`: its code lies beside this, bundled.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestFolder } from '../serve/nearest-folder.js';
import { keepBytecode, loadBundle } from '../vite/load-bundle.js';

process.env.NODE_ENV ??= 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version, key, commands } = JSON.parse(readFileSync(join(root, 'code/made.json'), 'utf8'));
const [name = '', ...args] = process.argv.slice(2);

if (name === '--version') console.log(version);
else if (!commands.includes(name)) {
  const all = `There is: ${commands.join(', ')}. Each says with --help what it takes.`;
  const isAsked = name === '' || name === '--help';
  console[isAsked ? 'log' : 'error'](isAsked ? all : `There is no command "${name}". ${all}`);
  process.exitCode = isAsked ? 0 : 2;
} else {
  const codeFolder = join(root, 'code');
  // What is kept from one command to the next belongs to the site's folder: no folder of packages need be writable.
  const cacheFolder = join(nearestFolder('site.json') ?? resolve(), '.pagewright/cache');
  const { run } = loadBundle(join(codeFolder, 'commands', `${name}.cjs`));
  process.exitCode = await run(args, { root, cacheFolder, codeFolder, codeKey: key, loadBundle, keepBytecode });
}
