import './lasting-tasks';
import {
  type AnyRoute,
  type AnyRouter,
  createRouter,
  Outlet,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router';
// The routes of react-router bring its link component and hooks along, which no page uses.
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Page, Shell } from '../compose/page';
import type { Components } from '../render/components';
import { keepOriginalsMarked } from '../render/keep-originals-marked';
import { originalsWithin } from '../render/original-words';
import { hydrates, PageView, SiteView } from '../render/page-view';
import { ErrorScreen } from '../shell/error-screen';
import type { PageStore } from './load-page';

/** The data and components from which a browser draws the pages of a site. */
export interface DrawnFrom {
  /** The shell of every page, read anew for each page that is drawn. */
  site: { shell: Shell };
  store: PageStore;
  components: Components;
}

/** A router that follows the history of the browser, and draws nothing before `draw` is called. */
export interface SiteRouter {
  router: AnyRouter;
  /** Whether it draws the page that stands there. */
  isDrawing: () => boolean;
  /** Draws the page of the current address in the place of the document that the browser has loaded, and each that follows. */
  draw: () => Promise<void>;
}

/** Makes the router of a site. The document that the browser has loaded stays until `draw` is called. */
export async function createSiteRouter({ site, store, components }: DrawnFrom): Promise<SiteRouter> {
  let isDrawing = false;

  function Root(): ReactNode {
    const page = useCurrentPage();
    useEffect(() => page && markOriginalsOf(site.shell, page), [page]);
    if (!page) return null;
    return (
      <SiteView shell={site.shell} page={page}>
        <Outlet />
      </SiteView>
    );
  }

  function CurrentPage(): ReactNode {
    const page = useCurrentPage();
    return page && <PageView page={page} components={components} />;
  }

  const rootRoute = new BaseRootRoute({ component: Root });
  const pageRoute = new BaseRoute({
    getParentRoute: () => ofReact(rootRoute),
    path: '$',
    loader: ({ location: { pathname }, abortController: { signal } }): Promise<Page> | undefined => {
      if (!isDrawing) return undefined;
      return store.load(pathname).catch((failure) => {
        // The visitor has gone on to another page.
        if (signal.aborted) throw failure;
        return loadDocument(pathname);
      });
    },
    component: CurrentPage,
    errorComponent: ErrorScreen,
  });
  const router = createRouter({
    routeTree: ofReact(rootRoute.addChildren([ofReact(pageRoute)])),
    basepath: site.shell.base,
    scrollRestoration: true,
    // The store keeps the pages.
    defaultStaleTime: 0,
    defaultGcTime: 0,
    trailingSlash: 'preserve',
  });
  await router.load();
  // As long as the document stands there, the browser keeps its place in it, and the router notes that.
  history.scrollRestoration = 'auto';
  document.dispatchEvent(new Event('scroll'));

  return {
    router,
    isDrawing: () => isDrawing,
    async draw() {
      isDrawing = true;
      history.scrollRestoration = 'manual';
      // The router has no data of the loaded page yet; without waiting for them, it would draw an empty page.
      await router.load({ sync: true });
      const root = document.getElementById('root');
      if (!root) throw new Error('The page has no root.');
      await transitionPage(async () => {
        flushSync(() =>
          createRoot(root).render(
            <StrictMode>
              <RouterProvider router={router} />
            </StrictMode>,
          ),
        );
      });
      router.startViewTransition = transitionPage;
    },
  };
}

/** Gives a route the type that React's router takes. Its own type differs in hooks that no page uses. */
function ofReact(route: unknown): AnyRoute {
  return route as AnyRoute;
}

function useCurrentPage(): Page | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as Page | undefined });
}

/**
 * Marks the untranslated texts of a page and of its surroundings, as its document does; gives the function that ends
 * this.
 */
function markOriginalsOf({ originals: around }: Shell, { originals, blocks }: Page): (() => void) | undefined {
  const within = originals && originalsWithin(blocks.filter(hydrates), originals);
  const root = document.getElementById('root');
  return root ? keepOriginalsMarked(root, [originals, around, within]) : undefined;
}

/** Lets the browser load a page that this build does not know; never resolves. */
function loadDocument(pathname: string): Promise<never> {
  location.assign(pathname);
  return new Promise(() => {});
}

/** Puts the next page in the place of the last one, as a view transition where the browser has them and the visitor does not mind motion. */
function transitionPage(update: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return update();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // A transition that the next one overtakes rejects; the page it leads to is shown all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
  return updateCallbackDone;
}
