import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';

/**
 * Bundles TypeScript files as production code is bundled and calls the function in the first of them that has
 * its name, with what came after the command, the project's folder and that of the bundles. Its result is how
 * the process ends.
 *
 * @param {Record<string, string>} input the files within the project, by the names of their bundles
 */
export async function runBundled(input) {
  process.env.NODE_ENV = 'production';
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const [name = ''] = Object.keys(input);
  const folder = join(root, 'node_modules/.cache/pagewright', `${name}.${process.pid}`);
  try {
    const builder = await createBuilder({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      environments: {
        [name]: {
          consumer: 'server',
          build: {
            outDir: folder,
            emptyOutDir: false,
            rollupOptions: { input, output: { entryFileNames: '[name].js' } },
          },
        },
      },
    });
    await builder.build(builder.environments[name]);
    const bundled = await import(pathToFileURL(join(folder, `${name}.js`)).href);
    process.exitCode = await bundled[name](process.argv.slice(2), root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
