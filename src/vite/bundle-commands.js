import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bundles commands under the key of the code; their folder appears only when it is complete.
 *
 * @param {string} root the project's folder
 * @param {string} codeFolder where the code lies under its key
 * @param {'commands' | 'generator' | 'start'} name which commands, as Vite's settings call them
 */
export async function bundleCommands(root, codeFolder, name) {
  // Loading Vite takes longer than a page, and is seldom needed.
  const { createBuilder } = await import('vite');
  const folder = join(codeFolder, name);
  const unfinished = `${folder}.${process.pid}`;
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    environments: { [name]: { build: { outDir: unfinished, emptyOutDir: false } } },
  });
  const { [name]: environment } = builder.environments;
  if (!environment) throw new Error(`vite.config.ts names no environment for ${name}.`);
  await builder.build(environment);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}
