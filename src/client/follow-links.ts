import type { AnyRouter } from '@tanstack/react-router';
import { pathOfAddress } from '../addresses/page-address';
import type { Shell } from '../compose/page';
import type { PageStore } from './load-page';

interface Followed {
  router: AnyRouter;
  store: PageStore;
  site: { shell: Shell };
}

/**
 * Follows the links of the site without loading documents, beginning with `link`: the next page is fetched when a link
 * is pointed at, focused or touched. Where a page cannot be fetched, the browser loads it. The link that was followed
 * last counts, whichever page arrives first.
 */
export function followLinks({ router, store, site }: Followed, link?: HTMLAnchorElement): void {
  const { base } = site.shell;
  let wish: URL | undefined;
  for (const type of ['pointerover', 'focusin']) addEventListener(type, preload, { passive: true });
  addEventListener('click', follow);
  // Going back or forward, or to another place on the page, is a wish as well.
  router.history.subscribe(() => {
    wish = undefined;
  });
  if (link?.isConnected) load(siteTarget(link, base));
  // From here on they would fetch what has been fetched.
  document.querySelector('script[type=speculationrules]')?.remove();

  function preload({ target }: Event): void {
    load(siteTarget(target, base));
  }

  function load(target: URL | undefined): void {
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
    const target = siteTarget(event.target, base);
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
        if (isHere && !hash) {
          router.history.replace(href);
          scrollTo(0, 0);
        } else router.history.push(href);
      },
      () => {
        if (wish === target) location.assign(href);
      },
    );
  }
}

/** Gives the address of the link around an element, where that is a page of this site. */
function siteTarget(element: EventTarget | null, base: string): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  // An empty address is a wish to load the page again. The links of a drawing have attributes alone.
  const href = link?.getAttribute('href');
  if (!href || link?.hasAttribute('target') || link?.hasAttribute('download')) return undefined;
  const target = new URL(href, document.baseURI);
  const isInside = target.origin === location.origin && target.pathname.startsWith(base);
  // No path of a page begins with an underscore.
  return isInside && !target.pathname.startsWith(`${base}_`) ? target : undefined;
}

function isSamePage(target: URL): boolean {
  return target.pathname === location.pathname && target.search === location.search;
}
