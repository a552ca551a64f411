import type { EditRegistry } from '../../checks/registry';
import type { RouteSource } from '../../compose/routes';
import { titleFields } from '../../manifest/collections';
import { isInLanguage } from '../../manifest/follow-paths';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { blockTypes as types } from '../../registry/generated/block-types';
import { schemaOfPart } from '../inputs/fields-of';
import { inWords } from '../words/in-words';
import { onlyEntry } from '../words/only-entry';
import { sayHours } from '../words/say-hours';
import { entriesAt, type ShownPage, sayText } from '../words/say-text';
import { collectionTitle } from '../words/titles';
import { namesInLanguage } from './names-in-language';
import { isSetting } from './settings';
import { shortened } from './shortened';

const blockTypes: EditRegistry['blocks'] = types;

/** A part of the site that has a form of its own, such as a block, a page or an entry. */
export interface FormPart {
  pointer: Pointer;
  kind: 'block' | 'placement' | 'page' | 'entry' | 'collection' | 'section';
  /** The title of the part: `Home`, `Card grid: Our services`, `Header`. */
  title: string;
}

/** The places of parts with a form of their own, the innermost first. */
const forms: [RegExp, FormPart['kind']][] = [
  [/^\/((routes\/[^/]+|notFound)\/blocks|shared)\/[^/]+/, 'block'],
  [/^\/(routes\/[^/]+|notFound(?=\/|$))/, 'page'],
  [/^\/collections\/[^/]+(\/entries)?\/\d+/, 'entry'],
  [/^\/collections\/[^/]+/, 'collection'],
  [/^\/[^/]*/, 'section'],
];

/** Gives the innermost part with a form around a place, without its title. */
export function formAt(root: JsonObject, place: Pointer): Omit<FormPart, 'title'> {
  for (const [pattern, kind] of forms) {
    const [pointer] = pattern.exec(place) ?? [];
    if (pointer === undefined) continue;
    return { pointer, kind: kind === 'block' && valueAt(root, `${pointer}/type`) === 'shared' ? 'placement' : kind };
  }
  return { pointer: '/', kind: 'section' };
}

/**
 * Gives the innermost part with a form around a place; its title is as on the page that is shown, if it stands there.
 */
export function partAt(root: JsonObject, now: Date, place: Pointer, shownPage?: ShownPage): FormPart {
  const { pointer, kind } = formAt(root, place);
  const name = pointerKeys(pointer).at(-1) ?? '';
  const title =
    kind === 'page'
      ? routeTitle(root, now, pointer)
      : kind === 'entry'
        ? entryTitle(root, now, valueAt(root, pointer), Number(name))
        : kind === 'collection'
          ? collectionTitle(root, name)
          : kind === 'section'
            ? sectionTitle(name)
            : blockTitle(root, now, pointer, shownPage);
  return { pointer, kind, title };
}

/** Gives the titles of the parts in which places are, each once. */
export function partTitles(root: JsonObject, now: Date, places: readonly { pointer: Pointer }[]): string[] {
  return [...new Set(places.map(({ pointer }) => partTitle(root, now, pointer)))];
}

/** Gives the title of the part around a place; for a translation, with the part of its text. */
export function partTitle(root: JsonObject, now: Date, place: Pointer): string {
  const { title } = partAt(root, now, place);
  return isInLanguage(place) ? `${title}, ${namesInLanguage(root, pointerKeys(place).slice(1))}` : title;
}

/** Gives the part whose form is open. */
export function openPart({ edits, now, selectedPlace, drawnPage }: OpenPlace): FormPart {
  return partAt(edits.root, now, selectedPlace, drawnPage);
}

interface OpenPlace {
  edits: { root: JsonObject };
  now: Date;
  selectedPlace: Pointer;
  drawnPage: ShownPage | undefined;
}

/** The title of all collections together. */
export const severalTitle = 'Collections';

