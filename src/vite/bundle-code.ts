import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Renderer } from '../frame/draw-page';
import { loadBundle } from './load-bundle.js';

/** The bundled code under its key; bundled first where no build with that key has been before. */
export async function loadCode(root: string, folder: string): Promise<Code> {
  const bundled = join(folder, 'site');
  if (!existsSync(bundled)) await bundleCode(root, bundled);
  const browserFolder = join(bundled, 'browser');
  const bootScript = readdirSync(browserFolder).find((name) => /^boot\..*\.js$/.test(name));
  if (!bootScript) throw new Error(`The bundle in ${bundled} has no first script. Delete it and build again.`);
  const renderer: Renderer = loadBundle(join(bundled, 'renderer/server.cjs'));
  return { renderer, browserFolder, bootScript, workerFile: join(bundled, 'renderer/page-worker.cjs') };
}

/** Bundles the code for the browser and for rendering; the folder appears only when both are complete. */
async function bundleCode(root: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  // Loading Vite takes longer than building a small site, and is seldom needed.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(unfinished, 'browser'), emptyOutDir: false } },
      ssr: { build: { outDir: join(unfinished, 'renderer'), emptyOutDir: false } },
    },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('vite.config.ts names no environments for the browser and for rendering.');
  await Promise.all([builder.build(client), builder.build(ssr)]);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}
