import { finishingOf } from './compose-part';
import { finish } from './finish';
import { type Observer, placeObserver } from './observer';
import type { Link } from './page';
import type { Site } from './site';

/** An old address of the site, and where it leads as a browser takes it. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site; they lead wherever links do: to a page, to a file of the uploads folder or elsewhere. */
export function composeRedirects(site: Site, listener?: Observer): Redirect[] {
  const observer = placeObserver(listener);
  const finishing = finishingOf(site, { icons: {}, listener, observer });
  return (site.manifest.redirects ?? []).map(({ from, to }, index) => {
    const { href } = finish(to, { kind: 'link' }, finishing, `/redirects/${index}/to`) as Link;
    return { from, to: href };
  });
}
