#!/usr/bin/env node
// Writes a new site into a folder of its own: `npm create pagewright`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '../vite/load-bundle.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { run } = loadBundle(join(root, 'code/commands/create.cjs'));
process.exitCode = await run(process.argv.slice(2), { root });
