import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { DrawnPage } from '../engine';

/** In how many texts of a site a value stands by its name. */
export function usesOfValue(root: JsonObject, name: string): number {
  const counts = counted.get(name) ?? new WeakMap<object, number>();
  counted.set(name, counts);
  return usesIn(root, new RegExp(`\\{${name}(:[A-Za-z]+)?\\}`), counts, 0);
}

/** What was counted for each name: pages and entries that have not changed since are not counted again. */
const counted = new Map<string, WeakMap<object, number>>();

/** How deep pages and entries lie in a site; of what lies in them nothing is kept. */
const keptDepth = 3;

function usesIn(value: Json, pattern: RegExp, counts: WeakMap<object, number>, depth: number): number {
  if (typeof value === 'string') return pattern.test(value) ? 1 : 0;
  if (value === null || typeof value !== 'object') return 0;
  const known = counts.get(value);
  if (known !== undefined) return known;
  const count = Object.values(value).reduce<number>((sum, part) => sum + usesIn(part, pattern, counts, depth + 1), 0);
  if (depth <= keptDepth) counts.set(value, count);
  return count;
}

/** In how many places of its pages a shared block stands. */
export function placementsOf({ routes, notFound }: JsonObject, name: string): number {
  const pages = [...(Array.isArray(routes) ? routes : []), notFound];
  const blocks = pages.flatMap((page) => (isObject(page) && Array.isArray(page.blocks) ? page.blocks : []));
  return blocks.filter((block) => isObject(block) && block.type === 'shared' && block.block === name).length;
}

/** What follows from a template: so many items of a list on the page, or so many pages. */
export function madeOf(template: Pointer, { origins, route, pagesOfRoute }: DrawnPage): [number, 'items' | 'pages'] {
  const entries = new Map<Pointer, Set<Pointer>>();
  for (const { pointer, related } of origins.values()) {
    if (related === undefined || !/^\/collections\/[^/]+\/\d+$/.test(pointer)) continue;
    if (template === related || template.startsWith(`${related}/`))
      entries.set(related, (entries.get(related) ?? new Set()).add(pointer));
  }
  const nearest = [...entries.keys()].reduce((one, other) => (other.length > one.length ? other : one), '');
  return nearest === route ? [pagesOfRoute, 'pages'] : [entries.get(nearest)?.size ?? 0, 'items'];
}
