import { join, resolve } from 'node:path';
import { mendOutput } from '../build/output';
import { commands } from '../kit/commands.js';
import { readHeadersFile } from '../serve/headers-file';
import { listenHere } from '../serve/local-server';
import { createStaticServer } from '../serve/static-server';
import type { ExitCode } from './command';
import { folderOfSite } from './find-site';
import { readOptions, readPort, refuse } from './options';

const line = {
  start: 'npm run preview --',
  says: commands.preview.says,
  options: {
    port: { type: 'string', value: 'N', says: 'the port; without it, 4173' },
    out: { type: 'string', value: 'DIR', says: 'the folder of the built site; without it, dist' },
    live: { type: 'boolean', says: 'really sends forms' },
  },
} as const;

/** `npm run preview`: serves what was built as a static host would. */
export async function run(args: string[]): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const { live = false } = options.values;
  const folder = resolve(options.values.out ?? join(folderOfSite(), 'dist'));
  const port = readPort(options.values.port, 4173);
  if (port === undefined) return refuse(`"${options.values.port}" is no port. Write a number, such as --port 4173.`);
  await mendOutput(folder);
  const site = readHeadersFile(folder);
  if (!site) return refuse(`There is no built site in ${folder}. Run npm run build first.`);
  const server = createStaticServer({ folder, outboxFolder: join(folderOfSite(), '.outbox'), isLive: live });
  const actual = await listenHere(server, port);
  if (actual === undefined) return refuse(`Port ${port} is taken. Choose another: --port ${port + 1}.`);
  console.log(`The built site:  http://localhost:${actual}${site.base}`);
  console.log(live ? 'Forms are really sent.' : `Sent forms:      http://localhost:${actual}/__outbox`);
  return new Promise(() => {});
}
