import { mostItems } from '../compose/facts';

/** How much of something a site may hold; near it, from four fifths on, a notice says so. */
export interface Limit {
  most: number;
  /** What is counted, in words. */
  unit: string;
  /** What to do when there is more. */
  remedy: string;
  /** Present where composing stops at the limit, so that the true count is unknown. */
  stops?: true;
}

const heldInMemory =
  'A check and a build hold the whole text in memory, and what they make of it. Split the site in two.';

/**
 * Every limit of the engine. The number of items is counted by the stage that makes them. A limit keeps a mistake from
 * costing visitors data, or the build its memory.
 */
export const limits = {
  fileSize: { most: 250_000_000, unit: 'characters in site.json', remedy: heldInMemory },
  filledSize: {
    most: 100_000_000,
    unit: 'characters in texts once their values are filled in',
    remedy: 'Write a shorter value, or fewer names in braces.',
  },
  routes: { most: 50_000, unit: 'pages', remedy: heldInMemory },
  blocks: { most: 100, unit: 'blocks on one page', remedy: 'Make two pages of it.' },
  items: {
    most: mostItems.page,
    unit: 'items in the lists of one page',
    remedy: 'Make several pages of it.',
    stops: true,
  },
  allItems: {
    most: 1_000_000,
    unit: 'items in the lists of all pages together',
    remedy: 'Let each page show fewer, with "where" or "limit" beside "from".',
    stops: true,
  },
  partItems: {
    most: mostItems.part,
    unit: 'items in the lists of header or footer',
    remedy: 'Show fewer.',
    stops: true,
  },
  feedItems: { most: mostItems.feeds, unit: 'items in all feeds', remedy: 'Choose fewer with "where".', stops: true },
  entries: { most: 5_000, unit: 'entries in one collection', remedy: 'Make two collections of it.' },
  pictureSize: { most: 25_000_000, unit: 'bytes in one picture', remedy: 'Save it smaller.' },
} satisfies Record<string, Limit>;
