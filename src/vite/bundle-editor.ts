import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compressFiles, type EditorBundle, manifestName, readEditorBundle } from '../edit-documents/editor-bundle';
import { compress } from '../serve/encoding';
import { fillFolder } from './bundle.js';

/**
 * Gives the bundled editor under the key of its code, bundled now where nobody has. The bundles of sites have nothing
 * of it.
 */
export async function loadEditor(root: string, folder: string): Promise<EditorBundle> {
  const bundled = join(folder, 'editor');
  if (!import.meta.env.IS_PUBLISHED && !existsSync(bundled)) await bundleEditor(root, bundled);
  return readEditorBundle(bundled);
}

/**
 * Bundles the editor with React's production code, in a thread of its own: the `NODE_ENV` that this needs must not
 * reach the development server, which goes on meanwhile.
 */
function bundleEditor(root: string, folder: string): Promise<void> {
  return fillFolder(folder, async (unfinished) => {
    const thread = new Worker(join(root, 'src/vite/bundle-editor-thread.js'), {
      workerData: { root, folder: unfinished, list: manifestName },
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await once(thread, 'exit');
    // As quickly as can be: none of it leaves this machine.
    compressFiles(unfinished, (body) => compress(body, 'br'));
  });
}
