import type { RouteSource } from '../compose/routes';
import type { JsonObject } from '../manifest/manifest';
import { valueAt } from '../manifest/pointer';
import type { EntryPage } from '../manifest/rename-route';

/** The pages that are made of entries, as a renaming asks for them. */
export function entryPagesOf(pages: RouteSource[], root: JsonObject): EntryPage[] {
  return pages.flatMap(({ path, pointer, scope }) =>
    scope ? [{ path, template: String(valueAt(root, `${pointer}/path`)), entry: scope.pointer }] : [],
  );
}