/** The names of the parts that every site may have beside its pages, in the order of a search. */
export const sections: readonly string[] = [
  ...[
    'header',
    'footer',
    'values',
    'business',
    'theme',
    'site',
    'languages',
    'delivery',
    'words',
    'redirects',
    'feeds',
  ],
  ...['analytics', 'flags', 'references', 'packs'],
];

/** The names of those that an owner seldom opens. */
export const seldomNeeded: readonly string[] = ['redirects', 'feeds', 'analytics', 'flags', 'references', 'packs'];

/** Gives the title of a section: `Pages` for `routes`. */
export function sectionTitle(name: string): string {
  return schemaOfPart(name).title ?? inWords(name);
}

/**
 * Gives the title of a page for lists: `Home` for the first address; a page for each entry is called by its collection.
 */
export function routeTitle(root: JsonObject, now: Date, pointer: Pointer): string {
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

/** Gives the title of a page as it is published; a page that is made of an entry has that of the entry. */
export function madePageTitle(root: JsonObject, now: Date, { pointer, scope }: RouteSource): string {
  return scope ? entryTitle(root, now, valueAt(root, scope.pointer), 0) : routeTitle(root, now, pointer);
}

/**
 * Gives the title of a block for lists: its type, and its heading as it reads on the page that is shown; where the
 * block does not stand there, fields of entries read as their names.
 */
export function blockTitle(root: JsonObject, now: Date, pointer: Pointer, shownPage?: ShownPage): string {
  const block = valueAt(root, pointer);
  if (!isObject(block)) return 'Block';
  if (block.type === 'shared') return `On several pages: ${inWords(String(block.block ?? ''))}`;
  const type = typeTitle(String(block.type ?? 'block'));
  const [words] = ['heading', 'title', 'text'].flatMap((name) => {
    const text = block[name];
    if (typeof text !== 'string') return [];
    return (
      sayText(
        text,
        root,
        now,
        entriesAt(memberPointer(pointer, name), root, shownPage),
        name === 'text' ? 'article' : undefined,
      ) || []
    );
  });
  return words === undefined ? type : `${type}: ${shortened(words)}`;
}

/** Gives the title of a block type: `Questions and answers` for `faq`. */
export function typeTitle(type: string): string {
  return schemaOfType(type)?.title ?? inWords(type);
}

/** Gives the schema of a block type; undefined where there is no such type. */
export function schemaOfType(type: string): Schema | undefined {
  return blockTypes[type]?.schema;
}

/**
 * Gives the title of an entry or an item: its first short text, filled in from the entries `around`; `Entry 3` where it
 * has none.
 */
export function entryTitle(
  root: JsonObject,
  now: Date,
  entry: Json | undefined,
  index: number,
  around: Pointer[] = [],
): string {
  return titleIn(root, now, entry, around) ?? `Entry ${index + 1}`;
}

/** Gives the first short text of an item, filled in from the entries `around`; undefined where it has none. */
export function titleIn(
  root: JsonObject,
  now: Date,
  entry: Json | undefined,
  around: Pointer[] = [],
): string | undefined {
  if (!isObject(entry)) return undefined;
  // An old address is called by where it leads, too.
  if (isAddress(entry.from) && isAddress(entry.to)) return `${entry.from} leads to ${entry.to}`;
  const hours = sayHours(entry);
  if (hours !== undefined) return hours;
  // A title should tell one part from another: its type does not, and the end of an address does less well than words.
  const { kind: _, type: __, slug, ...said } = entry;
  const readable = Object.entries(said).filter(([name, value]) => !isSetting(name, value));
  const [words] = titleFields
    .map((name) => said[name])
    .concat(readable.map(([, value]) => value))
    .concat(slug)
    .filter((value) => typeof value === 'string' && value !== '' && value.length < 80);
  return words === undefined ? undefined : shortened(sayText(String(words), root, now, around));
}

function isAddress(value: Json | undefined): boolean {
  return typeof value === 'string' && value.startsWith('/');
}

/** Gives the name of a site, or a word for it while it has none. */
export function siteNameOf({ site }: JsonObject): string {
  return isObject(site) && Object.hasOwn(site, 'name') ? String(site.name) : 'Site';
}
