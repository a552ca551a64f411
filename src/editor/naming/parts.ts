import type { RouteSource } from '../../compose/routes';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { createEditRegistry } from '../../registry/edit-registry';
import { inWords } from '../words/in-words';
import { onlyEntry } from '../words/only-one';
import { entriesAt, type ShownPage, sayText } from '../words/say-text';
import { collectionTitle, memberInSentence, titleFields } from '../words/titles';
import { isSetting } from './settings';

const { blocks: blockTypes } = createEditRegistry('');

/** A part of the site that has a form of its own. */
export interface Part {
  pointer: Pointer;
  kind: 'block' | 'placement' | 'page' | 'entry' | 'collection' | 'section';
  /** What it is called: `Home`, `Card grid: Our services`, `Header`. */
  title: string;
}

/** Where parts stand that have a form of their own, the innermost first. */
const forms: [RegExp, Part['kind']][] = [
  [/^\/((routes\/[^/]+|notFound)\/blocks|shared)\/[^/]+/, 'block'],
  [/^\/(routes\/[^/]+|notFound(?=\/|$))/, 'page'],
  [/^\/collections\/[^/]+(\/entries)?\/\d+/, 'entry'],
  [/^\/collections\/[^/]+/, 'collection'],
  [/^\/[^/]*/, 'section'],
];

/** Where the part stands that a place belongs to, the innermost that has a form, and of what kind it is. */
export function formAt(root: JsonObject, place: Pointer): Omit<Part, 'title'> {
  for (const [pattern, kind] of forms) {
    const [pointer] = pattern.exec(place) ?? [];
    if (pointer === undefined) continue;
    return { pointer, kind: kind === 'block' && valueAt(root, `${pointer}/type`) === 'shared' ? 'placement' : kind };
  }
  return { pointer: '/', kind: 'section' };
}

/**
 * The part of a site that a place belongs to: the innermost that has a form. What it is called reads as on the page
 * that is shown, if it stands there.
 */
export function partAt(root: JsonObject, now: Date, place: Pointer, shown?: ShownPage): Part {
  const { pointer, kind } = formAt(root, place);
  const name = pointerKeys(pointer).at(-1) ?? '';
  const title =
    kind === 'page'
      ? pageTitle(root, now, pointer)
      : kind === 'entry'
        ? entryTitle(root, now, valueAt(root, pointer), Number(name))
        : kind === 'collection'
          ? collectionTitle(root, name)
          : kind === 'section'
            ? sectionTitle(name)
            : blockTitle(root, now, pointer, shown);
  return { pointer, kind, title };
}

/** What the parts are called in which some places are, each once. */
export function namesOf(root: JsonObject, now: Date, places: readonly { pointer: Pointer }[]): string[] {
  return [...new Set(places.map(({ pointer }) => partAt(root, now, pointer).title))];
}

/** The part whose form is open. */
export function openPart({ edits, now, selected, drawn }: OpenPlace): Part {
  return partAt(edits.root, now, selected, drawn);
}

interface OpenPlace {
  edits: { root: JsonObject };
  now: Date;
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
  routes: 'Pages',
  shared: 'Shared blocks',
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
export function pageTitle(root: JsonObject, now: Date, pointer: Pointer): string {
  const route = valueAt(root, pointer);
  if (pointer === '/notFound') return 'Page for unknown addresses';
  if (!isObject(route)) return 'Page';
  if (route.path === '/') return 'Home';
  const only = onlyEntry(root, route);
  if (only !== undefined) return `${partAt(root, now, only).title}, a page by itself`;
  if (typeof route.from === 'string') return `${collectionTitle(root, route.from)}, a page each`;
  const title = typeof route.title === 'string' ? sayText(route.title, root, now, []) : '';
  return title === '' ? String(route.path ?? 'Page') : title;
}

/** What one page of a site is called: by its entry where it is made of one. */
export function madePageTitle(root: JsonObject, now: Date, { pointer, scope }: RouteSource): string {
  return scope ? entryTitle(root, now, valueAt(root, scope.pointer), 0) : pageTitle(root, now, pointer);
}

/**
 * What a block is called in lists: its type, and its heading where it has one, as that reads on the page that is shown;
 * where the block does not stand there, what entries say is called by its name.
 */
export function blockTitle(root: JsonObject, now: Date, pointer: Pointer, shown?: ShownPage): string {
  const block = valueAt(root, pointer);
  if (!isObject(block)) return 'Block';
  if (block.type === 'shared') return `Shared block: ${inWords(String(block.block ?? ''))}`;
  const type = typeTitle(String(block.type ?? 'block'));
  const [words] = ['heading', 'title', 'text'].flatMap((name) => {
    const text = block[name];
    if (typeof text !== 'string') return [];
    return sayText(text, root, now, entriesAt(memberPointer(pointer, name), root, shown), name === 'text') || [];
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
export function entryTitle(
  root: JsonObject,
  now: Date,
  entry: Json | undefined,
  index: number,
  around: Pointer[] = [],
): string {
  return titleIn(root, now, entry, around) ?? `Entry ${index + 1}`;
}

/**
 * The names of what lies within each other, the outermost first: `“Do you help with loans?” answer`. An item of a list
 * is called by its title, and only where it has none by its place in the list.
 */
export function namesWithin(root: JsonObject, now: Date, start: Pointer, keys: string[]): string {
  const names: string[] = [];
  let place = start;
  for (const key of keys) {
    place = memberPointer(place, key);
    const title = /^\d+$/.test(key) ? titleIn(root, now, valueAt(root, place), entriesAt(place, root)) : undefined;
    if (title !== undefined) names.splice(-1, 1, `“${title}”`);
    else names.push(/^\d+$/.test(key) ? String(Number(key) + 1) : memberInSentence(root, place));
  }
  return names.join(' ');
}

/** The first short text that an item says, with what the entries around it say; nothing where it says none. */
export function titleIn(
  root: JsonObject,
  now: Date,
  entry: Json | undefined,
  around: Pointer[] = [],
): string | undefined {
  if (!isObject(entry)) return undefined;
  // An old address is called by where it leads, too.
  if (isAddress(entry.from) && isAddress(entry.to)) return `${entry.from} leads to ${entry.to}`;
  // What kind of thing it is says nothing of which one.
  const { kind: _, type: __, ...said } = entry;
  const read = Object.entries(said).filter(([name, value]) => !isSetting(name, value));
  const [words] = titleFields
    .map((name) => said[name])
    .concat(read.map(([, value]) => value))
    .filter((value) => typeof value === 'string' && value !== '' && value.length < 80);
  return words === undefined ? undefined : shortened(sayText(String(words), root, now, around));
}

function isAddress(value: Json | undefined): boolean {
  return typeof value === 'string' && value.startsWith('/');
}

/** Words as they stand in lists: not all of them where they are many. */
export function shortened(words: string): string {
  return words.length > 48 ? `${words.slice(0, 47)}…` : words;
}
