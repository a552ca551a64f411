import type { Json, JsonObject } from '../../src/manifest/manifest';

/** The properties that an entry says; the others are the same on every page. */
const said = new Set([
  'path',
  'title',
  'description',
  'eyebrow',
  'heading',
  'text',
  'icon',
  'to',
  'question',
  'answer',
  'items',
]);

/** The most entries of one collection. */
const most = 5000;

/** A generated site whose pages, but for the home page, are made of entries: the same pages, written as what differs. */
export function asEntries(site: JsonObject): JsonObject {
  const [home = {}, ...routes] = site.routes as JsonObject[];
  const collections: JsonObject = {};
  const templates: Json[] = [];
  for (let start = 0; start < routes.length; start += most) {
    const name = `pages${templates.length}`;
    const parts = routes.slice(start, start + most).map((route) => {
      const entry: JsonObject = {};
      return { entry, template: template(route, entry, '') };
    });
    collections[name] = parts.map(({ entry }) => entry);
    templates.push({ from: name, ...(parts[0]?.template as JsonObject) });
  }
  return { ...site, collections, routes: [home, ...templates] };
}

/** A part of a page with a field in the place of every text that its entry says. */
function template(value: Json, entry: JsonObject, name: string): Json {
  if (typeof value === 'string') {
    entry[name] = value;
    return `{${name}}`;
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item, index) => template(item, entry, `${name}${letters(index)}`));
  const fields = Object.entries(value).map(([key, part]) => {
    const isSaid = typeof part !== 'string' || said.has(key);
    return [
      key,
      isSaid ? template(part, entry, name ? `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}` : key) : part,
    ];
  });
  return Object.fromEntries(fields);
}

function letters(index: number): string {
  return String.fromCharCode(65 + index);
}

/**
 * The same site with a price in each entry, which its page says, those of the dearest a table of the home page, and all a
 * feed.
 */
export function withPrices(site: JsonObject): JsonObject {
  const priced = Object.entries(site.collections as JsonObject).map(([name, entries]) => [
    name,
    (entries as JsonObject[]).map((entry, index) => ({ ...entry, price: 100 + index })),
  ]);
  const [home = {}, ...templates] = site.routes as JsonObject[];
  const [from = ''] = Object.keys(site.collections as JsonObject);
  const columns = ['Page', 'A seat'];
  const dearest = { from, sort: '-price', limit: 20, as: ['[{title}]({path})', '{price} dollars'] };
  const withTable = (route: JsonObject, rows: Json): JsonObject => ({
    ...route,
    blocks: [...(route.blocks as Json[]), { type: 'table', columns, rows }],
  });
  const news = { title: '{title}', text: 'For {price} dollars.', date: '2026-01-05', to: '{path}' };
  return {
    ...site,
    collections: Object.fromEntries(priced),
    routes: [
      withTable(home, dearest),
      ...templates.map((template) => withTable(template, [['{title}', '{price} dollars']])),
    ],
    feeds: [{ path: '/pages.xml', title: 'Pages', from, limit: 20, as: news }],
  };
}
