import type { JsonObject } from '../manifest/manifest';
import { finishingOf } from './compose-part';
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

/** An item of a feed, with the `id` of its entry, if it has one. */
export type PlacedItem = FeedItem & { id?: string };

const usualLimit = 20;
const text: Shape = { kind: 'text' };

/** Composes the feeds of a site; who asks for no facts gets what was composed for others. */
export function composeFeeds(site: Site, facts?: NotedFacts): Feed[] {
  const feedsBefore = facts ? undefined : feedsBySite.get(site);
  const feeds = feedsBefore ?? feedsOf(site, facts ?? startFacts());
  feedsBySite.set(site, feeds);
  return feeds;
}

const feedsBySite = new WeakMap<Site, Feed[]>();

function feedsOf(site: Site, facts: NotedFacts): Feed[] {
  const finishContext = finishingOf(site, facts);
  countItems(facts, '/feeds', mostItems.feeds);
  const shape = site.registry.parts.feeds;
  return (site.manifest.feeds ?? []).map(({ path, title, from, where, as, limit = usualLimit }, index) => {
    const pointer = `/feeds/${index}`;
    facts.origins?.set(pointer, { pointer });
    const reference: JsonObject = { from, as: { ...as }, ...(where && { where: where as JsonObject }) };
    const list: Shape = { list: shape };
    const place = { composed: pointer, source: pointer };
    const items = expand(reference, list, place, { site, facts }) as JsonObject[];
    const filledWhere = fillWhere(reference.where, place, { site, facts: startFacts() }, undefined);
    const entries = selectEntries({ from, where: filledWhere }, site);
    return {
      path: (site.language?.prefix ?? '') + path,
      title: finish(title, text, finishContext, `${pointer}/title`) as string,
      limit,
      items: items.map((item, position) => {
        const at = `${pointer}/${position}`;
        facts.blocks?.push({ block: item, pointer: at });
        const id = items.length === entries.length ? entries[position]?.entry.id : undefined;
        const finished = finish(item, shape, finishContext, at) as FeedItem;
        return typeof id === 'string' && id !== '' ? { ...finished, id } : finished;
      }),
    };
  });
}
