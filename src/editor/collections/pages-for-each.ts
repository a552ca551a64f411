import { collectionsIn, type DeclaredField, entriesIn, titleFields } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert, set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { freeName, slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import { withMenuEntry } from '../../recipes/menu-entry';
import type { Field } from '../inputs/input';
import { fieldsOfInput } from '../inputs/inputs';
import type { Edit } from '../members/members';
import { inputAt } from '../naming/entry-fields';
import { inWords } from '../words/in-words';
import { languageOf } from '../words/site-language';
import { collectionTitle } from '../words/titles';
import { declareFields } from './declare';

/** The most letters of a fact. */
const shortText = 40;

/**
 * Makes a page for each entry of a collection, out of its fields, below the page that lists them. Each entry without a
 * slug gets one, and cards that show the entries lead to their pages. Where nothing lists the entries yet, it adds a
 * page that does, and an entry of the menu that leads there.
 */
export function makePages(root: JsonObject, collection: string, entryFields: readonly Field[]): Edit {
  const declared = withEndings(declareFields(root, collection, entryFields), collection);
  const start = pathOfList(declared, collection) ?? pathFor(declared, collection);
  const path = `${start}/{slug}`;
  const leading = withLinks(declared, collection, path);
  const isListed = writtenUses(leading, 'collection', collection).length > 0;
  const withList = isListed ? leading : withListPage(leading, collection, start, path);
  const place = memberPointer('/routes', listOf(withList.routes).length);
  const after = insert(withList, place, pageOfEntry(withList, collection, path));
  return { says: `A page for each of ${collectionTitle(root, collection)}`, place, after };
}

/** Tells whether pages are made of the entries of a collection. */
export function hasPages(root: JsonObject, collection: string): boolean {
  return listOf(root.routes).some((route) => isObject(route) && route.from === collection);
}

/** The kinds of fields that the page of an entry shows without further words. */
const shownKinds = ['number', 'money', 'date', 'choice', 'text', 'copy', 'texts'];

/** Tells whether the pages of a collection can show a field of a kind by themselves. */
export function canShow(root: JsonObject, collection: string, kind: string): boolean {
  return shownKinds.includes(kind) && hasPages(root, collection);
}

/**
 * Shows a field of a collection on the pages that are made of its entries: a short one among their facts, a longer text
 * or a list in a block of its own below these. An entry that does not say it yet shows nothing there.
 */
export function withFieldOnPages(root: JsonObject, collection: string, name: string): JsonObject {
  const field = collectionsIn(root).get(collection)?.fields?.get(name);
  return listOf(root.routes).reduce<JsonObject>((site, route, index) => {
    if (!field || !isObject(route) || route.from !== collection) return site;
    const place = `${memberPointer('/routes', index)}/blocks`;
    const blocks = listOf(route.blocks);
    const isFact = field.kind !== 'copy' && field.kind !== 'texts';
    const facts = blocks.findIndex((block) => isObject(block) && block.type === 'facts' && Array.isArray(block.items));
    const [items] = [blocks[facts]].map((block) => (isObject(block) ? listOf(block.items) : []));
    if (isFact && items && facts >= 0)
      return insert(site, `${place}/${facts}/items/${items.length}`, factOf(name, field));
    const heads = isFact ? ['hero'] : ['hero', 'facts', 'text'];
    const end = blocks.findIndex((block) => !isObject(block) || !heads.includes(String(block.type)));
    return insert(site, `${place}/${end < 0 ? blocks.length : end}`, blockOf(name, field));
  }, root);
}

function blockOf(name: string, field: DeclaredField): JsonObject {
  const heading = field.label ?? inWords(name);
  if (field.kind === 'copy') return { type: 'text', heading, text: `{${name}}` };
  if (field.kind === 'texts') return { type: 'list', heading, items: `{${name}}` };
  return { type: 'facts', items: [factOf(name, field)] };
}

function factOf(name: string, { kind, label = inWords(name) }: DeclaredField): JsonObject {
  return { label, value: `{${name}${kind === 'money' ? ':money' : kind === 'date' ? ':long' : ''}}` };
}

function pageOfEntry(root: JsonObject, collection: string, path: string): JsonObject {
  const { name, text, picture, facts, lists, others } = partsOf(root, collection);
  const hero: JsonObject = {
    type: 'hero',
    heading: `{${name}}`,
    ...(text !== undefined && { text: `{${text}}` }),
    ...(picture !== undefined && { picture: `{${picture}}` }),
  };
  const blocks: JsonObject[] = [
    hero,
    ...(facts.length > 0 ? [{ type: 'facts', items: facts.map((fact) => factOf(...fact)) }] : []),
    ...[...others, ...lists].map((field) => blockOf(...field)),
  ];
  return { from: collection, path, title: `{${name}}`, description: `{${text ?? name}}`, blocks };
}

/** Gives the names of the fields that make the parts of a page: name, introduction, picture, facts, lists, further copy. */
function partsOf(
  root: JsonObject,
  collection: string,
): {
  name: string;
  text: string | undefined;
  picture: string | undefined;
  facts: [string, DeclaredField][];
  lists: [string, DeclaredField][];
  others: [string, DeclaredField][];
} {
  const fields = [...(collectionsIn(root).get(collection)?.fields ?? [])];
  const entries = entriesIn(collection, root).map(({ entry }) => entry);
  const saysAll = (name: string): boolean => entries.every((entry) => entry[name] !== undefined && entry[name] !== '');
  const isShort = (name: string): boolean => entries.every((entry) => String(entry[name] ?? '').length <= shortText);
  const ofKind = (...kinds: string[]): [string, DeclaredField][] =>
    fields.filter(([, { kind }]) => kinds.includes(kind));
  const texts = ofKind('text').map(([field]) => field);
  const name = titleFields.find((one) => texts.includes(one)) ?? texts[0] ?? 'slug';
  const copies = ofKind('copy');
  const [text] = [...copies.map(([field]) => field), ...texts.filter((one) => one !== name && !isShort(one))].filter(
    saysAll,
  );
  const facts = ofKind('number', 'money', 'date', 'choice', 'text').filter(
    ([field]) => field !== name && field !== text && isShort(field),
  );
  return {
    name,
    text,
    picture: ofKind('picture')[0]?.[0],
    facts,
    lists: ofKind('texts'),
    others: copies.filter(([field]) => field !== text),
  };
}

/** Gives a slug to each entry that has none. */
function withEndings(root: JsonObject, collection: string): JsonObject {
  const language = languageOf(root);
  const slugs = new Set(entriesIn(collection, root).map(({ entry }) => entry.slug));
  return entriesIn(collection, root).reduce((site, { entry, pointer }, index) => {
    if (typeof entry.slug === 'string' && entry.slug !== '') return site;
    const title = titleFields.map((field) => entry[field]).find((words) => typeof words === 'string');
    const slug = freeName(slugOf(String(title ?? ''), language) || String(index + 1), (one) => slugs.has(one), '-');
    slugs.add(slug);
    return set(site, memberPointer(pointer, 'slug'), slug);
  }, root);
}

/** Gives the templates of the lists of a collection whose items can lead somewhere. */
function leadingTemplates(root: JsonObject, collection: string): Map<Pointer, JsonObject> {
  const uses = writtenUses(root, 'collection', collection).flatMap(({ pointer, selection: { as } }) => {
    const input = inputAt(root, pointer);
    const item = input?.kind === 'list' ? input.item : input;
    const isLeading = fieldsOfInput(item).some(({ name }) => name === 'to');
    return isObject(as) && isLeading ? [[`${pointer}/as`, as] as const] : [];
  });
  return new Map(uses);
}

/** Gives the address of the page that lists a collection, other than the home page; undefined where none does. */
function pathOfList(root: JsonObject, collection: string): string | undefined {
  const templates = [...leadingTemplates(root, collection).keys()];
  const paths = listOf(root.routes).map((route) => (isObject(route) ? String(route.path ?? '') : ''));
  return paths.find((path, index) => {
    const lists = templates.some((template) => template.startsWith(`${memberPointer('/routes', index)}/`));
    return lists && /^\/[^{]+$/.test(path) && !paths.includes(`${path}/{slug}`);
  });
}

/** Makes the cards of a collection that lead nowhere lead to the pages of their entries. */
function withLinks(root: JsonObject, collection: string, path: string): JsonObject {
  const places = [...leadingTemplates(root, collection)].flatMap(([template, as]) =>
    as.to === undefined ? [memberPointer(template, 'to')] : [],
  );
  return places.reduce((site, place) => set(site, place, path), root);
}

/** Adds a page that lists the entries of a collection as cards, and an entry of the menu that leads to it. */
function withListPage(root: JsonObject, collection: string, start: string, path: string): JsonObject {
  const label = collectionTitle(root, collection);
  const { name, text, picture } = partsOf(root, collection);
  const as: JsonObject = {
    title: `{${name}}`,
    ...(text !== undefined && { text: `{${text}}` }),
    ...(picture !== undefined && { picture: `{${picture}}` }),
    to: path,
  };
  const names = entriesIn(collection, root).map(({ entry }) => String(entry[name] ?? ''));
  const page: JsonObject = {
    path: start,
    title: label,
    description: `${label}: ${names.slice(0, 5).join(', ')}`,
    blocks: [
      { type: 'hero', heading: label },
      { type: 'card-grid', items: { from: collection, as } },
    ],
  };
  const after = insert(root, memberPointer('/routes', listOf(root.routes).length), page);
  return withMenuEntry(after, { label, to: start });
}

/** Gives an address that no page has, after the title of a collection. */
function pathFor(root: JsonObject, collection: string): string {
  const paths = new Set(listOf(root.routes).map((route) => (isObject(route) ? route.path : undefined)));
  const slug = slugOf(collectionTitle(root, collection), languageOf(root)) || slugOf(inWords(collection));
  return `/${freeName(slug, (one) => paths.has(`/${one}`) || paths.has(`/${one}/{slug}`), '-')}`;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
