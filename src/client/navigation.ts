import type { AnyRouter } from '@tanstack/react-router';
import { assetsFolder } from '../addresses/asset-path';
import { pathOfAddress } from '../addresses/page-address';
import type { Page } from '../compose/page';
import type { PageStore } from './load-page';

interface Navigation {
  router: AnyRouter;
  store: PageStore;
  base: string;
}

/**
 * Takes over the links of the site: the next page is fetched when a link is pointed at, focused or
 * touched, and following it does not reload. A page that cannot be fetched becomes an ordinary load.
 * Of several wishes the last one counts, whichever page arrives first.
 */
export function followLinks({ router, store, base }: Navigation): void {
  let wish: URL | undefined;
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, preload, { passive: true });
  }
  addEventListener('click', follow);
  // Going back or forward, or to another place on the page, is a wish as well.
  router.history.subscribe(() => {
    wish = undefined;
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    const page: Page | undefined = router.state.matches.at(-1)?.loaderData;
    if (page) document.title = page.documentTitle;
    if (pathChanged && !location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  });

  function preload(event: Event): void {
    const target = siteTarget(event, base);
    if (target && !isSamePage(target)) store.load(target.pathname).catch(() => {});
  }

  function follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const target = siteTarget(event, base);
    if (!target) return;
    wish = target;
    if (isSamePage(target) && target.hash) return;
    event.preventDefault();
    const { pathname, search, hash } = target;
    const href = pathname + search + hash;
    store.load(pathname).then(
      () => {
        if (wish !== target) return;
        // As browsers do, which add no entry for the page that they show.
        const isHere =
          pathOfAddress(pathname, base) === pathOfAddress(location.pathname, base) && search === location.search;
        if (isHere && !hash) router.history.replace(href);
        else router.history.push(href);
      },
      () => {
        if (wish === target) location.assign(href);
      },
    );
  }
}

/** The address that an event's link leads to, where that is a page of this site. */
function siteTarget(event: Event, base: string): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address is a wish to load the page again.
  if (!link?.getAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const target = new URL(link.href);
  const isInside = target.origin === location.origin && target.pathname.startsWith(base);
  return isInside && !target.pathname.startsWith(`${base}${assetsFolder}/`) ? target : undefined;
}

function isSamePage(target: URL): boolean {
  return target.pathname === location.pathname && target.search === location.search;
}
