import type { JsonObject } from '../manifest/manifest';
import { finishingOf } from './compose-part';
import { expand } from './expand';
import { finish } from './finish';
import { type Observer, placeObserver } from './observer';
import type { Copy, Link } from './page';
import type { Shape } from './shape';
import type { Site } from './site';

/** A feed, its items as they are written out of a collection, in the order of its entries. */
export interface Feed {
  path: string;
  title: string;
  /** The most items that are published. */
  limit: number;
  items: FeedItem[];
}

/** One item of a feed. What an entry lacks is not there; the check speaks of it. */
export interface FeedItem {
  title?: string;
  text?: Copy;
  date?: string;
  to?: Link;
}

const usualLimit = 20;
const needed = ['title', 'date', 'to'];
const text: Shape = { kind: 'text' };
const item: Shape = { fields: { title: text, text: { kind: 'copy' }, date: text, to: { kind: 'link' } } };

/** The feeds of a site. */
export function composeFeeds(site: Site, listener?: Observer): Feed[] {
  const observer = placeObserver(listener && withNeeded(listener));
  const finishing = finishingOf(site, { icons: {}, listener, observer });
  return (site.manifest.feeds ?? []).map(({ path, title, from, where, as, limit = usualLimit }, index) => {
    const pointer = `/feeds/${index}`;
    observer?.origin?.(pointer, { pointer });
    const reference: JsonObject = { from, as: { ...as }, ...(where && { where: where as JsonObject }) };
    const items = expand(reference, { list: item }, { composed: pointer, source: pointer }, { site, observer }) ?? [];
    return {
      path,
      title: finish(title, text, finishing, `${pointer}/title`) as string,
      limit,
      items: finish(items, { list: item }, finishing, pointer) as FeedItem[],
    };
  });
}

/** Tells of a field that an item cannot be without that it is needed. */
function withNeeded({ use, ...listener }: Observer): Observer {
  if (!use) return listener;
  return {
    ...listener,
    use: (one) => {
      const isNeeded = one.kind === 'field' && needed.some((name) => one.pointer.endsWith(`/${name}`));
      use(isNeeded ? { ...one, isNeeded } : one);
    },
  };
}
