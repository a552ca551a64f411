import { components as list } from '../blocks/generated/components';
import type { Analytics, Page, Shell } from '../compose/page';
import { createComponents } from '../render/components';
import { drawnSite } from '../render/page-view';
import { fillWord } from '../ui/site';
import { followLinks } from './follow-links';
import { createPageStore } from './load-page';
import { lookAtPage } from './look-at-page';
import { closeMenus } from './menus';
import { showNotificationsOf } from './notifications';
import { openFramesInPlace } from './open-frame';
import { fetchSite } from './site-data';
import { createSiteRouter, type DrawnFrom, type SiteRouter } from './site-router';

/** All that it takes to draw the pages of a site in the browser. */
export interface Navigation extends DrawnFrom, SiteRouter {}

/**
 * Takes over the links of the site, beginning with `link`, which the visitor is about to follow. The loaded document
 * stays until the first link is followed; from then on React draws the pages.
 */
export async function takeOverLinks(link?: HTMLAnchorElement | null): Promise<Navigation> {
  const loadedPath = location.pathname;
  const { key, shell } = await fetchSite();
  const components = createComponents(list);
  const store = createPageStore(key, shell.base, components);
  const site = { shell };
  const siteRouter = await createSiteRouter({ site, store, components });
  const { router } = siteRouter;
  const arrive = (): void => {
    const page: Page | undefined = router.state.matches.at(-1)?.loaderData;
    if (page) showArrival(page, site.shell);
  };
  const navigation = {
    ...siteRouter,
    site,
    store,
    components,
    async draw() {
      await siteRouter.draw();
      arrive();
      openFramesInPlace();
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) arrive();
      });
      new MutationObserver(lookAtPage).observe(document.body, { childList: true, subtree: true });
    },
  };
  router.history.subscribe(() => {
    // The address bar follows a little later.
    const isElsewhere = router.history.location.pathname !== loadedPath;
    if (isElsewhere && !siteRouter.isDrawing()) navigation.draw().catch(() => location.reload());
  });
  followLinks(navigation, link ?? undefined);
  if (location.pathname !== loadedPath) await navigation.draw();
  return navigation;
}

/** Announces another page: in the tab, to screen readers, and to what counts visits. */
function showArrival(page: Page, shell: Shell): void {
  const site = drawnSite(shell, page);
  document.title = page.documentTitle;
  closeMenus();
  showNotificationsOf(site);
  if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = fillWord(site.words.pageChanged, { title: page.title });
  if (shell.analytics) count(shell.analytics).catch(() => {});
}

async function count(analytics: Analytics): Promise<void> {
  const { countVisit } = await import('./count-visits');
  await countVisit(analytics);
}
