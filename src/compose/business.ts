import { composePart } from './compose-part';
import type { Business } from './generated/blocks';
import { type Observer, placeObserver } from './observer';
import type { Site } from './site';

/** What the site says of the business, for machines; nothing where it says nothing. */
export function composeBusiness(site: Site, listener?: Observer): Business | undefined {
  if (!site.manifest.business) return undefined;
  return composePart('business', site, { icons: {}, listener, observer: placeObserver(listener) }) as Business;
}
