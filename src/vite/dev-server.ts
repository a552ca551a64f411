import { join } from 'node:path';
import { createServer } from 'vite';
import { gallery } from './gallery';
import { liveSite } from './live-site';
import { outbox } from './outbox';

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
  const site = liveSite(file);
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    logLevel: 'warn',
    server: { port, strictPort: true, host: '127.0.0.1' },
    plugins: [outbox(outboxFolder, file), gallery(() => site.api?.theme()), site],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    if (error instanceof Error && /Port .* already in use/.test(error.message)) return { taken: true };
    throw error;
  }
  const address = server.httpServer?.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { address: `http://localhost:${actual}/` };
}
