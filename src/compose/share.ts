import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import { runOfBraces } from '../manifest/run';
import { fillValues } from './fill';
import type { Observer } from './observer';
import type { Page } from './page';
import type { Site } from './site';

/** What a route says of sharing its page. */
export interface Share {
  picture: string;
  alt?: string;
}

/** How wide a picture for sharing is. */
const widest = 1200;

/** What a page knows of the picture for sharing it; nothing where none is named, or none is there. */
export function composeShare(
  share: Share | undefined,
  site: Site,
  observer: Observer | undefined,
): Pick<Page, 'share'> {
  if (!share) return {};
  const name = fill(share.picture, '/share/picture', site, observer);
  const alt = fill(share.alt ?? '', '/share/alt', site, observer);
  observer?.use?.({ kind: 'picture', name, alt, widest, pointer: '/share/picture' });
  const file = ownMember(site.assets.pictures, name);
  if (!file || !('kind' in file)) return {};
  return { share: { picture: file.kind === 'drawing' ? file.path : file.stem, alt } };
}

function fill(text: string, pointer: Pointer, site: Site, observer: Observer | undefined): string {
  return fillValues(text, site.values, (name, start) =>
    observer?.use?.({ kind: 'value', name, pointer, run: runOfBraces(text, name, start) }),
  );
}
