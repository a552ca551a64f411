import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Prints what a first visit to the built site of site.json brings over the wire. */
export function printFirstVisit(outFolder: string): void {
  const documents = documentBytes(outFolder);
  const home = documents.find(({ path }) => path === 'index.html');
  const { loaded, waiting } = scriptBytes(outFolder, 'index.html');
  const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
  const [largest] = documents;
  if (!home || !largest) throw new Error('The site of site.json has no home page.');
  const line = (name: string, value: string): void => console.log(name.padEnd(44) + value);
  console.log('\nA first visit to the site of site.json, bytes on the wire:');
  line('until the home page has painted, brotli 11', `${home.brotli11} (brotli 5: ${home.brotli5})`);
  line('until any page has painted, brotli 11', `${largest.brotli11} (brotli 5: ${largest.brotli5}), ${largest.path}`);
  line('first script, brotli 11', `${[...loaded.values()][0]}`);
  line('script that the home page loads, brotli 11', `${sum(loaded)} in ${loaded.size} files`);
  line('script that waits for a need, brotli 11', `${sum(waiting)} in ${waiting.size} files`);
  console.log('Aim: at most 14,000 until any page has painted, at most 85,000 of script.');
}

/** How many bytes a document, styles inside, takes on the wire: as compressed ahead of time, and as servers do. */
export interface DocumentBytes {
  path: string;
  brotli11: number;
  brotli5: number;
}

/** The size of every document of a built site, the largest first. */
function documentBytes(outFolder: string): DocumentBytes[] {
  return readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => {
      const content = readFileSync(join(outFolder, path));
      return { path, brotli11: brotliBytes(content, 11), brotli5: brotliBytes(content, 5) };
    })
    .sort((one, other) => other.brotli11 - one.brotli11);
}

/** The scripts of a document by name, brotli at its best: those that it loads by itself, and those that wait for a need. */
export interface ScriptBytes {
  /** The first script first. */
  loaded: Map<string, number>;
  waiting: Map<string, number>;
}

/** The size of each script that a document may ever load: all but block types that it has not. */
function scriptBytes(outFolder: string, document: string): ScriptBytes {
  const html = readFileSync(join(outFolder, document), 'utf8');
  const first = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!first || !data) throw new Error(`${document} has no first script or no data.`);
  const { page }: { page: { blocks: { type: string }[] } } = JSON.parse(data);
  const ownTypes = new Set(page.blocks.map(({ type }) => type));
  const folder = join(outFolder, '_assets');
  // Every block type has a file of styles with its name.
  const blockTypes = new Set(readdirSync(folder).flatMap((name) => /^(.+)\.[^.]+\.css$/.exec(name)?.[1] ?? []));
  const loaded = new Map<string, number>();
  const waiting = new Map<string, number>();
  const visit = (name: string, found: Map<string, number>): void => {
    if (loaded.has(name) || found.has(name)) return;
    const script = readFileSync(join(folder, name));
    found.set(name, brotliBytes(script, 11));
    for (const [, dynamic, next = ''] of script.toString().matchAll(importPattern)) {
      const type = next.split('.')[0] ?? '';
      const isBlock = blockTypes.has(type);
      if (!dynamic || ownTypes.has(type) || (name === basename(first) && !isBlock)) visit(next, found);
      else if (!isBlock) visit(next, waiting);
    }
  };
  visit(basename(first), loaded);
  for (const name of loaded.keys()) waiting.delete(name);
  return { loaded, waiting };
}

const importPattern = /(?:from|import\b\s*(\()?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

function brotliBytes(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
