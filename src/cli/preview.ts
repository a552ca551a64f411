import { resolve } from 'node:path';
import { mendOutput } from '../build/output';
import { readHeadersFile } from '../serve/headers-file';
import { listenHere } from '../serve/local-server';
import { createStaticServer } from '../serve/static-server';
import type { ExitCode } from './command';
import { readOptions, readPort } from './options';

/** `npm run preview -- [--port N] [--out DIR] [--live]`: serves what was built as a static host would. */
export async function run(args: string[]): Promise<ExitCode> {
  const options = readOptions(args, { port: { type: 'string' }, out: { type: 'string' }, live: { type: 'boolean' } });
  if ('usage' in options) {
    console.error(options.usage);
    return 2;
  }
  const { live = false } = options.values;
  const folder = resolve(options.values.out ?? 'dist');
  const port = readPort(options.values.port, 4173);
  if (port === undefined) {
    console.error(`"${options.values.port}" is no port. Write a number, such as --port 4173.`);
    return 2;
  }
  await mendOutput(folder);
  const site = readHeadersFile(folder);
  if (!site) {
    console.error(`There is no built site in ${folder}. Run npm run build first.`);
    return 2;
  }
  const server = createStaticServer({ folder, outboxFolder: resolve('.outbox'), isLive: live });
  const actual = await listenHere(server, port);
  if (actual === undefined) {
    console.error(`Port ${port} is taken. Choose another: --port ${port + 1}.`);
    return 2;
  }
  console.log(`The built site:  http://localhost:${actual}${site.base}`);
  console.log(live ? 'Forms are really sent.' : `Sent forms:      http://localhost:${actual}/__outbox`);
  return new Promise(() => {});
}
