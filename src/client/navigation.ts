import type { AnyRouter } from '@tanstack/react-router';
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
 */
export function followLinks({ router, store, base }: Navigation): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, preload, { passive: true });
  }
  addEventListener('click', follow);
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
    if (!target || (isSamePage(target) && target.hash)) return;
    event.preventDefault();
    const href = target.pathname + target.search + target.hash;
    store.load(target.pathname).then(
      () => router.history.push(href),
      () => location.assign(href),
    );
  }
}

/** The address that an event's link leads to, where that is a page of this site. */
function siteTarget(event: Event, base: string): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address is a wish to load the page again.
  if (!link?.getAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const target = new URL(link.href);
  return target.origin === location.origin && target.pathname.startsWith(base) ? target : undefined;
}

function isSamePage(target: URL): boolean {
  return target.pathname === location.pathname && target.search === location.search;
}
