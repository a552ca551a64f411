import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { printChanges } from '../../src/manifest/print-changes';
import { keptFolder } from '../../src/pictures/made-file';
import { asEntries, withPrices } from './as-entries';
import { composeSite } from './composed-site';
import { changeOneWord, changePrice, misspellLastBlock } from './edit-text';
import { writeGeneratedSite } from './generate-site';
import { inLanguages } from './in-languages';
import { type Measured, measureCommand } from './measure';
import { type Contestant, measureRounds, type Rounds } from './rounds';
import { measureOwn, npm, production, remove, type Workplace } from './workplace';

/** What was measured of a generated site, by the names in `ownContestants`, and how long printing an edit takes. */
export interface OwnRows {
  pages: number;
  measured: Map<string, Rounds>;
  print: { milliseconds: number; kilobytes: number };
}

/** Measures the commands of this project on a generated site, and React alone, in turn. */
export async function measureOwnRows(
  workplace: Workplace,
  bundled: string,
  pages: number,
  runs: number,
): Promise<OwnRows> {
  const folder = join(workplace.folder, String(pages));
  const file = writeGeneratedSite(folder, pages);
  const text = readFileSync(file, 'utf8');
  const measured = await measureRounds(ownContestants(workplace, bundled, file, pages), runs);
  remove(folder);
  return { pages, measured, print: { milliseconds: timeToPrint(text), kilobytes: text.length / 1000 } };
}

/** Writes what React alone draws, the composed pages of a site, beside its site.json; returns the path. */
export function writeComposedPages(file: string): string {
  const source = join(file, '../composed.json');
  const { shell, css, pages } = composeSite(file);
  writeFileSync(source, JSON.stringify({ shell, css, pages }));
  return source;
}

function ownContestants(workplace: Workplace, bundled: string, file: string, pages: number): Contestant[] {
  const folder = join(file, '..');
  const outFolder = join(folder, 'dist');
  const inCache = (name: string): string => join(workplace.project, 'node_modules/.cache/pagewright', name);
  const build = (): Promise<Measured> => measureOwn(workplace, ['build', '--site', file, '--out', outFolder]);
  const faulty = writeBeside(file, 'faulty', misspellLastBlock(readFileSync(file, 'utf8')));
  const source = writeComposedPages(file);
  const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const made = writeBeside(file, 'entries', JSON.stringify(withPrices(asEntries(site)), null, 2));
  const buildEntries = (): Promise<Measured> =>
    measureOwn(workplace, ['build', '--site', made, '--out', join(folder, 'entries/dist')]);
  const translated = writeBeside(file, 'languages', JSON.stringify(inLanguages(site, ['sw', 'so'])));
  const buildLanguages = (): Promise<Measured> =>
    measureOwn(workplace, ['build', '--site', translated, '--out', join(folder, 'languages/dist')]);
  return [
    // Also makes the pictures that the other builds find.
    {
      name: 'drawing',
      prepare: () => remove(outFolder, inCache('state'), inCache(keptFolder)),
      measure: build,
      isOnce: pages >= 1000,
    },
    { name: 'bundling', prepare: () => remove(outFolder, inCache('state'), inCache('code')), measure: build },
    // Before what needs to find a site as the build before it left it.
    {
      name: 'entries',
      prepare: () => remove(join(folder, 'entries/dist'), inCache('state')),
      measure: buildEntries,
    },
    { name: 'price', prepare: (round) => changePrice(made, 10_000 + round), measure: buildEntries },
    // Its pictures for sharing are made before.
    {
      name: 'drawing in languages',
      prepare: () => remove(join(folder, 'languages/dist'), inCache('state')),
      measure: buildLanguages,
      isOnce: pages >= 1000,
    },
    // What a cold build is divided by, or divides, stands beside it.
    {
      name: 'languages',
      prepare: () => remove(join(folder, 'languages/dist'), inCache('state')),
      measure: buildLanguages,
    },
    { name: 'cold', prepare: () => remove(outFolder, inCache('state')), measure: build },
    {
      name: 'alone',
      prepare: () => remove(join(folder, 'alone')),
      measure: () =>
        measureCommand({
          file: process.execPath,
          args: [join(bundled, 'react-alone.js'), source, join(folder, 'alone')],
          ...production,
        }),
    },
    { name: 'unchanged', measure: build },
    { name: 'changed', prepare: (round) => changeOneWord(file, `word${round}`), measure: build },
    { name: 'node', measure: () => measureCommand({ file: process.execPath, args: ['-e', '0'], ...production }) },
    { name: 'check', measure: () => measureOwn(workplace, ['check', file]) },
    {
      name: 'npm',
      measure: () =>
        measureCommand({
          file: npm,
          args: ['run', '-s', 'check', '--', file],
          cwd: workplace.project,
          ...production,
        }),
    },
    { name: 'fault', measure: () => measureOwn(workplace, ['check', faulty], { status: 1 }) },
    { name: 'refused', measure: () => measureOwn(workplace, ['check', '--nonsense'], { status: 2 }) },
  ];
}

/** Writes the site once more, in another way, into a folder of its own; returns the path of its site.json. */
function writeBeside(file: string, name: string, text: string): string {
  const folder = join(file, '..', name);
  mkdirSync(folder);
  cpSync(join(file, '../uploads'), join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), text);
  return join(folder, 'site.json');
}

/** The median time of printing an edit of a text in the last page, of 21, in milliseconds. */
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
