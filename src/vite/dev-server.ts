import type { Server } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { exampleKey } from '../catalogue/examples';
import type { Answer } from '../serve/answer';
import { createLocalServer, listenHere, refuseChanges } from '../serve/local-server';
import { createOutbox } from '../serve/outbox';
import { textOfSite } from '../serve/site-texts';
import { type Beginning, createWorkspaceAnswer } from '../workspace/answer-workspace';
import { createViteAnswer } from './answer-from-vite';
import { readGeneratedNote } from './generated-note';
import { createLateVite, type LateVite } from './late-vite';
import { createLiveSite, type LiveSite } from './live-site';
import { type CodeFiles, createSourceLoader, loadDevelopment, type SourceOptions } from './load-sources';

/** Forms in the examples of the catalogue are sent with a key of their own. */
const textOfExamples = JSON.stringify({ publicKey: exampleKey });

/** The time for a first visitor until Vite is loaded, in milliseconds: while it is, nobody is answered. */
const beforeVite = 300;

/** A project whose code is bundled, and what loads it. */
export interface ServedProject {
  root: string;
  cacheFolder: string;
  /** The folder of the bundled code under its key. */
  codeFolder: string;
  codeKey: string;
  loadBundle: SourceOptions['loadBundle'];
  /** Leaves the bytecode of what is loaded for the next start. */
  keepBytecode: () => void;
}

/** The settings of a development server. */
export interface DevServerOptions {
  project: ServedProject;
  /** The site.json to serve. */
  file: string;
  /** The functions that begin a site where there is none yet. */
  beginning: Beginning;
  port: number;
  outboxFolder: string;
  /** Reads the code on the disk. */
  readCode: () => CodeFiles;
  /** Gives a name that changes with the code of the editor. */
  editorKey: () => string;
}

/** A server that listens, and reads the site when it is told to or first asked. */
export interface DevServer {
  address: string;
  /** Reads the site; gives the words on errors in it. */
  open(): Promise<string | undefined>;
  /** Makes ready what nobody waits for yet, once a page was sent. */
  prepare(): Promise<void>;
  /** Answers no more, and ends all that belongs to the server. */
  close(): Promise<void>;
}

/** Serves a site.json on the loopback interface; returns the server, or that the port is taken. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer | { taken: true }> {
  const { file, beginning, port, outboxFolder } = options;
  const outbox = createOutbox({ folder: outboxFolder, texts: () => textOfSite(file)?.concat(textOfExamples) });
  const workspace = createWorkspaceAnswer(file, beginning);
  const answers: Answer[] = [outbox, workspace.answer, refuseChanges];
  // The server is ours, so that no request comes to Vite before it has been looked at.
  const server = createLocalServer(answers);
  const actual = await listenHere(server, port);
  if (actual === undefined) return { taken: true };
  const end = new AbortController();
  let opening: Promise<OpenedSite> | undefined;
  const open = (): Promise<OpenedSite> => {
    opening ??= openSite(options, server, actual, workspace, end.signal);
    return opening;
  };
  answers.push(async (request, response) => (await open()).answer(request, response));
  return {
    address: `http://localhost:${actual}/`,
    open: async () => (await open()).site.checked,
    prepare: async () => (await open()).prepare(),
    async close() {
      end.abort();
      server.close();
      server.closeAllConnections();
      await (await opening)?.vite.present()?.close();
    },
  };
}

/** A site that is served. */
interface OpenedSite extends Pick<DevServer, 'prepare'> {
  site: LiveSite;
  vite: LateVite;
  answer: Answer;
}

/** Loads the code and reads the site, which is looked at until the signal. */
async function openSite(
  { project, file, readCode, editorKey }: DevServerOptions,
  server: Server,
  port: number,
  { token, site: siteName }: { token: string; site: string },
  signal: AbortSignal,
): Promise<OpenedSite> {
  const { root, cacheFolder, codeFolder, loadBundle } = project;
  const codeRoot = dirname(codeFolder);
  const { development } = loadDevelopment(codeFolder, loadBundle);
  const vite = createLateVite(() => createVite(root, server, port, [answerOfVite.plugin, site.plugin]));
  let sent = (): void => {};
  const firstPage = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const site = createLiveSite({
    root,
    file,
    first: { development, version: project.codeKey },
    readCode,
    loadSources: createSourceLoader({ root, codeRoot, readCode, loadBundle }),
    vite,
    generated: readGeneratedNote(join(cacheFolder, 'generated')),
    compareFile: join(codeFolder, 'start/compare-thread.cjs'),
    checkFile: join(codeFolder, 'start/check-thread.cjs'),
    editor: { root, token, site: siteName, editorFolder: () => join(codeRoot, editorKey()) },
    sent,
    signal,
  });
  const answerOfVite = createViteAnswer(vite, site.answer);
  return { site, vite, answer: answerOfVite.answer, prepare };

  /** Makes ready one thing after the other, since the page that was sent asks for more, first of all for code of Vite. */
  async function prepare(): Promise<void> {
    const isAsked = await Promise.race([firstPage.then(() => true), wait(beforeVite, false)]);
    if (!isAsked) await vite.get();
    await firstPage;
    // Who opens the editor is told what keeps it from being bundled.
    await site.bundleEditor().catch(() => {});
    await vite.get();
    await site.checked;
    await development.prepareWholeRenderer();
    project.keepBytecode();
    await site.code.compareGenerated();
  }
}

async function createVite(root: string, server: Server, port: number, plugins: Plugin[]): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    logLevel: 'warn',
    server: {
      port,
      middlewareMode: true,
      ws: { server },
      // No page but those of this server reads what it answers: the editor's page holds what lets it write.
      cors: false,
      // The site, which lies here too, is watched by itself, and a link in it may lead to all that is on the disk.
      watch: { followSymlinks: false, ignored: (path) => !isCodeOf(root, path) },
      // The browser loads code and nothing else from the disk; pictures come from the site, under its addresses.
      fs: { allow: ['src', 'node_modules'].map((folder) => join(root, folder)) },
    },
    plugins,
  });
}

/** Tells whether a path is that of code that Vite serves or is set up by; a folder around it counts, too. */
function isCodeOf(root: string, path: string): boolean {
  const within = relative(root, path).replaceAll('\\', '/');
  return within === '' || /^(src|schema)(\/|$)|^(package(-lock)?|tsconfig)\.json$|^vite\.config\.ts$/.test(within);
}
