import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { InlineConfig, Plugin } from 'vite';
import { compressedEnding, manifestName } from '../live/editor-bundle';
import { bundle } from '../vite/bundle.js';
import { loadCode } from '../vite/bundle-code';
import { loadEditor } from '../vite/bundle-editor';
import { packageOf } from '../vite/licences';
import { writtenName } from '../vite/scoped-names.js';

/** The packages that come with the engine as its dependencies: they have a part for each kind of machine. */
export const machinePackages = ['sharp', 'lightningcss'];

/** A project, and where its code lies bundled. */
export interface BundledSources {
  root: string;
  /** The folder of the code under its key. */
  codeFolder: string;
  /** The folder of the editor under its key. */
  editorFolder: string;
}

/**
 * Bundles the published engine into `folder/code`, and into `folder/packages` what it loads of other packages when it is
 * needed; gives the names of the packages of which anything is in it. What browsers get is that of the project.
 */
export async function bundleEngine(sources: BundledSources, folder: string): Promise<Set<string>> {
  const { root, codeFolder, editorFolder } = sources;
  const used = new Set<string>();
  const code = join(folder, 'code');
  cpSync((await loadCode(root, codeFolder)).browserFolder, join(code, 'site/browser'), { recursive: true });
  cpSync((await loadEditor(root, editorFolder)).folder, join(code, 'editor'), { recursive: true });
  compressAgain(join(code, 'editor'));
  await bundle(
    root,
    { ssr: { outDir: join(code, 'site/renderer') }, packages: { outDir: join(folder, 'packages/svgo') } },
    published(used),
  );
  await bundle(
    root,
    {
      published: { outDir: join(code, 'commands') },
      live: { outDir: join(code, 'live'), manifest: manifestName },
    },
    { ...published(used), ...asWritten },
  );
  return used;
}

/** Bundles the command that writes a folder for a new site; gives the names of the packages in it. */
export async function bundleCreate(root: string, folder: string): Promise<Set<string>> {
  const used = new Set<string>();
  await bundle(root, { create: { outDir: join(folder, 'code/commands') } }, published(used));
  return used;
}

/** Compresses the files of the editor as small as can be: for the machine that bundled it, that was done in a hurry. */
function compressAgain(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (file.endsWith(compressedEnding))
      writeFileSync(file, brotliCompressSync(brotliDecompressSync(readFileSync(file))));
  }
}

// The names of classes are short on published pages, and as they are written while a site is edited.
const asWritten = { css: { modules: { generateScopedName: writtenName } } };

/** The settings by which the published engine is bundled: nothing of other packages is left out but what a machine needs its own of. */
function published(used: Set<string>): InlineConfig {
  return { define: { 'import.meta.env.IS_PUBLISHED': 'true' }, plugins: [wholeBundles(), noting(used)] };
}

function wholeBundles(): Plugin {
  return {
    name: 'pagewright:whole-bundles',
    configEnvironment: (name) =>
      ['ssr', 'published', 'packages', 'create'].includes(name)
        ? {
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            // What bundles the sources is never loaded where they are bundled.
            resolve: { noExternal: true, external: [...machinePackages, 'vite'] },
            build: { minify: true },
          }
        : null,
  };
}

/** Notes the packages of which a bundle has any module. */
function noting(used: Set<string>): Plugin {
  return {
    name: 'pagewright:used-packages',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const name = packageOf(id);
          if (name !== undefined) used.add(name);
        }
      }
    },
  };
}
