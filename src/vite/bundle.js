import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bundles code as Vite's settings say, into a folder of its own for each of their environments.
 *
 * @param {string} root the project's folder
 * @param {Record<string, import('vite').BuildEnvironmentOptions & { outDir: string }>} builds by the names of the environments
 * @param {import('vite').InlineConfig} [settings] what is otherwise than in the settings
 */
export async function bundle(root, builds, settings) {
  // Loading Vite takes longer than a page, and is seldom needed.
  const { createBuilder, createLogger } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    // No folder of packages need be writable.
    configLoader: 'runner',
    mode: 'production',
    logLevel: 'warn',
    // A failure is thrown, and reported by the caller.
    customLogger: { ...createLogger('warn'), error: () => {} },
    // Otherwise Vite loads its settings anew for each of the environments that they name, built or not.
    builder: { sharedConfigBuild: true },
    environments: Object.fromEntries(
      Object.entries(builds).map(([name, build]) => [name, { build: { emptyOutDir: false, ...build } }]),
    ),
    ...settings,
  });
  await Promise.all(
    Object.keys(builds).map((name) => {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`vite.config.ts names no environment "${name}".`);
      return builder.build(environment);
    }),
  );
}

/**
 * Fills a folder so that it appears only when it is complete; where another process was first, its folder is as good.
 *
 * @param {string} folder
 * @param {(unfinished: string) => Promise<void>} fill writes what will lie there into a folder beside it
 */
export async function fillFolder(folder, fill) {
  const unfinished = `${folder}.${process.pid}`;
  await fill(unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/**
 * Bundles commands under the key of the code.
 *
 * @param {string} root the project's folder
 * @param {string} codeFolder where the code lies under its key
 * @param {'commands' | 'generator' | 'start'} name which commands, as Vite's settings call them
 */
export function bundleCommands(root, codeFolder, name) {
  return fillFolder(join(codeFolder, name), (outDir) => bundle(root, { [name]: { outDir } }));
}
