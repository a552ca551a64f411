import type { Navigation } from '../../client/navigation';
import type { SiteData, Slice } from '../../client/site-data';
import { hear } from './hear';
import { showProblems } from './overlay';

/** A page after an edit, with the attributes of its root element and its styles by name. */
interface EditedPage extends SiteData, Slice {
  attributes: Record<string, string>;
}

/**
 * Shows each edit of site.json or of the code in place: the page is drawn again and keeps its state. An edit that comes
 * before the page is drawn shows once it is. A page without navigation, or whose navigation fails, is loaded anew.
 */
export function listenToEdits(starting: Promise<Navigation | undefined>): void {
  showProblems();
  const showing = starting.catch(() => undefined).then((navigation) => (navigation ? editsIn(navigation) : reload));
  const show = async (): Promise<void> => (await showing)();
  for (const edit of ['pagewright:site', 'pagewright:code'] as const) hear(edit, show);
}

const reload = (): void => location.reload();

function editsIn({ router, store, site, components }: Navigation): () => Promise<void> {
  let edits = 0;
  return showEdit;

  async function showEdit(): Promise<void> {
    edits++;
    const edit = edits;
    const { pathname } = location;
    const response = await fetch(pathname, { headers: { accept: 'application/vnd.pagewright+json' } });
    const { key, shell, page, attributes, styles }: EditedPage = await response.json();
    await components.load(page.blocks.map(({ type }) => type));
    // An older edit may arrive later.
    if (edit !== edits) return;
    for (const [name, css] of Object.entries(styles)) putStyle(name, css);
    if (styles.site === undefined) document.querySelector('style[data-style=site]')?.remove();
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    site.shell = shell;
    store.reset(pathname, page, key);
    await router.invalidate();
    if (location.pathname === pathname) document.title = page.documentTitle;
  }
}

/** Replaces a style by a new element, which the policy allows by its nonce; it allowed the old one by its content. */
function putStyle(name: string, css: string): void {
  const before = document.querySelector(`style[data-style="${name}"]`);
  if (before?.textContent === css) return;
  const style = document.createElement('style');
  style.setAttribute('data-style', name);
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  style.textContent = css;
  if (before) before.replaceWith(style);
  else document.head.append(style);
}
