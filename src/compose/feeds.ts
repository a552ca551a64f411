import type { PlacedEntry } from '../manifest/collections';
import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import { finishingOf } from './compose-part';
import type { TakenEntry } from './days';
import { selectEntries } from './entries';
import { expand } from './expand';
import { countItems, mostItems, type NotedFacts, startFacts } from './facts';
import { fillWhere } from './fill-template';
import { finish } from './kinds';
import type { FeedItem } from './page';
import type { Shape } from './shape';
import type { Site } from './site';

/** A feed, with its items written out of a collection, in the order of its entries. */
export interface Feed {
  path: string;
  title: string;
  /** The most items that are published. */
  limit: number;
  items: PlacedItem[];
}

/** An item of a feed, with its entry, and the `id` of that, if it has one. */
export type PlacedItem = FeedItem & { entry?: Pointer; id?: string };

/** An edit of an entry. */
export interface EntryEdit {
  /** Tells whether what is made of an entry may be another since. */
  isReached(entry: PlacedEntry): boolean;
  /** The site before the edit, where the one at hand is that after it. */
  before?: Site | undefined;
}

const usualLimit = 20;
const text: Shape = { kind: 'text' };

/** Composes the feeds of a site; once for all that ask for no facts. */
export function composeFeeds(site: Site, facts?: NotedFacts): Feed[] {
  const feedsBefore = facts ? undefined : feedsBySite.get(site);
  const feeds = feedsBefore ?? feedsOf(site, facts ?? startFacts());
  feedsBySite.set(site, feeds);
  return feeds;
}

const feedsBySite = new WeakMap<Site, Feed[]>();

/**
 * Takes for a site feeds that were composed before: of the same site, or of one that differs in nothing but pages, of
 * which feeds say nothing.
 */
export function takeFeeds(site: Site, from: Feed[] | Site | undefined): void {
  const feeds = Array.isArray(from) ? from : from && feedsBySite.get(from);
  if (feeds) feedsBySite.set(site, feeds);
}

/** Composes the items of feeds that an edit reaches, and notes the facts of these alone; all others are as before. */
export function composeEditedItems(site: Site, facts: NotedFacts, { isReached, before }: EntryEdit): void {
  const edited = feedsOf(site, facts, isReached);
  if (!before) return;
  const feeds = composeFeeds(before).map((feed, index) => withItems(edited[index]?.items ?? [], feed, index, site));
  if (feeds.every((feed) => feed !== undefined)) feedsBySite.set(site, feeds);
}

/**
 * Gives a feed as it is after an edit, from the one before and the items that the edit reaches; undefined where the entry
 * of an item is not known.
 */
function withItems(edited: PlacedItem[], before: Feed, index: number, site: Site): Feed | undefined {
  const byEntry = new Map([...before.items, ...edited].map((item) => [item.entry, item]));
  const feed = site.manifest.feeds?.[index];
  const items = feed && entriesOfFeed(feed, index, site).map(({ pointer }) => byEntry.get(pointer));
  return items?.every((item) => item !== undefined) ? { ...before, items } : undefined;
}

function entriesOfFeed({ from, where }: Pick<WrittenFeed, 'from' | 'where'>, index: number, site: Site): TakenEntry[] {
  const pointer = `/feeds/${index}`;
  const place = { composed: pointer, source: pointer };
  const filledWhere = fillWhere(where as JsonObject | undefined, place, { site, facts: startFacts() }, undefined);
  return selectEntries({ from, where: filledWhere }, site);
}

type WrittenFeed = NonNullable<Site['manifest']['feeds']>[number];

function feedsOf(site: Site, facts: NotedFacts, isTaken: EntryEdit['isReached'] = () => true): Feed[] {
  const finishContext = finishingOf(site, facts);
  countItems(facts, '/feeds', mostItems.feeds);
  const shape = site.registry.parts.feeds;
  return (site.manifest.feeds ?? []).map((feed, index) => {
    const { path, title, from, where, as, limit = usualLimit } = feed;
    const pointer = `/feeds/${index}`;
    facts.origins?.set(pointer, { pointer });
    const reference: JsonObject = { from, as: { ...as }, ...(where && { where: where as JsonObject }) };
    const list: Shape = { list: shape };
    const place = { composed: pointer, source: pointer };
    const items = expand(reference, list, place, { site, facts, isTaken }) as JsonObject[];
    const taken = entriesOfFeed(feed, index, site).filter(isTaken);
    return {
      path: (site.language?.prefix ?? '') + path,
      title: finish(title, text, finishContext, `${pointer}/title`) as string,
      limit,
      items: items.map((item, position) => {
        const at = `${pointer}/${position}`;
        facts.blocks?.push({ block: item, pointer: at });
        const { entry, pointer: source } = (items.length === taken.length && taken[position]) || {};
        const finished = finish(item, shape, finishContext, at) as FeedItem;
        const id = typeof entry?.id === 'string' && entry.id !== '' ? { id: entry.id } : {};
        return { ...finished, ...(source !== undefined && { entry: source }), ...id };
      }),
    };
  });
}
