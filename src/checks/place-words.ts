import type { Json } from '../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../manifest/pointer';

/** Where a pointer leads, in the author's words: `Home, block 3, card grid, item 2`; undefined for the file as a whole. */
export function placeInWords(root: Json, pointer: Pointer): string | undefined {
  const [first, second, ...rest] = pointerKeys(pointer);
  if (first === undefined) return undefined;
  if (first === 'routes' && second !== undefined)
    return joined(pageName(root, second), inPage(root, `/routes/${second}`, rest));
  if (first === 'notFound')
    return joined('Page for unknown addresses', inPage(root, '/notFound', [second ?? '', ...rest]));
  if (first === 'shared' && second !== undefined) {
    return joined(`Shared block "${second}"`, blockParts(valueAt(root, `/shared/${second}`), rest));
  }
  if (first === 'collections' && second !== undefined) {
    const entry = rest[0] === undefined ? undefined : `entry ${Number(rest[0]) + 1}`;
    return joined(`Collection "${second}"`, entry ? [entry] : []);
  }
  return first.charAt(0).toUpperCase() + first.slice(1);
}

function pageName(root: Json, index: string): string {
  const path = valueAt(root, `/routes/${index}/path`);
  if (path === '/') return 'Home';
  return typeof path === 'string' ? `Page ${path}` : `Page ${Number(index) + 1}`;
}

function inPage(root: Json, page: Pointer, keys: string[]): string[] {
  const [part, index, ...rest] = keys;
  if (part !== 'blocks' || index === undefined) return [];
  return [`block ${Number(index) + 1}`, ...blockParts(valueAt(root, `${page}/blocks/${index}`), rest)];
}

function blockParts(block: Json | undefined, keys: string[]): string[] {
  const type = block !== null && typeof block === 'object' && !Array.isArray(block) ? block?.type : undefined;
  const item = keys.findIndex((key) => /^\d+$/.test(key));
  const parts = typeof type === 'string' ? [type.replaceAll('-', ' ')] : [];
  return item < 0 ? parts : [...parts, `item ${Number(keys[item]) + 1}`];
}

function joined(start: string, parts: string[]): string {
  return [start, ...parts].join(', ');
}
