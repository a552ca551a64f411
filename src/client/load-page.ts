import { pageDataFile, pathOfAddress } from '../addresses/page-address';
import type { Page } from '../compose/page';
import { loadComponents } from '../render/page-view';
import type { PageData, Slice } from './page-data';

/** Pages by their path, each fetched at most once. */
export interface PageStore {
  /** The page at a path of this site, its components and styles loaded; rejects where it cannot be had. */
  load(path: string): Promise<Page>;
  /** Puts a page into the store in place of the one with its path. */
  replace(page: Page): void;
}

/** A store that holds the page that the browser has loaded. */
export function createPageStore({ key, shell, page }: PageData, path: string): PageStore {
  const pages = new Map<string, Promise<Page>>([[pathOfAddress(path, shell.base), Promise.resolve(page)]]);
  return {
    load(requested) {
      const route = pathOfAddress(requested, shell.base);
      let loading = pages.get(route);
      if (!loading) {
        loading = fetchPage(shell.base + pageDataFile(route), key);
        loading.catch(() => pages.delete(route));
        pages.set(route, loading);
      }
      return loading;
    },
    replace(replacement) {
      pages.clear();
      pages.set(pathOfAddress(path, shell.base), Promise.resolve(replacement));
    },
  };
}

async function fetchPage(address: string, key: string): Promise<Page> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const slice: Slice = await response.json();
  if (slice.key !== key) throw new Error(`${address} belongs to another build`);
  const types = slice.page.blocks.map(({ type }) => type);
  await Promise.all([loadComponents(types), ...types.map((type) => loadStyle(type, slice.styles[type]))]);
  return slice.page;
}

const loadingStyles = new Map<string, Promise<void>>();

function loadStyle(name: string, address: string | undefined): Promise<void> {
  if (!address || document.querySelector(`style[data-style="${name}"]`)) return Promise.resolve();
  let loading = loadingStyles.get(name);
  if (!loading) {
    loading = new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        loadingStyles.delete(name);
        reject(new Error(`${address} did not load`));
      };
      document.head.append(link);
    });
    loadingStyles.set(name, loading);
  }
  return loading;
}
