import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readIfThere } from '../serve/read-if-there.js';

/** The bundled editor: its folder, and in it the names of its scripts and styles. */
export interface EditorBundle {
  folder: string;
  editor: BundledScript;
  preview: BundledScript;
  /** The worker that checks. */
  checker: BundledScript;
  /** The windows of the editor that are fetched when they are first needed. */
  windows: BundledScript;
  /** What opens a site that is published. */
  published: BundledScript;
  styles: string;
  /** The styles of any page that it shows. */
  pageStyles: string;
}

/** A script, and those that it cannot begin without. */
export interface BundledScript {
  file: string;
  needs: string[];
}

/** The files that Vite made, by the module from which each was. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The file in which Vite lists its files by module. */
export const manifestName = 'made.json';

/** The ending of a compressed file, after the name of the original. */
export const compressedEnding = '.br';

/** Reads what Vite says of a folder that it has written. */
export function readBuildManifest(folder: string): BuildManifest {
  return JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
}

/** Reads which files in a folder make up the editor. */
export function readEditorBundle(folder: string): EditorBundle {
  const manifest = readBuildManifest(folder);
  const script = (module: string): BundledScript => {
    const names = new Set([module]);
    // A set is gone through with what is added to it on the way.
    for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
    const [file = '', ...needs] = [...names].map((name) => manifest[name]?.file ?? '');
    return { file, needs };
  };
  return {
    folder,
    editor: script('src/editor/main.tsx'),
    preview: script('src/preview/preview.tsx'),
    checker: script('src/editor/checking/check-worker.ts'),
    windows: script('src/editor/windows.ts'),
    published: script('src/editor/published/open-published-site.ts'),
    styles: manifest['src/editor/main.tsx']?.css?.[0] ?? '',
    pageStyles: namesIn(folder).find((name) => /^page\.\w+\.css$/.test(name)) ?? '',
  };
}

/** Gives the names of the scripts and styles in a folder with compressed files. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(compressedEnding))
    .map((name) => name.slice(0, -compressedEnding.length));
}

/** Reads a script or styles of a folder; undefined where there is none of the name. */
export function readBundled(folder: string, name: string): { compressed: Buffer; plain: () => Buffer } | undefined {
  const compressed = readIfThere(join(folder, name + compressedEnding));
  return compressed && { compressed, plain: () => brotliDecompressSync(compressed) };
}

/** Replaces each script and each style of the editor by a compressed file. */
export function compressFiles(folder: string, compress: (body: Buffer) => Uint8Array): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (basename(file) === manifestName) continue;
    writeFileSync(file + compressedEnding, compress(readFileSync(file)));
    rmSync(file);
  }
}
