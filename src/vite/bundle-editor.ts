import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writtenName } from './scoped-names';

/** The bundled editor: its folder, and in it the names of its scripts and styles. */
export interface EditorBundle {
  folder: string;
  editor: string;
  preview: string;
  styles: string;
}

/** The editor under the key of the code; bundled first where it has not been. The site's own bundles know nothing of it. */
export async function loadEditor(root: string, folder: string): Promise<EditorBundle> {
  const bundled = join(folder, 'editor');
  if (!existsSync(bundled)) await bundleEditor(root, bundled);
  const names = readdirSync(bundled);
  const named = (pattern: RegExp): string => {
    const name = names.find((one) => pattern.test(one));
    if (name === undefined) throw new Error(`The editor in ${bundled} is not whole. Delete it and start again.`);
    return name;
  };
  return {
    folder: bundled,
    editor: named(/^main\..*\.js$/),
    preview: named(/^preview\..*\.js$/),
    styles: named(/^main\..*\.css$/),
  };
}

/** Bundles the editor as it is for whoever edits: of React what production needs, since people type in it. */
async function bundleEditor(root: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const { createBuilder } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const builder = await createBuilder({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      base: '/__edit/code/',
      // The page that is edited wears the styles of the development server.
      css: { modules: { generateScopedName: writtenName } },
      environments: { editor: { build: { outDir: unfinished, emptyOutDir: false } } },
    });
    const { editor } = builder.environments;
    if (!editor) throw new Error('vite.config.ts names no environment for the editor.');
    await builder.build(editor);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}
