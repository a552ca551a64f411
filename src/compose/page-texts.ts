import { wordsOf } from '../manifest/words-of';
import type { Expanding } from './expand';
import { fillTemplate } from './fill-template';
import { fillPart, tellMarkup } from './finish-copy';
import { needingFields } from './observer';
import type { RouteSource } from './routes';
import type { Site } from './site';

/** The title of a route's page, without composing the rest of it. */
export function titleOf(route: RouteSource, site: Site): string {
  return pageText('title', route, { site, observer: undefined, scope: route.scope });
}

/** A text of the page itself, with the fields of its entry and with values. */
export function pageText(key: 'title' | 'description', route: RouteSource, expanding: Expanding): string {
  const { site, observer, scope } = expanding;
  const written = route[key];
  const place = { composed: `/${key}`, source: `${route.pointer}/${key}` };
  const needed = { site, observer: observer && needingFields(observer), scope };
  const filled = scope ? fillTemplate(written, place, needed, scope)?.value : written;
  tellMarkup(wordsOf(filled), false, { observer }, `/${key}`);
  return fillPart(wordsOf(filled), 0, wordsOf(filled), { site, observer }, `/${key}`);
}
