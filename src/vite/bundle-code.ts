import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Renderer } from '../frame/draw-page';
import { bundle, fillFolder } from './bundle.js';
import { loadBundle } from './load-bundle.js';

/** Gives the bundled code under its key, bundled now where nobody has; the published engine comes bundled. */
export async function loadCode(root: string, folder: string): Promise<Code> {
  const bundled = join(folder, 'site');
  if (!import.meta.env.IS_PUBLISHED && !existsSync(bundled)) await bundleCode(root, bundled);
  const browserFolder = join(bundled, 'browser');
  const bootScript = readdirSync(browserFolder).find((name) => /^boot\..*\.js$/.test(name));
  if (!bootScript) throw new Error(`The bundle in ${bundled} has no first script. Delete it and build again.`);
  const renderer: Renderer = loadBundle(join(bundled, 'renderer/server.cjs'));
  return { renderer, browserFolder, bootScript, workerFile: join(bundled, 'renderer/page-worker.cjs') };
}

/** Bundles the code for the browser and for rendering. */
function bundleCode(root: string, folder: string): Promise<void> {
  return fillFolder(folder, (unfinished) =>
    bundle(root, { client: { outDir: join(unfinished, 'browser') }, ssr: { outDir: join(unfinished, 'renderer') } }),
  );
}
