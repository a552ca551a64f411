import { mkdirSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InlineConfig, Plugin, ViteDevServer } from 'vite';
import type { EditorBundle } from '../edit-documents/editor-bundle';
import type { CodeSource, OpenCode } from '../live/code-source';
import { createViteAnswer } from './answer-from-vite';
import { loadEditor } from './bundle-editor';
import { readGeneratedNote } from './generated-note';
import { createLateVite } from './late-vite';
import { createLiveCode } from './live-code';
import { type CodeFiles, createSourceLoader, loadDevelopment, type SourceOptions } from './load-sources';
import { withViteScripts } from './vite-scripts';

/** The time before Vite is loaded, in milliseconds, for a first visitor: nobody is answered during the loading. */
const beforeVite = 300;

/**
 * The most times that this looks for code which was saved before a change of site.json, and the time between two looks,
 * in milliseconds.
 */
const mostLooks = 50;
const betweenLooks = 100;

/** A project with bundled code, and the functions that load it. */
export interface ServedProject {
  root: string;
  cacheFolder: string;
  /** The folder of the bundled code under its key. */
  codeFolder: string;
  codeKey: string;
  loadBundle: SourceOptions['loadBundle'];
  /** Writes the bytecode of the loaded code for the next start. */
  keepBytecode: () => void;
  /** The site's own code, which rewrites a message about the project in words of the site. */
  own?: { say(message: string): string } | undefined;
}

/** The settings by which the sources of a project are served. */
export interface SourceCodeOptions {
  project: ServedProject;
  /** Reads the code on the disk. */
  readCode: () => CodeFiles;
  /** Gives a name that changes with the code of the editor. */
  editorKey: () => string;
}

/** Makes the function that serves the code of a project as it is in the sources, by Vite. */
export function openSources(options: SourceCodeOptions): OpenCode {
  return (server, port, signal) => serveSources(options, server, port, signal);
}

function serveSources(
  { project, readCode, editorKey }: SourceCodeOptions,
  server: Server,
  port: number,
  signal: AbortSignal,
): CodeSource {
  const { root, cacheFolder, codeFolder, loadBundle } = project;
  const codeRoot = dirname(codeFolder);
  const { development } = loadDevelopment(codeFolder, loadBundle);
  const editors = new Map<string, Promise<EditorBundle>>();
  const plugins: Plugin[] = [];
  const say = (message: string): string => project.own?.say(message) ?? message;
  let onChange: (sources: string[]) => void = () => {};
  const vite = createLateVite(() => createVite(project, server, port, plugins));
  const code = createLiveCode({
    root,
    first: { development, version: project.codeKey },
    readCode,
    loadSources: createSourceLoader({ root, codeRoot, readCode, loadBundle }),
    vite,
    generated: readGeneratedNote(join(cacheFolder, 'generated')),
    compareFile: join(codeFolder, 'start/compare-thread.cjs'),
    say,
    tell: (sources) => onChange(sources),
  });
  plugins.push({
    name: 'pagewright:live-code',
    configureServer({ watcher }) {
      code.lookAgain();
      watcher.on('ready', code.lookAgain);
    },
    hotUpdate({ file: source }) {
      const isSource = ['src', 'schema'].some((folder) => source.startsWith(`${root}/${folder}/`));
      if (isSource && this.environment.name === 'ssr') code.noteChange();
    },
  });

  /** Gives the editor of the code as it is now; two calls never bundle it twice. */
  function editor(): Promise<EditorBundle> {
    const folder = join(codeRoot, editorKey());
    const loading = editors.get(folder) ?? loadEditor(root, folder);
    editors.set(folder, loading);
    loading.catch(() => editors.delete(folder));
    return loading;
  }

  return {
    current: code.current,
    failure: code.failure,
    say,
    async atRest() {
      for (let looks = 0; looks < mostLooks && !signal.aborted; looks++) {
        if (code.current().version === readCode().key || code.failure()) return;
        await wait(betweenLooks);
      }
    },
    follow(listener) {
      onChange = listener;
    },
    answerWith(draw) {
      const { answer, plugin } = createViteAnswer(vite, draw, say);
      plugins.unshift(plugin);
      return answer;
    },
    withScripts: withViteScripts,
    socketOf: (host) => `ws://${host}`,
    // Where Vite is not there yet, nobody listens.
    tell: (event, data) => vite.present()?.ws.send(event, data),
    reload: () => vite.present()?.ws.send({ type: 'full-reload' }),
    editor,
    /**
     * Prepares one thing after the other, since the page that was just sent asks for more, code of Vite first of all.
     */
    async prepare(firstPage, checked) {
      const isAsked = await Promise.race([firstPage.then(() => true), wait(beforeVite, false)]);
      if (!isAsked) await vite.get();
      await firstPage;
      // Whoever opens the editor is told why it cannot be bundled.
      await editor().catch(() => {});
      await vite.get();
      await checked;
      await development.prepareWholeRenderer();
      project.keepBytecode();
      await code.compareGenerated();
    },
    close: async () => vite.present()?.close(),
  };
}

async function createVite(
  { root, own }: ServedProject,
  server: Server,
  port: number,
  plugins: Plugin[],
): Promise<ViteDevServer> {
  const { createServer, loadConfigFromFile, mergeConfig } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  const environment = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(environment, configFile, root, 'warn', undefined, 'runner');
  // Beside the code of a site are the packages that somebody installed for it, who may have kept others from writing there.
  const packaged = own ? '.vite' : 'node_modules/.vite';
  const servedFolders = ['src', 'node_modules', ...(own ? [packaged] : [])].map((folder) => join(root, folder));
  if (own) mkdirSync(join(root, packaged), { recursive: true });
  const served: InlineConfig = {
    root,
    // Vite does not know the file of its settings, and so does not begin anew, with all code unloaded, when they change.
    configFile: false,
    cacheDir: join(root, packaged),
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
      fs: { allow: servedFolders.map((folder) => realpathSync(folder)) },
    },
    plugins,
  };
  return createServer(mergeConfig(loaded?.config ?? {}, served));
}

/** Tells whether a path is that of code that Vite serves or is configured by, or of a folder around it. */
function isCodeOf(root: string, path: string): boolean {
  const within = relative(root, path).replaceAll('\\', '/');
  return within === '' || /^(src|schema)(\/|$)|^(package(-lock)?|tsconfig)\.json$|^vite\.config\.ts$/.test(within);
}
