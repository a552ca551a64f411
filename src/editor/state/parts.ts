import type { RouteSource } from '../../compose/routes';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { createEditRegistry } from '../../registry/edit-registry';
import { entriesAt, type ShownPage, sayText } from '../fields/say-text';
import { inWords, withinWords } from '../in-words';
import { onlyEntry } from './only-one';

const { blocks: blockTypes } = createEditRegistry('');

/** A part of the site that has a form of its own. */
export interface Part {
  pointer: Pointer;
  kind: 'block' | 'placement' | 'page' | 'entry' | 'collection' | 'section';
  /** What it is called: `Home`, `Card grid: Our services`, `Header`. */
  title: string;
}

/** Where the part stands that a place belongs to, the innermost that has a form, and of what kind it is. */
export function formAt(root: JsonObject, pointer: Pointer): Omit<Part, 'title'> {
  const [first = '', second, third, fourth] = pointerKeys(pointer);
  if (first === 'routes' && second !== undefined) {
    const page = memberPointer('/routes', second);
    return third === 'blocks' && fourth !== undefined
      ? blockForm(root, `${page}/blocks/${fourth}`)
      : { pointer: page, kind: 'page' };
  }
  if (first === 'notFound') {
    return second === 'blocks' && third !== undefined
      ? blockForm(root, `/notFound/blocks/${third}`)
      : { pointer: '/notFound', kind: 'page' };
  }
  if (first === 'shared' && second !== undefined) return blockForm(root, memberPointer('/shared', second));
  if (first === 'collections' && second !== undefined) {
    const pointer = memberPointer('/collections', second);
    return third === undefined
      ? { pointer, kind: 'collection' }
      : { pointer: memberPointer(pointer, third), kind: 'entry' };
  }
  return { pointer: memberPointer('', first), kind: 'section' };
}

function blockForm(root: JsonObject, pointer: Pointer): Omit<Part, 'title'> {
  const block = valueAt(root, pointer);
  return { pointer, kind: isObject(block) && block.type === 'shared' ? 'placement' : 'block' };
}

/**
 * The part of a site that a place belongs to: the innermost that has a form. What it is called reads as on the page
 * that is shown, if it stands there.
 */
export function partAt(root: JsonObject, pointer: Pointer, shown?: ShownPage): Part {
  const form = formAt(root, pointer);
  const last = pointerKeys(form.pointer).at(-1) ?? '';
  const called: Record<Part['kind'], () => string> = {
    block: () => blockTitle(root, form.pointer, shown),
    placement: () => blockTitle(root, form.pointer, shown),
    page: () => pageTitle(root, form.pointer),
    entry: () => entryTitle(root, valueAt(root, form.pointer), Number(last)),
    collection: () => inWords(last),
    section: () => sectionTitle(last),
  };
  return { ...form, title: called[form.kind]() };
}

/** The part whose form is open. */
export function openPart({ edits, selected, drawn }: OpenPlace): Part {
  return partAt(edits.root, selected, drawn);
}

interface OpenPlace {
  edits: { root: JsonObject };
  selected: Pointer;
  drawn: ShownPage | undefined;
}

/** What all collections together are called. */
export const severalTitle = 'Collections';

/** What a section of the file is called, where its name alone would not say it. */
export function sectionTitle(name: string): string {
  return titles[name] ?? inWords(name);
}

const titles: Record<string, string> = {
  header: 'Header and menu',
  site: 'The site itself',
  values: 'Contact details and facts',
  business: 'For search engines and maps',
  words: 'The site’s own words',
  delivery: 'How forms are sent',
  redirects: 'Old addresses',
  references: 'Links between collections',
  analytics: 'Counting visits',
  feeds: 'News feeds',
  flags: 'Flags',
};

