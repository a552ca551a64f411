// Bundles the editor into a folder, with NODE_ENV as it is given to this thread.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { bundle } from './bundle.js';
import { writtenName } from './scoped-names.js';

/** @type {{ root: string, folder: string, list: string }} */
const { root, folder, list } = workerData;
const stylesFolder = `${folder}.styles`;
await bundle(
  root,
  { editor: { outDir: folder, manifest: list }, pageStyles: { outDir: stylesFolder } },
  // The page and its styles use the same names of classes.
  { css: { modules: { generateScopedName: writtenName } } },
);
const { pageStyles } = createRequire(import.meta.url)(join(stylesFolder, 'page-styles.cjs'));
const hash = createHash('sha256').update(pageStyles).digest('hex').slice(0, 8);
writeFileSync(join(folder, `page.${hash}.css`), pageStyles);
rmSync(stylesFolder, { recursive: true });
