import { collectionsIn } from '../manifest/collections';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { listAt, type Pointer, parentPointer, valueAt } from '../manifest/pointer';
import { writtenUses } from '../manifest/uses';
import { textIn } from './in-language';
import { contact } from './list/contact';
import { askAboutIt } from './site-form';

/** Gives the pointer of the first form on a page of its own; undefined where there is none. */
export function formOf(root: JsonObject): string | undefined {
  for (const route of listAt(root, '/routes')) {
    if (!isObject(route) || route.from !== undefined || !Array.isArray(route.blocks)) continue;
    const form = route.blocks.find((block) => isObject(block) && block.type === 'form');
    if (isObject(form)) return `${route.path}${typeof form.anchor === 'string' ? `#${form.anchor}` : ''}`;
  }
  return undefined;
}

/** What leads to a form that was added: the things that it offers, and what a button says in place of a recipe's words. */
interface Asking {
  recipe: { action?: string };
  things?: string;
  language: string;
}

/**
 * Leads to a new form what led to a form of the site before: the pages of the things that it offers, so that whoever asks
 * about one finds it chosen, and the button of the header where that is still as a new site has it. A label that is not
 * a recipe's stays.
 */
export function withLinksToForm(
  site: JsonObject,
  before: JsonObject,
  { recipe, things, language }: Asking,
): JsonObject {
  const addedRoutes = listAt(site, '/routes').slice(listAt(before, '/routes').length);
  const form = formOf({ routes: addedRoutes });
  if (form === undefined) return site;
  const former = formOf(before);
  const labelled = (one: JsonObject, link: Pointer, words: string): JsonObject => {
    const isAsWritten = valueAt(one, `${link}/label`) === textIn(language, words);
    return isAsWritten && recipe.action !== undefined ? set(one, `${link}/label`, recipe.action) : one;
  };
  const to = choosing(form, choiceOf(addedRoutes, things));
  const links = things === undefined ? [] : linksToForms(site, things, [former, former && pageOf(former), form]);
  const asked = links.reduce((one, link) => set(labelled(one, link, askAboutIt.label), `${link}/to`, to), site);
  const button = '/header/action';
  const isButton = former !== undefined && valueAt(asked, `${button}/to`) === pageOf(former);
  const led = isButton ? labelled(asked, button, contact.label) : asked;
  return led === asked ? asked : set(led, `${button}/to`, pageOf(form));
}

/** Gives the links on the pages of a collection's entries that lead to one of some forms, whatever they choose there. */
function linksToForms(site: JsonObject, things: string, forms: readonly (string | undefined)[]): Pointer[] {
  return writtenUses(site, 'text').flatMap(({ name, pointer }) => {
    const [route] = /^\/routes\/\d+(?=\/.*\/to$)/.exec(pointer) ?? [];
    const isOfThings = route !== undefined && valueAt(site, `${route}/from`) === things;
    return isOfThings && forms.includes(name.replace(/\?[^#]*/, '')) ? [parentPointer(pointer)] : [];
  });
}

/** Gives the collections whose entries have pages that lead to the form of a site, so that they may be asked about. */
export function collectionsAsked(root: JsonObject): string[] {
  const form = formOf(root);
  const names = [...collectionsIn(root).keys()];
  return form === undefined ? [] : names.filter((name) => linksToForms(root, name, [form]).length > 0);
}

function pageOf(form: string): string {
  return form.replace(/#.*/, '');
}

/** Gives a link to a form that chooses the thing whose page it stands on, where the form asks for one. */
function choosing(form: string, question: JsonObject | undefined): string {
  const value = isObject(question?.options) && isObject(question.options.as) ? question.options.as.value : undefined;
  const [path = '', anchor] = form.split('#');
  return value === undefined ? form : `${path}?${question?.name}=${value}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Finds the question of a form that a link may answer with a thing. */
function choiceOf(routes: readonly Json[], things: string | undefined): JsonObject | undefined {
  const fields = routes
    .flatMap((route) => listAt(route, '/blocks'))
    .flatMap((block) => listAt(block, '/sections'))
    .flatMap((section) => listAt(section, '/fields'));
  return fields
    .filter(isObject)
    .find(({ prefill, options }) => prefill === true && isObject(options) && options.from === things);
}
