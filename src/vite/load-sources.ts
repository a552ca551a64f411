import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Development } from '../develop/develop';
import type { GeneratedFile } from '../generate/generate';
import { bundleCommands } from './bundle.js';

/** The code as it lies on the disk. */
export interface CodeFiles {
  /** A name that changes with any of its files. */
  key: string;
  /** A hash of the content of each of its files, by its path within the project. */
  hashes: Map<string, string>;
}

/** The settings by which code is loaded from the sources. */
export interface SourceOptions {
  root: string;
  /** The folder that holds the code under all its keys. */
  codeRoot: string;
  readCode: () => CodeFiles;
  loadBundle: (file: string) => { development: Development };
}

/** The functions that generate files, and write the changed ones. */
export interface Generator {
  generateFiles(root: string): Promise<GeneratedFile[]>;
  writeChanged(root: string, files: GeneratedFile[]): string[];
}

/** Loads the code of a version, that of the sources as they are now. */
export type LoadSources = (server: ViteDevServer, version: string) => Promise<Development>;

const entry = '/src/develop/develop.ts';

/** The module that makes generated files; it needs none of them. */
const generator = '/src/generate/generate.ts';

/**
 * Makes the function that loads the code after an edit. Once Vite has all modules it loads an edit at once, but to get
 * them takes six times as long as to bundle them; so the code is bundled until Vite has them.
 */
export function createSourceLoader({ root, codeRoot, readCode, loadBundle }: SourceOptions): LoadSources {
  let isInVite = false;
  let isEntering = false;

  async function loadWithVite(server: ViteDevServer): Promise<Development> {
    const { development } = (await server.ssrLoadModule(entry)) as { development: Development };
    return development;
  }

  async function bundle(version: string): Promise<Development> {
    const folder = join(codeRoot, version);
    const isThere = existsSync(join(folder, 'start'));
    if (!isThere) await bundleCommands(root, folder, 'start');
    const { development } = loadDevelopment(folder, loadBundle);
    await development.prepareWholeRenderer();
    // A save meanwhile may be in it in part, so the key is not that of this code.
    if (!isThere && readCode().key !== version) rmSync(folder, { recursive: true, force: true });
    return development;
  }

  async function enterVite(server: ViteDevServer): Promise<void> {
    if (isEntering) return;
    isEntering = true;
    try {
      await loadWithVite(server);
      isInVite = true;
      await loadGenerator(server);
    } catch {
      // The next edit has it tried again; what keeps the sources from being loaded is told by their bundle.
      isEntering = false;
    }
  }

  return async (server, version) => {
    if (isInVite) return loadWithVite(server);
    const development = await bundle(version);
    void enterVite(server);
    return development;
  };
}

/** Loads the generator from the sources as they are now. */
export async function loadGenerator(server: ViteDevServer): Promise<Generator> {
  return (await server.ssrLoadModule(generator)) as Generator;
}

/** Loads the code that draws a site as it was bundled under its key. */
export function loadDevelopment(
  codeFolder: string,
  loadBundle: SourceOptions['loadBundle'],
): { development: Development } {
  return loadBundle(join(codeFolder, 'start/develop.cjs'));
}
