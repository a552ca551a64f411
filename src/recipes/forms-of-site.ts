import { isObject, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { listAt, valueAt } from '../manifest/pointer';
import { writtenUses } from '../manifest/uses';

/** Gives the pointer of the first form on a page of its own; undefined where there is none. */
export function formOf(root: JsonObject): string | undefined {
  for (const route of listAt(root, '/routes')) {
    if (!isObject(route) || route.from !== undefined || !Array.isArray(route.blocks)) continue;
    const form = route.blocks.find((block) => isObject(block) && block.type === 'form');
    if (isObject(form)) return `${route.path}${typeof form.anchor === 'string' ? `#${form.anchor}` : ''}`;
  }
  return undefined;
}

/**
 * Leads the pages of things that a new form offers to that form, where they led to the form that the site had before,
 * so that whoever asks about a thing can choose it.
 */
export function askingThere(site: JsonObject, before: JsonObject, things: string): JsonObject {
  const former = formOf(before);
  const addedRoutes = listAt(site, '/routes').slice(listAt(before, '/routes').length);
  const form = formOf({ routes: addedRoutes });
  if (former === undefined || form === undefined) return site;
  const places = writtenUses(site, 'text').filter(({ name, pointer }) => {
    const [route] = /^\/routes\/\d+(?=\/.*\/to$)/.exec(pointer) ?? [];
    return name === former && route !== undefined && valueAt(site, `${route}/from`) === things;
  });
  return places.reduce((one, { pointer }) => set(one, pointer, form) as JsonObject, site);
}
