import { join } from 'node:path';
import { createServer } from 'vite';
import { exampleKey } from '../catalogue/examples';
import type { Answer } from '../serve/answer';
import { createLocalServer, listenHere, refuseChanges } from '../serve/local-server';
import { createOutbox } from '../serve/outbox';
import { textOfSite } from '../serve/site-texts';
import { type Beginning, createWorkspaceAnswer } from '../workspace/answer-workspace';
import { answerFromVite } from './answer-from-vite';
import { liveSite } from './live-site';

/** Forms in the examples of the catalogue are sent with a key of their own. */
const textOfExamples = JSON.stringify({ publicKey: exampleKey });

interface DevServerOptions {
  root: string;
  /** The site.json to serve. */
  file: string;
  /** Begins a site where there is none yet. */
  beginning: Beginning;
  port: number;
  outboxFolder: string;
  /** Gives a name that changes with the code on the disk. */
  codeKey: () => string;
  /** Gives where the editor is bundled, as its code is now. */
  editorFolder: () => string;
}

/** Serves a site.json on the loopback interface, drawn from the sources; returns its address, or that the port is taken. */
export async function startDevServer({
  root,
  file,
  beginning,
  port,
  outboxFolder,
  codeKey,
  editorFolder,
}: DevServerOptions): Promise<{ address: string } | { taken: true }> {
  const outbox = createOutbox({ folder: outboxFolder, texts: () => textOfSite(file)?.concat(textOfExamples) });
  const workspace = createWorkspaceAnswer(file, beginning);
  const answers: Answer[] = [outbox, workspace.answer, refuseChanges];
  // The server is ours, so that no request comes to Vite before it has been looked at.
  const server = createLocalServer(answers);
  const actual = await listenHere(server, port);
  if (actual === undefined) return { taken: true };
  const vite = createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    logLevel: 'warn',
    server: {
      port: actual,
      middlewareMode: true,
      ws: { server },
      // The browser loads code and nothing else from the disk; pictures come from the site, under its addresses.
      fs: { allow: ['src', 'node_modules'].map((folder) => join(root, folder)) },
    },
    plugins: [liveSite(file, codeKey, { root, editorFolder, token: workspace.token, site: workspace.site })],
  });
  // Who asks before all of it is there waits for it.
  answers.push(async (request, response) => answerFromVite((await vite).middlewares)(request, response));
  await vite;
  return { address: `http://localhost:${actual}/` };
}
