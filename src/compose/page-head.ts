import { composedName } from '../manifest/composed-name';
import { isObject, ownMember, wordsOf } from '../manifest/manifest';
import { type ExpandContext, expand } from './expand';
import { startFacts } from './facts';
import { fillText, noteMarkup } from './fill';
import { fillTemplate } from './fill-template';
import type { Page } from './page';
import type { RouteSource } from './routes';
import type { Site } from './site';
import { readText } from './translation';

/** Gives the title of a route's page, without composing the rest of it. */
export function titleOf(route: RouteSource, site: Site): string {
  return pageText('title', route, { site, facts: startFacts(), scope: route.scope });
}

/** Gives a text of the page itself, with the fields of its entry and with values. */
export function pageText(key: 'title' | 'description', route: RouteSource, expandContext: ExpandContext): string {
  const { site, facts, scope } = expandContext;
  const written = route[key];
  const place = { composed: `/${key}`, source: `${route.pointer}/${key}` };
  const filling = { site, facts, isNeeded: true, isText: true };
  const filledText = scope ? fillTemplate(written, place, filling, scope)?.value : written;
  const { text } = readText(wordsOf(filledText), expandContext);
  noteMarkup(text, undefined, facts, `/${key}`);
  return fillText(text, expandContext, `/${key}`);
}

/** The picture for sharing a page, as its route names it. */
export interface Share {
  picture: string;
  alt?: string;
}

/** The width of a picture for sharing, in pixels. */
const widest = 1200;

/** Composes the picture for sharing a page; empty where none is named, or none is there. */
export function composeShare({ share, pointer }: RouteSource, expandContext: ExpandContext): Pick<Page, 'share'> {
  const { site, facts } = expandContext;
  const place = { composed: '/share', source: `${pointer}/share` };
  const sharing = share && expand({ ...share }, null, place, expandContext);
  if (!isObject(sharing)) return {};
  const name = composedName(fillText(wordsOf(sharing.picture ?? ''), expandContext, '/share/picture'));
  const { text } = readText(wordsOf(sharing.alt ?? ''), expandContext);
  const alt = fillText(text, expandContext, '/share/alt');
  if (name === '') return {};
  facts.uses?.push({ kind: 'picture', name, alt, widest, pointer: '/share/picture' });
  const file = ownMember(site.assets.pictures, name);
  if (!file || !('kind' in file)) return {};
  return { share: { picture: file.kind === 'drawing' ? file.path : file.stem, alt } };
}
