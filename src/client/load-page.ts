import { pageDataFile, pathOfAddress } from '../addresses/page-address';
import type { Page } from '../compose/page';
import type { Components } from '../render/components';
import type { Slice } from './site-data';

/** The pages of a site by their path, each fetched at most once. */
export interface PageStore {
  /** Gives the page at a path, its components and styles loaded; rejects where it cannot be fetched. */
  load(path: string): Promise<Page>;
  /** Forgets all pages but one, which comes from the build with a key. */
  reset(path: string, page: Page, key: string): void;
}

/** Makes an empty store for the pages of the build with a key. */
export function createPageStore(builtKey: string, base: string, components: Components): PageStore {
  const pages = new Map<string, Promise<Page>>();
  let key = builtKey;
  return {
    reset(path, page, itsKey) {
      pages.clear();
      pages.set(pathOfAddress(path, base), Promise.resolve(page));
      key = itsKey;
    },
    load(requested) {
      const route = pathOfAddress(requested, base);
      const page = pages.get(route);
      if (page) return page;
      const loading = fetchPage(base + pageDataFile(route), () => key, components);
      pages.set(route, loading);
      loading.catch(() => pages.get(route) === loading && pages.delete(route));
      return loading;
    },
  };
}

async function fetchPage(address: string, currentKey: () => string, components: Components): Promise<Page> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const slice: Slice = await response.json();
  if (slice.key !== currentKey()) throw new Error(`${address} belongs to another build`);
  const types = slice.page.blocks.map(({ type }) => type);
  const styles = Object.entries(slice.styles).map(([name, address]) => loadStyle(name, address));
  await Promise.all([components.load(types), ...styles]);
  return slice.page;
}

const loadingStyles = new Map<string, Promise<void>>();

function loadStyle(name: string, address: string): Promise<void> {
  if (document.querySelector(`style[data-style="${name}"]`)) return Promise.resolve();
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
