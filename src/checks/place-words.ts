import { type Json, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';
import { schemaAt } from './schema-at';
import { shorten } from './short-message';

/**
 * Says where a pointer leads, in the author's words: `Home, block 3, card grid, card 2`; undefined for the file as a
 * whole.
 */
export function placeInWords(root: Json, pointer: Pointer, schema: Schema): string | undefined {
  const [first, second, ...rest] = pointerKeys(pointer);
  if (first === undefined) return undefined;
  const start = memberPointer('', first);
  if (second === undefined) return titled(shorten(first));
  const part = memberPointer(start, second);
  if (first === 'routes') return joined(pageName(root, second), inPage(root, part, rest, schema));
  if (first === 'notFound') return joined('Page for unknown addresses', inPage(root, start, [second, ...rest], schema));
  if (first === 'shared') return joined(`On several pages "${shorten(second)}"`, blockParts(root, part, rest, schema));
  if (first === 'redirects') return `Redirect ${Number(second) + 1}`;
  const name = ownMember(namesByPlace, first);
  if (name !== undefined) return joined(`${name} "${shorten(second)}"`, itemParts(root, part, rest, schema));
  return joined(titled(shorten(first)), itemParts(root, start, [second, ...rest], schema));
}

const namesByPlace: Record<string, string> = {
  values: 'Value',
  words: 'Word',
  collections: 'Collection',
  delivery: 'Delivery',
};

function titled(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function pageName(root: Json, index: string): string {
  const path = valueAt(root, `/routes/${index}/path`);
  if (path === '/') return 'Home';
  return typeof path === 'string' ? `Page ${shorten(path)}` : `Page ${Number(index) + 1}`;
}

function inPage(root: Json, page: Pointer, [part, index, ...rest]: string[], schema: Schema): string[] {
  if (part !== 'blocks' || index === undefined) return [];
  return [`block ${Number(index) + 1}`, ...blockParts(root, `${page}/blocks/${index}`, rest, schema)];
}

function blockParts(root: Json, block: Pointer, keys: string[], schema: Schema): string[] {
  const type = valueAt(root, `${block}/type`);
  const parts = itemParts(root, block, keys, schema);
  return typeof type === 'string' ? [shorten(type).replaceAll('-', ' '), ...parts] : parts;
}

/** Gives the items on the way to a place, each as its schema calls it: `card 2`. */
function itemParts(root: Json, start: Pointer, keys: string[], schema: Schema): string[] {
  const parts: string[] = [];
  let pointer = start;
  for (const key of keys) {
    if (Array.isArray(valueAt(root, pointer))) parts.push(`${itemName(root, pointer, schema)} ${Number(key) + 1}`);
    pointer = memberPointer(pointer, key);
  }
  return parts;
}

/** Gives the name of an item of a list, as the schema of the list says it. */
function itemName(root: Json, list: Pointer, schema: Schema): string {
  const { itemTitle = (pointerKeys(list).at(-1) ?? '').replace(/s$/, '') } = schemaAt(schema, root, list);
  return itemTitle;
}

function joined(start: string, parts: string[]): string {
  return [start, ...parts].join(', ');
}
