import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Prints what a first visit to the built site of site.json brings over the wire. */
export function printFirstVisit(outFolder: string): void {
  const documents = documentBytes(outFolder);
  const home = documents.find(({ path }) => path === 'index.html');
  const [largest] = documents;
  if (!home || !largest) throw new Error('The site of site.json has no home page.');
  const withForm = documents.find(({ path }) => isLive(outFolder, path));
  const line = (name: string, value: string): void => console.log(name.padEnd(44) + value);
  const scripts = (path: string): string => {
    const sizes = [...scriptBytes(outFolder, path).values()];
    return `${sizes.reduce((total, bytes) => total + bytes, 0)} in ${sizes.length} files, ${path}`;
  };
  console.log('\nA first visit to the site of site.json, bytes on the wire:');
  line('until the home page has painted, brotli 11', `${home.brotli11} (brotli 5: ${home.brotli5})`);
  line('until any page has painted, brotli 11', `${largest.brotli11} (brotli 5: ${largest.brotli5}), ${largest.path}`);
  line('script without a form, brotli 11', scripts('index.html'));
  if (withForm) line('script with a form, brotli 11', scripts(withForm.path));
  console.log('Aim: at most 9,500 until any page has painted, of script 1,200 without a form and 72,000 with one.');
}

/** Whether something on a page comes to life by itself. */
function isLive(outFolder: string, path: string): boolean {
  return readFileSync(join(outFolder, path), 'utf8').includes('data-hydrate');
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

/** The size of each script that a document loads by itself, by name, brotli at its best. */
function scriptBytes(outFolder: string, document: string): Map<string, number> {
  const html = readFileSync(join(outFolder, document), 'utf8');
  const first = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  if (!first) throw new Error(`${document} has no first script.`);
  const live = [...html.matchAll(/data-block="([^"]+)" data-hydrate/g)].map(([, type = '']) => type);
  const wanted = new Set(live.length > 0 ? ['live-blocks', 'live', ...live] : []);
  const found = new Map<string, number>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const script = readFileSync(join(outFolder, '_assets', name));
    found.set(name, brotliBytes(script, 11));
    for (const [, dynamic, next = ''] of script.toString().matchAll(importPattern)) {
      if (!dynamic || wanted.has(next.split('.')[0] ?? '')) visit(next);
    }
  };
  visit(basename(first));
  return found;
}

const importPattern = /(?:from|import\b\s*(\()?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

function brotliBytes(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
