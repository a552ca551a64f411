import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import { asJson } from '../manifest/manifest';
import { valueAt } from '../manifest/pointer';
import type { EntryPage } from '../manifest/rename-route';

/** The pages of a site that are made of entries. */
export function entryPagesOf(site: Site): EntryPage[] {
  return routeSources(site).flatMap(({ path, pointer, scope }) => {
    const template = valueAt(asJson(site.manifest), `${pointer}/path`);
    return scope ? [{ path, template: String(template), entry: scope.pointer }] : [];
  });
}