/** What a page is called in lists: its title, `Home` for the first address, and what makes a page each by its collection. */
export function pageTitle(root: JsonObject, pointer: Pointer): string {
  const route = valueAt(root, pointer);
  if (pointer === '/notFound') return 'Page for unknown addresses';
  if (!isObject(route)) return 'Page';
  if (route.path === '/') return 'Home';
  const only = onlyEntry(root, route);
  if (only !== undefined) return `${partAt(root, only).title}, a page by itself`;
  if (typeof route.from === 'string') return `${inWords(route.from)}, a page each`;
  const title = typeof route.title === 'string' ? sayText(route.title, root, []) : '';
  return title === '' ? String(route.path ?? 'Page') : title;
}

/** What one page of a site is called: by its entry where it is made of one. */
export function madePageTitle(root: JsonObject, { pointer, scope }: RouteSource): string {
  return scope ? entryTitle(root, valueAt(root, scope.pointer), 0) : pageTitle(root, pointer);
}

/**
 * What a block is called in lists: its type, and its heading where it has one, as that reads on the page that is shown;
 * where the block does not stand there, what entries say is called by its name.
 */
export function blockTitle(root: JsonObject, pointer: Pointer, shown?: ShownPage): string {
  const block = valueAt(root, pointer);
  if (!isObject(block)) return 'Block';
  if (block.type === 'shared') return `Shared block: ${inWords(String(block.block ?? ''))}`;
  const type = typeTitle(String(block.type ?? 'block'));
  const [words] = ['heading', 'title', 'text'].flatMap((name) => {
    const text = block[name];
    if (typeof text !== 'string') return [];
    return sayText(text, root, entriesAt(memberPointer(pointer, name), root, shown), name === 'text') || [];
  });
  return words === undefined ? type : `${type}: ${shortened(words)}`;
}

/** What a type of block is called: `Questions and answers` for `faq`. */
export function typeTitle(type: string): string {
  return schemaOfType(type)?.title ?? inWords(type);
}

/** The schema of a type of block; nothing where there is no such type. */
export function schemaOfType(type: string): Schema | undefined {
  return blockTypes[type]?.schema;
}

/** What an entry of a collection is called, or an item of a list: the first short text that it says, with what the entries around it say. */
export function entryTitle(root: JsonObject, entry: Json | undefined, index: number, around: Pointer[] = []): string {
  return titleIn(root, entry, around) ?? `Entry ${index + 1}`;
}

/**
 * The names of what lies within each other, the outermost first: `“Do you help with loans?” answer`. An item of a list
 * is called by its title, and only where it has none by its place in the list.
 */
export function namesWithin(root: JsonObject, start: Pointer, keys: string[]): string {
  const names: string[] = [];
  let place = start;
  for (const key of keys) {
    place = memberPointer(place, key);
    const title = /^\d+$/.test(key) ? titleIn(root, valueAt(root, place), entriesAt(place, root)) : undefined;
    if (title !== undefined) names.splice(-1, 1, `“${title}”`);
    else names.push(/^\d+$/.test(key) ? String(Number(key) + 1) : withinWords(key));
  }
  return names.join(' ');
}

/** The first short text that an item says, with what the entries around it say; nothing where it says none. */
export function titleIn(root: JsonObject, entry: Json | undefined, around: Pointer[] = []): string | undefined {
  if (!isObject(entry)) return undefined;
  // An old address is called by where it leads, too.
  if (isAddress(entry.from) && isAddress(entry.to)) return `${entry.from} leads to ${entry.to}`;
  // What kind of thing it is says nothing of which one.
  const { kind: _, type: __, ...said } = entry;
  const [words] = titleFields
    .map((name) => said[name])
    .concat(Object.values(said))
    .filter((value) => typeof value === 'string' && value !== '' && value.length < 80);
  return words === undefined ? undefined : shortened(sayText(String(words), root, around));
}

function isAddress(value: Json | undefined): boolean {
  return typeof value === 'string' && value.startsWith('/');
}

/** The fields that things are called by, the likeliest first. */
export const titleFields: readonly string[] = ['label', 'name', 'title', 'country', 'heading', 'question'];

/** Words as they stand in lists: not all of them where they are many. */
export function shortened(words: string): string {
  return words.length > 48 ? `${words.slice(0, 47)}…` : words;
}
