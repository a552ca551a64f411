import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { InlineConfig, Plugin } from 'vite';
import { editorPaths } from '../edit-api/addresses';
import { compressFiles, manifestName } from '../live/editor-bundle';
import { bundle } from '../vite/bundle.js';
import { packageOf } from '../vite/licences';
import { writtenName } from '../vite/scoped-names.js';

/** The packages that come with the engine as its dependencies: they have a part for each kind of machine. */
export const machinePackages = ['sharp', 'lightningcss'];

/**
 * Bundles the published engine into a folder, and into another what it loads of other packages when it is needed; gives
 * the names of the packages of which anything is in it.
 */
export async function bundleEngine(root: string, folder: string, packages: string): Promise<Set<string>> {
  const used = new Set<string>();
  // The names of classes are short on published pages, and as they are written while a site is edited.
  await bundle(
    root,
    {
      client: { outDir: join(folder, 'site/browser') },
      ssr: { outDir: join(folder, 'site/renderer') },
    },
    published(used),
  );
  await bundle(root, { packages: { outDir: join(packages, 'svgo') } }, published(used));
  const editor = join(folder, 'editor');
  await bundle(
    root,
    {
      published: { outDir: join(folder, 'commands') },
      live: { outDir: join(folder, 'live'), manifest: manifestName },
    },
    { ...published(used), ...asWritten },
  );
  await bundle(
    root,
    { editor: { outDir: editor, manifest: manifestName } },
    { ...published(used), ...asWritten, base: editorPaths.code },
  );
  compressFiles(editor, (body) => brotliCompressSync(body));
  return used;
}

/** Bundles the command that writes a folder for a new site; gives the names of the packages in it. */
export async function bundleCreate(root: string, folder: string): Promise<Set<string>> {
  const used = new Set<string>();
  await bundle(root, { create: { outDir: join(folder, 'commands') } }, published(used));
  return used;
}

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
