import type { AnyRouter } from '@tanstack/react-router';
import type { Shell } from '../compose/page';
import { loadComponents } from '../render/page-view';
import type { PageStore } from './load-page';
import type { PageData } from './page-data';

interface Edited {
  router: AnyRouter;
  store: PageStore;
  site: { shell: Shell };
}

/** In development, shows an edit of site.json in place: the page is drawn again without losing its state. */
export function listenToEdits({ router, store, site }: Edited): void {
  if (!import.meta.hot) return;
  import('./overlay').then(({ showProblems }) => showProblems());
  let edits = 0;
  import.meta.hot.on('pagewright:site', async () => {
    edits++;
    const edit = edits;
    const { pathname } = location;
    const response = await fetch(pathname, { headers: { accept: 'application/vnd.pagewright+json' } });
    const { key, shell, page, styles }: PageData & { styles: Record<string, string> } = await response.json();
    await loadComponents(page.blocks.map(({ type }) => type));
    // What is older may come later.
    if (edit !== edits) return;
    for (const [name, css] of Object.entries(styles)) putStyle(name, css);
    site.shell = shell;
    store.reset(pathname, page, key);
    await router.invalidate();
    if (location.pathname === pathname) document.title = page.documentTitle;
  });
}

function putStyle(name: string, css: string): void {
  let style = document.querySelector(`style[data-style="${name}"]`);
  if (!style) {
    style = document.createElement('style');
    style.setAttribute('data-style', name);
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}
