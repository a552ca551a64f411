import { isObject, type Json, type JsonObject } from '../manifest/manifest';
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
 * Leads the pages of things that a new form offers to that form, where they led to a form of the site, so that whoever
 * asks about a thing finds it chosen.
 */
export function askingThere(site: JsonObject, before: JsonObject, things: string): JsonObject {
  const addedRoutes = listAt(site, '/routes').slice(listAt(before, '/routes').length);
  const form = formOf({ routes: addedRoutes });
  if (form === undefined) return site;
  const forms = [formOf(before), form];
  const places = writtenUses(site, 'text').filter(({ name, pointer }) => {
    const [route] = /^\/routes\/\d+(?=\/.*\/to$)/.exec(pointer) ?? [];
    const isForm = forms.includes(name.replace(/\?[^#]*/, ''));
    return isForm && route !== undefined && valueAt(site, `${route}/from`) === things;
  });
  const link = choosing(form, choiceOf(addedRoutes, things));
  return places.reduce((one, { pointer }) => set(one, pointer, link), site);
}

/** Gives a link to a form that chooses the thing whose page it stands on, where the form asks for one. */
function choosing(form: string, question: JsonObject | undefined): string {
  const value = isObject(question?.options) && isObject(question.options.as) ? question.options.as.value : undefined;
  const [path = '', anchor] = form.split('#');
  return value === undefined ? form : `${path}?${question?.name}=${value}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Finds the question of a form that a link may answer with a thing. */
function choiceOf(routes: readonly Json[], things: string): JsonObject | undefined {
  const fields = routes
    .flatMap((route) => listAt(route, '/blocks'))
    .flatMap((block) => listAt(block, '/sections'))
    .flatMap((section) => listAt(section, '/fields'));
  return fields
    .filter(isObject)
    .find(({ prefill, options }) => prefill === true && isObject(options) && options.from === things);
}
