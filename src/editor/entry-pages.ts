import type { Assets } from '../compose/assets';
import type { ComposeRegistry } from '../compose/registry';
import type { RouteSource } from '../compose/routes';
import type { JsonObject } from '../manifest/manifest';
import { type Pointer, valueAt } from '../manifest/pointer';
import type { EntryPage } from '../manifest/rename-route';
import { pagesOf, siteOf } from './engine';

/** Every page of a site as it is edited; none where it cannot be composed as it is. */
export function pagesIn(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): RouteSource[] {
  try {
    return pagesOf(siteOf(root, assets, registry, now));
  } catch {
    return [];
  }
}

/** The pages that are made of one entry. */
export function pagesMadeOf(entry: Pointer, pages: RouteSource[]): RouteSource[] {
  return pages.filter(({ scope }) => scope?.pointer === entry);
}

/** The pages that are made of entries, as a renaming asks for them. */
export function entryPagesOf(pages: RouteSource[], root: JsonObject): EntryPage[] {
  return pages.flatMap(({ path, pointer, scope }) =>
    scope ? [{ path, template: String(valueAt(root, `${pointer}/path`)), entry: scope.pointer }] : [],
  );
}
