// npm run screenshots [-- --accept | --compare]: bundles what takes pictures of the site, and runs it.
//
// Alone it builds site.json, serves it on this machine and takes every page at 360, 768 and 1440 pixels, into
// .cache/screenshots/current. With --accept that set becomes the accepted one. With --compare a new set is
// taken and compared with the accepted one: each page that differs is told with its share of pixels, and what
// differs is drawn into .cache/screenshots/differences.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';

process.env.NODE_ENV = 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'node_modules/.cache/pagewright', `screenshots.${process.pid}`);

try {
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    environments: {
      screenshots: {
        consumer: 'server',
        build: {
          outDir: folder,
          emptyOutDir: false,
          rollupOptions: {
            input: 'tests/screenshots/screenshots.ts',
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
  });
  await builder.build(builder.environments.screenshots);
  const { screenshots } = await import(pathToFileURL(join(folder, 'screenshots.js')).href);
  process.exitCode = await screenshots(process.argv.slice(2), root);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
