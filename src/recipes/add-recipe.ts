import type { Day } from '../calendar/day';
import { samplePicture as samplePath } from '../checks/artwork-path';
import { examplePhone } from '../checks/example-phones';
import { collectionsIn, titleFields } from '../manifest/collections';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { freeName, nameInFile, slugOf } from '../manifest/slug';
import { asksForDay, isOfDays } from './days-asked';
import { fillRows } from './fill-rows';
import { formOf, withLinksToForm } from './forms-of-site';
import { recipeIn, speaks } from './in-language';
import { withMenuEntry } from './menu-entry';
import { oneOf } from './one-of';
import type { Recipe, RecipeField, RecipePage } from './recipe';
import { sampleFiles } from './sample-picture';
import { asOfSite } from './samples';
import { withPartInLanguages } from './say-in-languages';
import { nameField, showingOthers, stillToCome } from './show-others';
import { withItem, withMember } from './write-parts';

/** What somebody answers who adds a part to a site. */
export interface RecipeAnswers {
  /** What it is called; otherwise as the recipe says. */
  called?: string;
  /** Whether each of its things has a page, and whether it stands in the menu. */
  hasPages: boolean;
  isInMenu: boolean;
  /** The collection whose entries the form offers as choices, or whose prices the list shows. */
  things?: string;
  /** The currency of the site, by its three letters, where it has none yet. */
  currency?: string;
  today: Day;
  /** Where the drawing lies that stands for a photo, where that is elsewhere than `files` says. */
  samplePicture?: string;
}

/**
 * A site with an added part: the pointer of the part's first page, that of what its owner writes first, which is its
 * collection or else the first block of that page, and the files that it shows, by their paths.
 */
export interface WithRecipe {
  after: JsonObject;
  place: Pointer;
  begins: Pointer;
  files: Map<string, string>;
}

/**
 * Adds a part to a site in its main language, and in those further languages that the recipe has: its collections,
 * whose entries are samples, its pages, and what these need. A name or address that is taken gets a number.
 */
export function addRecipe(root: JsonObject, written: Recipe, answers: RecipeAnswers): WithRecipe {
  const language = isObject(root.site) && typeof root.site.language === 'string' ? root.site.language : '';
  const recipe = recipeIn(language, written);
  const title = answers.called?.trim() || recipe.label;
  const names = freeNames(root, recipe, title, language);
  const context: Context = { ...answers, root, called: title, language, names, recipe };
  const withRecipe = withParts(context);
  const after = withPartInLanguages(withRecipe, root, (tag) => {
    const other = recipeIn(tag, written);
    // A name that its owner has given is the same in every language.
    const name = title === recipe.label ? other.label : title;
    return speaks(tag) ? withParts({ ...context, called: name, recipe: other }) : undefined;
  });
  const place = memberPointer('/routes', pages(root).length);
  const [collection] = [...collectionsIn(after).keys()].filter((name) => !collectionsIn(root).has(name));
  const begins = collection === undefined ? `${place}/blocks/0` : memberPointer('/collections', collection);
  return { after, place, begins, files: sampleFiles(after, root) };
}

/** Adds the parts of a recipe to a site. */
function withParts(context: Context): JsonObject {
  const { root, hasPages, isInMenu, things, called: title, names } = context;
  // A site that begins names the collection that this very recipe is to add.
  const isThere = things !== undefined && collectionsIn(root).has(things);
  const recipe = isThere ? showingOthers(context.recipe, things, root) : context.recipe;
  const site = withNeeds(root, recipe, context);
  const collections = Object.entries(recipe.collections ?? {});
  const listed = collections.reduce<JsonObject>(
    (one, [name, collection]) => withMember(one, 'collections', nameOf(name, context), written(collection, context)),
    site,
  );
  const routes = recipe.routes.filter(({ from }) => hasPages || from === undefined);
  const paged = routes.reduce<JsonObject>((one, page) => withItem(one, '/routes', finish(page, context)), listed);
  const fed = (hasPages ? (recipe.feeds ?? []) : []).reduce<JsonObject>(
    (one, feed) => withItem(one, '/feeds', finish(feed, context)),
    paged,
  );
  const led = withLinksToForm(fed, root, context);
  return isInMenu ? withMenuEntry(led, { label: title, to: names.path }) : led;
}

/** What the parts of a recipe are finished with. */
interface Context extends RecipeAnswers {
  root: JsonObject;
  called: string;
  language: string;
  recipe: Recipe;
  names: Names;
}

/** The names of the parts of a recipe in a site: its collections, by their names in the recipe, and its address. */
interface Names {
  collections: ReadonlyMap<string, string>;
  path: string;
}

function freeNames(root: JsonObject, { collections = {}, routes }: Recipe, title: string, language: string): Names {
  const paths = pages(root).map(({ path }) => String(path));
  const isPath = (path: string): boolean => paths.some((one) => one === path || one.startsWith(`${path}/`));
  const ending = slugOf(title, language) || routes[0].path.slice(1);
  const takenNames = collectionsIn(root);
  const newNames = Object.keys(collections).map((name, index): [string, string] => {
    const wanted = (index === 0 && nameInFile(slugOf(title, language))) || name;
    return [name, freeName(wanted, (one) => takenNames.has(one))];
  });
  return { collections: new Map(newNames), path: `/${freeName(ending, (one) => isPath(`/${one}`), '-')}` };
}

function nameOf(collection: string, { names }: Context): string {
  return names.collections.get(collection) ?? collection;
}

