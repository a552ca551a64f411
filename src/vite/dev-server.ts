import { join } from 'node:path';
import { createServer } from 'vite';
import { exampleKey } from '../gallery/examples';
import type { Answer } from '../serve/answer';
import { createLocalServer, listenHere, refuseChanges } from '../serve/local-server';
import { createOutbox } from '../serve/outbox';
import { publicKeysOf } from '../serve/public-keys';
import { answerFromVite } from './answer-from-vite';
import { gallery } from './gallery';
import { liveSite } from './live-site';

interface DevServerOptions {
  root: string;
  /** The site.json to serve. */
  file: string;
  port: number;
  outboxFolder: string;
}

/** Serves a site.json on the loopback interface, drawn from the sources; returns its address, or that the port is taken. */
export async function startDevServer({
  root,
  file,
  port,
  outboxFolder,
}: DevServerOptions): Promise<{ address: string } | { taken: true }> {
  const outbox = createOutbox({ folder: outboxFolder, publicKeys: () => publicKeysOf(file)?.concat(exampleKey) });
  const answers: Answer[] = [outbox, refuseChanges];
  // The server is ours, so that no request comes to Vite before it has been looked at.
  const server = createLocalServer(answers);
  const site = liveSite(file);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    logLevel: 'warn',
    server: {
      port,
      middlewareMode: true,
      ws: { server },
      // The browser loads code and nothing else from the disk; pictures come from the site, under its addresses.
      fs: { allow: ['src', 'node_modules'].map((folder) => join(root, folder)) },
    },
    plugins: [gallery(() => site.api?.theme()), site],
  });
  answers.push(answerFromVite(vite.middlewares));
  const actual = await listenHere(server, port);
  if (actual !== undefined) return { address: `http://localhost:${actual}/` };
  await vite.close();
  return { taken: true };
}
