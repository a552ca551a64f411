import type { JsonObject } from '../manifest/manifest';
import { finishingOf } from './compose-part';
import { expand } from './expand';
import { finish } from './finish';
import { type Observer, placeObserver } from './observer';
import type { FeedItem } from './page';
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

const usualLimit = 20;
const text: Shape = { kind: 'text' };

/** The feeds of a site. */
export function composeFeeds(site: Site, listener?: Observer): Feed[] {
  const observer = placeObserver(listener);
  const finishing = finishingOf(site, { icons: {}, listener, observer });
  const shape = site.registry.parts.feeds;
  return (site.manifest.feeds ?? []).map(({ path, title, from, where, as, limit = usualLimit }, index) => {
    const pointer = `/feeds/${index}`;
    observer?.origin?.(pointer, { pointer });
    const reference: JsonObject = { from, as: { ...as }, ...(where && { where: where as JsonObject }) };
    const list: Shape = { list: shape };
    const items = expand(reference, list, { composed: pointer, source: pointer }, { site, observer }) as JsonObject[];
    return {
      path,
      title: finish(title, text, finishing, `${pointer}/title`) as string,
      limit,
      items: items.flatMap((item, position) => {
        const at = `${pointer}/${position}`;
        return observer?.expanded?.(item, at) === false ? [] : (finish(item, shape, finishing, at) as FeedItem);
      }),
    };
  });
}
