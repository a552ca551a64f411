// Runs a command: `node src/cli/run.js check site.json`. A site with code of its own runs it in the engine that is put
// together of both.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasOwnCode, siteFolderOf } from '../kit/own-code.js';
import { launch } from './launch.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [name = '', ...args] = process.argv.slice(2);
const site = siteFolderOf(name, args);

const isNamed = args.some((arg) => arg.startsWith('--site'));

if (site !== undefined && site !== root && (hasOwnCode(site) || (name === 'new-block' && isNamed))) {
  const { launchWithOwnCode } = await import('../kit/launch-own.js');
  process.exitCode = await launchWithOwnCode(root, site, name, args);
} else {
  process.exitCode = await launch(root, name, args);
}
