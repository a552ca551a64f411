import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { editorPaths } from '../edit-api/addresses';
import { compress } from '../serve/encoding';
import { fillFolder } from './bundle.js';

/** The bundled editor: its folder, and in it the names of its scripts and styles. */
export interface EditorBundle {
  folder: string;
  editor: BundledScript;
  preview: BundledScript;
  /** The worker that checks. */
  checker: BundledScript;
  /** The windows of the editor that are fetched when they are first needed. */
  windows: BundledScript;
  styles: string;
}

/** A script, and those that it cannot begin without. */
export interface BundledScript {
  file: string;
  needs: string[];
}

/** An entry of Vite's manifest: a file that it made. */
interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The file in which Vite says which file is made of which module. */
const list = 'made.json';

/**
 * Gives the bundled editor under the key of its code; bundles it where nobody has. The site's own bundles know nothing
 * of it.
 */
export async function loadEditor(root: string, folder: string): Promise<EditorBundle> {
  const bundled = join(folder, 'editor');
  if (!existsSync(bundled)) await bundleEditor(root, bundled);
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(bundled, list), 'utf8'));
  const script = (module: string): BundledScript => {
    const names = new Set([module]);
    // A set is gone through with what is added to it on the way.
    for (const name of names) for (const needed of manifest[name]?.imports ?? []) names.add(needed);
    const [file = '', ...needs] = [...names].map((name) => manifest[name]?.file ?? '');
    return { file, needs };
  };
  return {
    folder: bundled,
    editor: script('src/editor/main.tsx'),
    preview: script('src/preview/preview.tsx'),
    checker: script('src/editor/checking/check-worker.ts'),
    windows: script('src/editor/windows.ts'),
    styles: manifest['src/editor/main.tsx']?.css?.[0] ?? '',
  };
}

/**
 * Bundles the editor with React's production code, in a thread of its own: that needs a `NODE_ENV` which the
 * development server, which goes on meanwhile, must not see.
 */
function bundleEditor(root: string, folder: string): Promise<void> {
  return fillFolder(folder, async (unfinished) => {
    const thread = new Worker(join(root, 'src/vite/bundle-editor-thread.js'), {
      workerData: { root, folder: unfinished, list, base: editorPaths.code },
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await once(thread, 'exit');
    compressFiles(unfinished);
  });
}

/** The ending of a compressed file, beside the one that it is made of. */
export const compressedEnding = '.br';

/** Compresses each file of a folder, as quickly as can be: none of it leaves this machine. */
function compressFiles(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name)))
    writeFileSync(file + compressedEnding, compress(readFileSync(file), 'br'));
}
