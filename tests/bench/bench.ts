import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { printCheckRows } from './check-rows';
import { printEditorRows } from './editor-rows';
import { printFirstVisit } from './first-visit';
import { measureFreshClone } from './fresh-clone';
import { writeGeneratedSite } from './generate-site';
import { type BenchOptions, readBenchOptions, usualRuns } from './options';
import { measureOwnRows, type OwnRows } from './own-rows';
import { comparePeers } from './peers/compare-peers';
import { printOwnRows } from './print-rows';
import { printStartRows } from './start-rows';
import { findPlaces, inWorkplace, measureOwn, remove } from './workplace';

/**
 * Prints what a first visit to the site of site.json takes and, but for `--visit`, what builds of generated sites do;
 * with `--sizes` only what checks of sites that hold much of one thing take, with `--peers` only what other generators take for the same pages. Every time of a build is that of a whole command,
 * from the start of its process to its end.
 */
export async function bench(args: string[], root: string, bundled: string): Promise<number> {
  const options = readBenchOptions(args);
  if ('usage' in options) {
    console.error(options.usage);
    return 2;
  }
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform}.`);
  if (options.isPeers) return (await comparePeers(options, root, bundled)) ? 0 : 1;
  if (options.isEditor) {
    await printEditorRows(root, options.counts);
    return 0;
  }
  if (options.isSizes) {
    printCheckRows();
    return 0;
  }
  if (options.isStart) {
    await printStartRows(root, options.counts, options.runs ?? 3);
    return 0;
  }
  await measureVisit(root);
  if (!options.isVisit) await measureOwnSites(options, root, bundled);
  return 0;
}

async function measureVisit(root: string): Promise<void> {
  await inWorkplace('disk', root, async (workplace) => {
    const outFolder = join(workplace.folder, 'site');
    await measureOwn(workplace, ['build', '--site', join(root, 'site.json'), '--out', outFolder]);
    await printFirstVisit(outFolder);
  });
}

async function measureOwnSites(options: BenchOptions, root: string, bundled: string): Promise<void> {
  const { places, notes } = findPlaces(options.places.length > 0 ? options.places : ['tmpfs', 'disk']);
  for (const note of notes) console.log(note);
  for (const place of places) {
    await inWorkplace(place, root, async (workplace) => {
      // This build bundles the code, which no row but one is to measure.
      const outFolder = join(workplace.folder, 'site');
      await measureOwn(workplace, ['build', '--site', join(root, 'site.json'), '--out', outFolder]);
      remove(outFolder);
      const rows: OwnRows[] = [];
      for (const pages of options.counts)
        rows.push(await measureOwnRows(workplace, bundled, pages, options.runs ?? usualRuns(pages)));
      const fresh = await measureFreshClone(
        root,
        workplace,
        options.counts.map((pages) => ({
          pages,
          file: writeGeneratedSite(join(workplace.folder, `fresh-${pages}`), pages),
        })),
      );
      console.log(`\nWhole commands, from start to end of their process; files on ${nameOf(place)}:`);
      printOwnRows(rows, fresh);
    });
  }
}

/** What a place is called in a sentence. */
function nameOf(place: BenchOptions['places'][number]): string {
  return place === 'tmpfs' ? 'a tmpfs' : 'the disk';
}
