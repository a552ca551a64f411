import { collectionsIn, entriesIn, titleFields } from '../manifest/collections';
import { isObject, type JsonObject } from '../manifest/manifest';
import type { Recipe, RecipePage } from './recipe';

/** The kinds of fields that a cell of a table holds, with the format that writes them there. */
const formats: Readonly<Record<string, string>> = { text: '', choice: '', number: '', date: ':long', money: ':money' };

/** How many columns a table on a phone has room for. */
const mostColumns = 4;

/** Gives the collections whose entries have a price, by their names. */
export function pricedCollections(root: JsonObject): string[] {
  return [...collectionsIn(root)].flatMap(([name, { fields }]) => (fields && [...fields].some(isPrice) ? [name] : []));
}

/** Tells whether a field says what something costs: an amount, or words such as "By agreement". */
function isPrice([name, { kind }]: [string, { kind: string }]): boolean {
  return kind === 'money' || (name === 'price' && Object.hasOwn(formats, kind));
}

/**
 * Gives a recipe that shows the entries of a collection that is there, where it may: without a collection of its own,
 * its tables with what that one's entries say. Names lead to the pages of the entries.
 */
export function showingOthers(recipe: Recipe, things: string, root: JsonObject): Recipe {
  if (!recipe.mayShowOthers) return recipe;
  const { collections: _, ...others } = recipe;
  const [first, ...further] = recipe.routes.map(
    (route): RecipePage => ({
      ...route,
      blocks: route.blocks.map((block) => (block.type === 'table' ? { ...block, ...rowsOf(things, root) } : block)),
    }),
  );
  return first ? { ...others, routes: [first, ...further] } : recipe;
}

function rowsOf(things: string, root: JsonObject): { columns: string[]; rows: JsonObject } {
  const name = nameField(root, things);
  const fields = [...(collectionsIn(root).get(things)?.fields ?? [])].filter(([field]) => field !== name);
  const priced = fields.filter(isPrice);
  const fieldsToSay = fields.filter((field) => !isPrice(field) && Object.hasOwn(formats, field[1].kind));
  const shownColumns = [...fieldsToSay.slice(0, Math.max(0, mostColumns - 1 - priced.length)), ...priced];
  const label = collectionsIn(root).get(things)?.fields?.get(name)?.label ?? 'Name';
  const path = pathOfEach(things, root);
  return {
    columns: [label, ...shownColumns.map(([field, { label = field }]) => label)],
    rows: {
      from: things,
      ...stillToCome(things, root),
      as: [
        path === undefined ? `{${name}}` : `[{${name}}](${path})`,
        ...shownColumns.map(([field, { kind }]) => `{${field}${formats[kind] ?? ''}}`),
      ],
    },
  };
}

/** Gives the condition and the order of entries that take place on a day, such as concerts; nothing for any others. */
export function stillToCome(collection: string, root: JsonObject): JsonObject {
  const date = dateField(collection, root);
  return date === undefined ? {} : { where: { [date]: { from: 'today' } }, sort: date };
}

/** Gives the field with the day of the entries of a collection; undefined where they are for any day. */
export function dateField(collection: string, root: JsonObject): string | undefined {
  const fields = collectionsIn(root).get(collection)?.fields ?? [];
  return [...fields].find(([, { kind }]) => kind === 'date')?.[0];
}

/** Gives the path of the pages of a collection's entries, with the placeholder for each; undefined where they have none. */
function pathOfEach(collection: string, { routes }: JsonObject): string | undefined {
  const pages = Array.isArray(routes) ? routes.filter(isObject) : [];
  const path = pages.find(({ from, path }) => from === collection && String(path).includes('{slug}'))?.path;
  return typeof path === 'string' ? path : undefined;
}

/** Gives the field that is the title of the entries of a collection. */
export function nameField(root: JsonObject, collection: string): string {
  const entries = entriesIn(collection, root).map(({ entry }) => entry);
  return titleFields.find((field) => entries.every((entry) => typeof entry[field] === 'string')) ?? 'slug';
}
