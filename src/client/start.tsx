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
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { notFoundPath } from '../addresses/page-address';
import { components as list } from '../blocks/generated/components';
import type { Analytics, Page, Shell } from '../compose/page';
import { type Components, createComponents } from '../render/components';
import { PageView, SiteView } from '../render/page-view';
import { ErrorScreen } from '../shell/error-screen';
import { hideWhatIsOver } from './hide-what-is-over';
import { createPageStore, type PageStore } from './load-page';
import { followLinks } from './navigation';
import { leadToOtherForm } from './other-form';
import { readPageData } from './page-data';
import { transitionPage } from './view-transition';

/** A page that is live. */
export interface Started {
  router: AnyRouter;
  store: PageStore;
  /** What surrounds every page; another takes its place where a new one is put here. */
  site: { shell: Shell };
  components: Components;
}

/** Makes the page that the browser shows live: hydrates it and takes over its links. Gives nothing where it leads to another page. */
export async function start(): Promise<Started | undefined> {
  const pageData = readPageData();
  const { shell, page } = pageData;
  if (page.path === notFoundPath) {
    if (await leadToOtherForm(shell)) return undefined;
    console.error(`404: no page has the address ${location.pathname}`);
  }
  const components = createComponents(list);
  await components.load(page.blocks.map(({ type }) => type));

  const store = createPageStore(pageData, location.pathname, components);
  const site = { shell };

  function Root(): ReactNode {
    return (
      <SiteView shell={site.shell} page={useCurrentPage() ?? page}>
        <Outlet />
      </SiteView>
    );
  }

  function CurrentPage(): ReactNode {
    return <PageView page={useCurrentPage() ?? page} components={components} />;
  }

  const rootRoute = new BaseRootRoute({ component: Root });
  const pageRoute = new BaseRoute({
    getParentRoute: () => ofReact(rootRoute),
    path: '$',
    loader: ({ location: { pathname }, abortController: { signal } }): Promise<Page> =>
      store.load(pathname).catch((failure) => {
        // The visitor has gone on to another page.
        if (signal.aborted) throw failure;
        return loadDocument(pathname);
      }),
    component: CurrentPage,
    errorComponent: ErrorScreen,
  });
  const router = createRouter({
    routeTree: ofReact(rootRoute.addChildren([ofReact(pageRoute)])),
    basepath: shell.base,
    scrollRestoration: true,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    trailingSlash: 'preserve',
  });

  await router.load();
  // Without this the router draws a boundary around the page that the server's markup does not have.
  router.ssr = { manifest: undefined };
  router.startViewTransition = transitionPage;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  // What has passed on the pages to which links lead, and on this one since it was drawn.
  new MutationObserver(hideWhatIsOver).observe(document.body, { childList: true, subtree: true });
  followLinks({ router, store, base: shell.base });
  if (shell.analytics && page.path !== notFoundPath) count(shell.analytics, router).catch(() => {});
  return { router, store, site, components };
}

/** Counts visits with what only sites that want it load. */
async function count(analytics: Analytics, router: AnyRouter): Promise<void> {
  const { countVisits } = await import('./count-visits');
  await countVisits(analytics, router);
}

/** A route as React's router takes it: those of its own differ by hooks that no page uses. */
function ofReact(route: unknown): AnyRoute {
  return route as AnyRoute;
}

function useCurrentPage(): Page | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as Page | undefined });
}

/** Leaves a page that this build does not know to the server. */
function loadDocument(pathname: string): Promise<never> {
  location.assign(pathname);
  return new Promise(() => {});
}
