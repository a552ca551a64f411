// Bundles the editor into a folder, with NODE_ENV as it is given to this thread.
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createBuilder } from 'vite';
import { writtenName } from './scoped-names.js';

/** @type {{ root: string, folder: string, list: string, base: string }} */
const { root, folder, list, base } = workerData;
const builder = await createBuilder({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  base,
  // The page that is edited wears the styles of the development server.
  css: { modules: { generateScopedName: writtenName } },
  environments: { editor: { build: { outDir: folder, emptyOutDir: false, manifest: list } } },
});
const { editor } = builder.environments;
if (!editor) throw new Error('vite.config.ts names no environment for the editor.');
await builder.build(editor);
