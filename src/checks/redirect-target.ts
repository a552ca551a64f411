import { fillValues } from '../compose/fill';
import type { Site } from '../compose/site';
import { pathOfLink } from '../manifest/links-in';

/**
 * Gives the target of a redirect: the path of a page or a feed, also where a value or the whole address of the site
 * says it; else the link.
 */
export function redirectTarget(to: string, { manifest, values }: Site): string {
  const link = fillValues(to, values);
  const own = manifest.site.url.replace(/\/+$/, '');
  return pathOfLink(link.startsWith(`${own}/`) ? link.slice(own.length) : link);
}
