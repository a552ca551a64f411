import { cpSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { InlineConfig, Plugin } from 'vite';
import { compressedEnding, manifestName } from '../edit-documents/editor-bundle';
import { bundle } from '../vite/bundle.js';
import { loadCode } from '../vite/bundle-code';
import { loadEditor } from '../vite/bundle-editor';
import { packageOf } from '../vite/licences';
import { writtenName } from '../vite/scoped-names.js';

/** The packages that the engine has as dependencies, since they have native code for each kind of machine. */
export const machinePackages = ['sharp', 'lightningcss'];

/** A project, and where its code lies bundled. */
export interface BundledSources {
  root: string;
  /** The folder of the code under its key. */
  codeFolder: string;
  /** The folder of the editor under its key. */
  editorFolder: string;
  /** Whether the editor is compressed as small as possible, instead of as the project has it. */
  isSmallest?: boolean;
}

/**
 * Bundles the published engine into `folder/code`, and into `folder/packages` the packages that it loads when it needs
 * them; gives the names of all bundled packages. The code for browsers is that of the project.
 */
export async function bundleEngine(sources: BundledSources, folder: string): Promise<Set<string>> {
  const { root } = sources;
  const usedPackages = new Set<string>();
  const code = join(folder, 'code');
  await Promise.all([
    takeFromProject(sources, code),
    bundle(
      root,
      { ssr: { outDir: join(code, 'site/renderer') }, ...loadedPackages(folder, ['svgo', 'fontkit']) },
      published(usedPackages),
    ),
    bundle(
      root,
      {
        published: { outDir: join(code, 'commands') },
        live: { outDir: join(code, 'live'), manifest: manifestName },
      },
      { ...published(usedPackages), ...asWritten },
    ),
  ]);
  return usedPackages;
}

/** Takes what browsers get as the project has it bundled: the scripts of sites, and the editor. */
async function takeFromProject(sources: BundledSources, code: string): Promise<void> {
  const { root, codeFolder, editorFolder, isSmallest = false } = sources;
  const { browserFolder } = await loadCode(root, codeFolder);
  cpSync(browserFolder, join(code, 'site/browser'), { recursive: true });
  const editor = await loadEditor(root, editorFolder);
  const target = join(code, 'editor');
  cpSync(editor.folder, target, { recursive: true });
  if (!isSmallest) return;
  // For the machine that bundled it, it was compressed in a hurry.
  const compressed = readdirSync(target).filter((name) => name.endsWith(compressedEnding));
  await Promise.all(compressed.map((name) => compressAgain(join(target, name))));
}

/** Compresses a compressed file as small as can be. */
async function compressAgain(file: string): Promise<void> {
  await writeFile(file, await compress(await decompress(await readFile(file))));
}

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** Bundles the command that writes a folder for a new site; gives the names of the packages in it. */
export async function bundleCreate(root: string, folder: string): Promise<Set<string>> {
  const usedPackages = new Set<string>();
  const own = { create: { outDir: join(folder, 'code/commands') } };
  await bundle(root, { ...own, ...loadedPackages(folder, ['fontkit']) }, published(usedPackages));
  return usedPackages;
}

/** Gives the bundles of packages that are loaded when they are needed, each in the folder of its name. */
function loadedPackages(folder: string, names: ('svgo' | 'fontkit')[]): Record<string, { outDir: string }> {
  return Object.fromEntries(names.map((name) => [name, { outDir: join(folder, 'packages', name) }]));
}

// The names of classes are short on published pages, and as they are written while a site is edited.
const asWritten = { css: { modules: { generateScopedName: writtenName } } };

/**
 * Gives the settings for bundling the published engine: everything of other packages is bundled, but for native code.
 */
function published(usedPackages: Set<string>): InlineConfig {
  return { define: { 'import.meta.env.IS_PUBLISHED': 'true' }, plugins: [wholeBundles(), noting(usedPackages)] };
}

function wholeBundles(): Plugin {
  return {
    name: 'pagewright:whole-bundles',
    configEnvironment: (name) =>
      ['ssr', 'published', 'create', 'svgo', 'fontkit'].includes(name)
        ? {
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            // Bundled sources never load the bundler.
            resolve: { noExternal: true, external: [...machinePackages, 'vite'] },
            build: { minify: true },
          }
        : null,
  };
}

/** Makes the plugin that notes the packages of bundled modules. */
function noting(usedPackages: Set<string>): Plugin {
  return {
    name: 'pagewright:used-packages',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const packageName = packageOf(id);
          if (packageName) usedPackages.add(packageName.name);
        }
      }
    },
  };
}
