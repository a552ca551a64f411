// Bundles the editor into a folder, with NODE_ENV as it is given to this thread.
import { workerData } from 'node:worker_threads';
import { bundle } from './bundle.js';
import { writtenName } from './scoped-names.js';

/** @type {{ root: string, folder: string, list: string, base: string }} */
const { root, folder, list, base } = workerData;
await bundle(
  root,
  { editor: { outDir: folder, manifest: list } },
  // The page that is edited wears the styles of the development server.
  { base, css: { modules: { generateScopedName: writtenName } } },
);
