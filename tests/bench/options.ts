import { parseOptions } from '../../src/cli/options';

const line = {
  start: 'npm run bench --',
  says: 'Measures builds, checks and the size of pages of sites that it makes.',
  options: {
    pages: { type: 'string', value: 'N,N', says: 'how many pages the sites have' },
    runs: { type: 'string', value: 'N', says: 'how many rounds are measured' },
    disk: { type: 'boolean', says: 'with files on the disk' },
    tmpfs: { type: 'boolean', says: 'with files in memory' },
    visit: { type: 'boolean', says: 'measures a first visit to the site of site.json, and nothing else' },
    editor: {
      type: 'boolean',
      says: 'measures the editor on the site of site.json and on the others, and nothing else',
    },
    start: { type: 'boolean', says: 'measures from npm start to its first page and its editor, and nothing else' },
    sizes: { type: 'boolean', says: 'measures checks of sites that hold much of one thing, and nothing else' },
    peers: { type: 'boolean', says: 'compares with Hugo, Eleventy and Astro' },
  },
} as const;

/** Where the files of a measurement lie: in memory or on a disk. */
export type Place = 'tmpfs' | 'disk';

/** What the command line of `npm run bench` asks for. */
export interface BenchOptions {
  /** How many pages the generated sites have. */
  counts: number[];
  /** How many rounds are measured; undefined where the number of pages decides. */
  runs: number | undefined;
  /** The places that were named; none where the usual ones are meant. */
  places: Place[];
  /** Whether a first visit to the site of site.json is all that is measured. */
  isVisit: boolean;
  /** Whether the editor is all that is measured. */
  isEditor: boolean;
  /** Whether the way from `npm start` to its first page is all that is measured. */
  isStart: boolean;
  /** Whether checks of sites that hold much of one thing are all that is measured. */
  isSizes: boolean;
  /** Whether other generators are to be compared with. */
  isPeers: boolean;
}

/** The options of a command line, or a sentence about what is wrong with it. */
export function readBenchOptions(args: string[]): BenchOptions | { usage: string } {
  const read = parseOptions(args, line);
  if ('usage' in read) return { usage: read.usage };
  const { pages = '33,1000,10000', runs, disk, tmpfs } = read.values;
  const { visit = false, editor = false, start = false, sizes = false, peers = false } = read.values;
  const wrong = pages.split(',').find((count) => !isCount(count, 100_000));
  if (wrong !== undefined)
    return {
      usage: `"${wrong}" is no number of pages. Write numbers from 1 to 100000 with commas between them: --pages 33,1000.`,
    };
  // The peers do not mark links of a page to itself, which only the menu has where there are this many.
  if (peers && pages.split(',').some((count) => Number(count) < 8))
    return { usage: 'Peers are compared on sites of 8 pages or more: --peers --pages 8.' };
  if (runs !== undefined && !isCount(runs, 100))
    return { usage: `"${runs}" is no number of rounds. Write a number from 1 to 100: --runs 5.` };
  return {
    counts: pages.split(',').map(Number),
    runs: runs === undefined ? undefined : Number(runs),
    places: [...(tmpfs ? (['tmpfs'] as const) : []), ...(disk ? (['disk'] as const) : [])],
    isVisit: visit,
    isEditor: editor,
    isStart: start,
    isSizes: sizes,
    isPeers: peers,
  };
}

/** How many rounds are measured where the command line does not say. */
export function usualRuns(pages: number): number {
  return pages < 5000 ? 5 : 3;
}

function isCount(text: string, most: number): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= most;
}
