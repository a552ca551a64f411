import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from '../../src/checks/check-site';
import { composePage, routeSources } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { printChanges } from '../../src/manifest/print-changes';
import { keptFolder } from '../../src/pictures/made-file';
import { styles } from '../../src/render/styles';
import { copyProject } from '../project-copy';
import { registry } from '../registry';
import { documentBytes, scriptBytes } from './first-visit';
import { writeGeneratedSite } from './generate-site';
import { type Measured, measureScript, medianOf } from './measure';

/**
 * Prints what builds of generated sites take, and what a first visit to the site of site.json does.
 * Every time is that of a whole command, from the start of its process to its end.
 */
export function bench(args: string[], root: string, bundled: string): number {
  const { values } = parseArgs({ args, options: { runs: { type: 'string' }, pages: { type: 'string' } } });
  const counts = (values.pages ?? '29,1000,10000').split(',').map(Number);
  const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(disk, 'pagewright-bench-'));
  try {
    console.log(
      `Node ${process.versions.node}, ${availableParallelism()} cores, files in ${disk}${disk === '/dev/shm' ? ' (tmpfs)' : ''}.`,
    );
    const project = copyProject(root, join(folder, 'project'));
    // This build bundles the code, which no row but one is to measure.
    printFirstVisit(root, project, join(folder, 'site'));
    const rows = counts.map((pages) => {
      const runs = Number(values.runs ?? (pages < 5000 ? 3 : 1));
      return measureSite({ pages, runs, root, project, bundled, folder: join(folder, String(pages)) });
    });
    printTable(rows);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface SiteOptions {
  pages: number;
  runs: number;
  root: string;
  /** A copy of the project, whose caches may be emptied. */
  project: string;
  bundled: string;
  folder: string;
}

interface Row {
  pages: number;
  drawing: Measured;
  bundling: Measured;
  cold: Measured;
  again: Measured;
  check: Measured;
  checkOfFault: Measured;
  alone: Measured;
  /** How long it takes to print an edit of a text in the last page, in milliseconds, and how long the file is. */
  print: { milliseconds: number; kilobytes: number };
}

function measureSite({ pages, runs, root, project, bundled, folder }: SiteOptions): Row {
  const cache = join(project, 'node_modules/.cache/pagewright');
  const outFolder = join(folder, 'dist');
  const file = writeGeneratedSite(folder, pages);
  const command = (...args: string[]): Measured => measureScript(root, join(project, 'src/cli/run.js'), args);
  const build = (): Measured => command('build', '--site', file, '--out', outFolder);
  const empty = (...folders: string[]): void => {
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  };

  const drawing = medianOf(pages < 5000 ? runs : 1, () => {
    empty(outFolder, join(cache, 'state'), join(cache, keptFolder));
    return build();
  });
  const bundling = medianOf(pages < 5000 ? runs : 1, () => {
    empty(outFolder, join(cache, 'code'), join(cache, 'state'));
    return build();
  });
  const cold = medianOf(runs, () => {
    empty(outFolder, join(cache, 'state'));
    return build();
  });
  const again = medianOf(runs, (run) => {
    changeOneWord(file, `word${run}`);
    return build();
  });
  const check = medianOf(runs, () => command('check', file));
  const valid = readFileSync(file, 'utf8');
  misspellLastBlock(file);
  const checkOfFault = medianOf(runs, () => measureScript(root, join(project, 'src/cli/run.js'), ['check', file], 1));
  writeFileSync(file, valid);
  const print = { milliseconds: timeToPrint(valid), kilobytes: valid.length / 1000 };
  empty(outFolder);
  const source = writeComposedPages(file, folder);
  const alone = medianOf(runs, () => {
    empty(outFolder);
    return measureScript(root, join(bundled, 'react-alone.js'), [source, outFolder]);
  });
  empty(folder);
  return { pages, drawing, bundling, cold, again, check, checkOfFault, alone, print };
}

/** The median time of printing an edit, of 21. */
function timeToPrint(text: string): number {
  const root: JsonObject = JSON.parse(text);
  const last = (root.routes as Json[]).length - 1;
  const edited = set(root, `/routes/${last}/title`, 'Another title');
  const times = Array.from({ length: 21 }, () => {
    const started = performance.now();
    printChanges(text, root, edited);
    return performance.now() - started;
  });
  return times.sort((one, other) => one - other)[10] ?? 0;
}

function changeOneWord(file: string, word: string): void {
  const text = readFileSync(file, 'utf8');
  const start = text.lastIndexOf('"answer": "') + '"answer": "'.length;
  writeFileSync(file, `${text.slice(0, start)}${word}${text.slice(text.indexOf(' ', start))}`);
}

/** Makes one mistake in the last block of the last page: a property that nobody knows. */
function misspellLastBlock(file: string): void {
  const text = readFileSync(file, 'utf8');
  const start = text.lastIndexOf('"heading"', text.lastIndexOf('"notFound"'));
  writeFileSync(file, `${text.slice(0, start)}"haeding"${text.slice(start + '"heading"'.length)}`);
}

/** Composes the pages of a site into a file from which React alone can draw them. */
function writeComposedPages(file: string, folder: string): string {
  const { site } = checkSite(readFileSync(file, 'utf8'), readAssets(folder).assets, { now: new Date(), registry });
  if (!site) throw new Error(`The generated site in ${file} has errors.`);
  const pages = routeSources(site.manifest).map((route) => composePage(site, route));
  const types = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const css = [styles.foundation, ...[...types].map((type) => styles.blocks[type])].join('\n');
  const source = join(folder, 'composed.json');
  writeFileSync(source, JSON.stringify({ shell: composeShell(site), css, pages }));
  return source;
}

function printTable(rows: Row[]): void {
  const lines: [name: string, value: (row: Row) => string][] = [
    ['pages of 7 blocks', ({ pages }) => String(pages)],
    ['cold build', ({ cold }) => `${cold.seconds.toFixed(2)} s`],
    ['  pages a second', ({ pages, cold }) => (pages / cold.seconds).toFixed(0)],
    ['  peak memory', ({ cold }) => `${cold.megabytes.toFixed(0)} MB`],
    ['build, code bundled first', ({ bundling }) => `${bundling.seconds.toFixed(2)} s`],
    ['build, pictures for sharing made first', ({ drawing }) => `${drawing.seconds.toFixed(2)} s`],
    ['build after one word changed', ({ again }) => `${again.seconds.toFixed(2)} s`],
    ['check', ({ check }) => `${check.seconds.toFixed(2)} s`],
    ['  peak memory', ({ check }) => `${check.megabytes.toFixed(0)} MB`],
    ['check, a fault in the last block', ({ checkOfFault }) => `${checkOfFault.seconds.toFixed(2)} s`],
    ['  peak memory', ({ checkOfFault }) => `${checkOfFault.megabytes.toFixed(0)} MB`],
    [
      'edit of a title printed',
      ({ print }) => `${print.milliseconds.toFixed(1)} ms of ${print.kilobytes.toFixed(0)} kB`,
    ],
    ['React alone', ({ alone }) => `${alone.seconds.toFixed(2)} s`],
    ['  peak memory', ({ alone }) => `${alone.megabytes.toFixed(0)} MB`],
    ['cold build / React alone', ({ cold, alone }) => (cold.seconds / alone.seconds).toFixed(2)],
    ['  on the processor', ({ cold, alone }) => (cold.cpuSeconds / alone.cpuSeconds).toFixed(2)],
  ];
  console.log('\nWhole commands, from start to end of their process:');
  for (const [name, value] of lines) {
    console.log(name.padEnd(42) + rows.map((row) => value(row).padStart(10)).join(''));
  }
  console.log('Aims: at most 2 times React alone at 10,000 pages on a tmpfs; a check in 0.7, 2 and 10 s.');
}

function printFirstVisit(root: string, project: string, outFolder: string): void {
  measureScript(root, join(project, 'src/cli/run.js'), [
    'build',
    '--site',
    join(root, 'site.json'),
    '--out',
    outFolder,
  ]);
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