/** Writes a collection for the file: each entry with its address, and marked as a sample. */
function written({ fields, entries }: NonNullable<Recipe['collections']>[string], context: Context): JsonObject {
  const { recipe, called: title, language } = context;
  // The word of the recipe is not that of somebody who calls them otherwise.
  const one = title === recipe.label ? recipe.one : oneOf(title, language);
  const slugs: string[] = [];
  const listed = entries.map((entry) => {
    const title = titleFields.map((field) => entry[field]).find((words) => typeof words === 'string');
    const slug = freeName(
      slugOf(String(title ?? ''), language) || recipe.routes[0].path.slice(1),
      (one) => slugs.includes(one),
      '-',
    );
    slugs.push(slug);
    const own = asOfSite(entry, fields, context.today, currencyIn(context));
    return { slug, sample: true, ...(finish(own, context) as JsonObject) };
  });
  return {
    label: title,
    ...(one !== undefined && { one }),
    fields: Object.fromEntries(Object.entries(fields).map(([field, declared]) => [field, declaration(declared)])),
    entries: listed,
  };
}

function currencyIn({ root, currency }: Context): string | undefined {
  const known = isObject(root.site) ? root.site.currency : undefined;
  return currency ?? (typeof known === 'string' ? known : undefined);
}

function declaration({ kind, label, help, required, choices }: RecipeField): JsonObject {
  return {
    kind,
    label,
    ...(help !== undefined && { help }),
    ...(required && { required }),
    ...(choices && { choices }),
  };
}

/** Adds what a recipe needs and the site lacks: values, a way to send forms, a currency. */
function withNeeds(root: JsonObject, { values = {}, delivery }: Recipe, { currency, language }: Context): JsonObject {
  const valuesOfSite = isObject(root.values) ? root.values : {};
  const missing = Object.entries(values).filter(([name]) => !Object.hasOwn(valuesOfSite, name));
  const valued = missing.reduce<JsonObject>(
    (one, [name, value]) => withMember(one, 'values', name, value === '@phone' ? examplePhone(language) : value),
    root,
  );
  const isSent = isObject(root.delivery) && Object.keys(root.delivery).length > 0;
  const sent = delivery && !isSent ? set(valued, '/delivery', delivery) : valued;
  return currency === undefined ? sent : set(sent, '/site/currency', currency);
}

/**
 * Finishes a part of a recipe for a site: fills in names, addresses, days and choices, and leaves out what names
 * something that is missing.
 */
function finish(part: Json, context: Context): Json {
  return finished(part, context) ?? {};
}

function finished(part: Json, context: Context): Json | undefined {
  if (typeof part === 'string') return finishedText(part, context);
  if (Array.isArray(part)) return part.flatMap((item) => finished(item, context) ?? []);
  if (!isObject(part)) return part;
  if (isOfDays(part.name) && !asksForDay(part.name, context.things ?? '', context.root)) return undefined;
  const members = Object.entries(part).map(([key, value]) => [key, finishedMember(key, value, context)] as const);
  // A link that leads nowhere, a choice of nothing and the field that asks for it are not written.
  if (members.some(([key, value]) => value === undefined && neededMembers.has(key))) return undefined;
  const others = Object.fromEntries(members.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  // Nobody asks for a seat at what is over.
  return part.from === '@things' ? { ...others, ...stillToCome(context.things ?? '', context.root) } : others;
}

const neededMembers: ReadonlySet<string> = new Set(['from', 'options']);

function finishedMember(key: string, value: Json, context: Context): Json | undefined {
  const { names, root, hasPages, things } = context;
  if (key === 'from' && value === '@things') return things;
  if (key === 'from' && typeof value === 'string') return names.collections.get(value) ?? finished(value, context);
  if (key === 'delivery' && typeof value === 'string') {
    return isObject(root.delivery) ? (Object.keys(root.delivery)[0] ?? value) : value;
  }
  if (key === 'to' && typeof value === 'string' && value.includes('{slug}') && !hasPages) return undefined;
  if (key === 'actions' && Array.isArray(value)) {
    const actions = value.filter((action) => leadsTo(action) !== '@form' || formOf(root) !== undefined);
    return actions.length > 0 ? finished(actions, context) : undefined;
  }
  const whole = finished(value, context);
  return key === 'fields' && Array.isArray(whole) ? fillRows(whole) : whole;
}

/** Gives where a button leads, which may show as long as an entry meets conditions. */
function leadsTo(action: Json): Json | undefined {
  if (!isObject(action)) return undefined;
  return isObject(action.as) ? action.as.to : action.to;
}

function finishedText(text: string, { recipe, called: title, names, root, things, samplePicture }: Context): string {
  if (text === recipe.label) return title;
  if (isOfDays(text)) return text.slice(1);
  if (text === '@form') return formOf(root) ?? '/';
  if (text === '@sample') return samplePicture ?? samplePath;
  if (text.includes('{@name}') && things !== undefined)
    return text.replaceAll('{@name}', `{${nameField(root, things)}}`);
  const own = recipe.routes[0].path;
  const isBelow = text.startsWith(own) && !/^[a-z0-9-]/.test(text.slice(own.length));
  return isBelow ? names.path + text.slice(own.length) : text;
}

function pages(root: JsonObject): Partial<RecipePage & JsonObject>[] {
  return Array.isArray(root.routes) ? root.routes.filter(isObject) : [];
}
