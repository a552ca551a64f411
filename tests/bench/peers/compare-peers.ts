import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSite } from '../composed-site';
import { changeOneWord } from '../edit-text';
import { writeGeneratedSite } from '../generate-site';
import { type Measured, measureCommand } from '../measure';
import { type BenchOptions, usualRuns } from '../options';
import { writeComposedPages } from '../own-rows';
import { type Contestant, measureRounds } from '../rounds';
import { findPlaces, inWorkplace, measureOwn, production, remove, type Workplace } from '../workplace';
import { type PeerContent, peerContent } from './peer-content';
import { type PeerRows, printPeerRows } from './print-peers';
import { type System, systems, writePeerProject } from './systems';
import { findTools, type Tools } from './tools';
import { differenceOfSites } from './visitor-view';

/** A system that builds the site, whichever it is: what it is called, where its pages lie and how it is run. */
interface Builder {
  name: string;
  outFolder: string;
  /** What a cold build finds empty, its output among it. */
  emptied: string[];
  build: () => Promise<Measured>;
  /** Changes a word of the last page; React alone has no second build. */
  changeWord?: (word: string) => void;
}

/**
 * Builds the same pages with this project, with React alone and with each peer, in turn, and prints what they take.
 * Gives whether every peer that is here made the same pages.
 */
export async function comparePeers(options: BenchOptions, root: string, bundled: string): Promise<boolean> {
  const { places, notes } = findPlaces(options.places.length > 0 ? options.places : ['tmpfs']);
  const tools = findTools();
  for (const note of [...notes, ...tools.notes]) console.log(note);
  console.log(`Whatever runs in Node runs in Node ${tools.nodeVersion}.`);
  let isComplete = true;
  for (const place of places.length > 0 ? places : (['disk'] as const)) {
    await inWorkplace(place, root, async (workplace) => {
      const rows: PeerRows[] = [];
      for (const pages of options.counts)
        rows.push(await measureCount(workplace, tools, root, bundled, pages, options.runs ?? usualRuns(pages)));
      printPeerRows(place, rows);
      isComplete &&= rows.every(({ refused }) => refused.length === 0);
    });
  }
  return isComplete;
}

async function measureCount(
  workplace: Workplace,
  tools: Tools,
  root: string,
  bundled: string,
  pages: number,
  runs: number,
): Promise<PeerRows> {
  const folder = join(workplace.folder, String(pages));
  const file = writeGeneratedSite(join(folder, 'own'), pages);
  const own = ownBuilder(workplace, tools, file);
  // Bundles the code and makes the pictures for sharing, which peers do not make.
  await own.build();
  const css = stylesOf(readFileSync(join(own.outFolder, 'index.html'), 'utf8'));
  const logo = readFileSync(join(folder, 'own/uploads/logo.svg'), 'utf8');
  const content = peerContent(composeSite(file), css, logo);
  const peers = systems.flatMap((system) => {
    const name = system.nameWith(tools);
    if (!name) return [];
    const project = join(folder, system.id);
    writePeerProject(root, project, system, content, tools);
    return [peerBuilder(name, project, system, content, tools)];
  });
  const paths = content.pages.map(({ path }) => path);
  const refused: string[] = [];
  const equals: Builder[] = [];
  for (const peer of peers) {
    const reason = await whyNotCompared(own, peer, paths);
    if (reason) refused.push(reason);
    else equals.push(peer);
  }
  for (const reason of refused) console.log(reason);
  const builders = [own, aloneBuilder(tools, bundled, file), ...equals];
  const measured = await measureRounds(builders.flatMap(contestantsOf), runs);
  remove(folder);
  return { pages, names: builders.map(({ name }) => name), measured, refused };
}

/**
 * Builds with a peer, unmeasured, and says in a sentence why it cannot be compared; undefined where its pages are
 * ours. Its files and packages are in memory then, as ours are.
 */
async function whyNotCompared(
  own: Builder,
  { name, outFolder, build }: Builder,
  paths: string[],
): Promise<string | undefined> {
  try {
    await build();
  } catch (error) {
    return `${name} is left out: its build failed. ${error instanceof Error ? error.message : ''}`;
  }
  const difference = differenceOfSites(own.outFolder, outFolder, paths);
  return difference && `${name} is left out, since its pages are not ours: ${difference}.`;
}

/** A cold build, then one after a word has changed. */
function contestantsOf({ name, emptied, build, changeWord }: Builder): Contestant[] {
  const cold: Contestant = { name: `${name}, cold`, prepare: () => remove(...emptied), measure: build };
  if (!changeWord) return [cold];
  return [cold, { name: `${name}, changed`, prepare: (round) => changeWord(`word${round}`), measure: build }];
}

function ownBuilder(workplace: Workplace, { node }: Tools, file: string): Builder {
  const outFolder = join(file, '../dist');
  return {
    name: 'Pagewright',
    outFolder,
    emptied: [outFolder, join(workplace.project, 'node_modules/.cache/pagewright/state')],
    build: () => measureOwn(workplace, ['build', '--site', file, '--out', outFolder], { node }),
    changeWord: (word) => changeOneWord(file, word),
  };
}

function aloneBuilder({ node }: Tools, bundled: string, file: string): Builder {
  const outFolder = join(file, '../alone');
  const args = [join(bundled, 'react-alone.js'), writeComposedPages(file), outFolder];
  return {
    name: 'React alone',
    outFolder,
    emptied: [outFolder],
    build: () => measureCommand({ file: node, args, ...production }),
  };
}

function peerBuilder(name: string, project: string, system: System, content: PeerContent, tools: Tools): Builder {
  const outFolder = join(project, 'dist');
  const command = system.build(tools);
  return {
    name,
    outFolder,
    emptied: [outFolder, ...system.caches.map((cache) => join(project, cache))],
    build: () => measureCommand({ ...command, cwd: project, env: { ...production.env, ...command.env } }),
    changeWord: (word) => changeOneWord(join(project, system.lastPageFile(content)), word),
  };
}

/** The styles inside a page, as one stylesheet. */
function stylesOf(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
