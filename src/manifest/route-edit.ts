import { asJson, isObject, type JsonObject } from './manifest';
import { findFault } from './scan';
import { skipSpace, skipValue, walkMembers } from './tokens';

/** An edit of one route alone: its index in the list of routes, and the route before and after. */
export interface RouteEdit {
  index: number;
  before: JsonObject;
  after: JsonObject;
}

/**
 * Finds the one route within which two texts of a site.json differ; undefined where they differ elsewhere, too, or the
 * later one is no JSON. The earlier one must be.
 */
export function routeEdit(before: string, after: string): RouteEdit | undefined {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const found = routeAround(before, start, before.length - end);
  if (!found) return undefined;
  const { index, from, to } = found;
  const later = after.slice(from, to + after.length - before.length);
  // All around it is as it was: the whole is JSON where this part is.
  if (findFault(later)) return undefined;
  const [one, other] = [before.slice(from, to), later].map((text) => asJson(JSON.parse(text)));
  return one && other && { index, before: one, after: other };
}

/** Finds the route that has all characters between two offsets within its braces. */
function routeAround(
  text: string,
  start: number,
  end: number,
): { index: number; from: number; to: number } | undefined {
  let found: ReturnType<typeof routeAround>;
  walkMembers(text, skipSpace(text, 0), ({ name, start: value }) => {
    if (name !== 'routes' || text[value] !== '[') return skipValue(text, value);
    return walkMembers(text, value, ({ name: index, start: from }) => {
      const to = skipValue(text, from);
      if (text[from] === '{' && from < start && end < to) found = { index: Number(index), from, to };
      return to;
    });
  });
  return found;
}

/** Texts are compared in pieces of so many characters, and only the one that differs character by character. */
const piece = 1 << 16;

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length + piece <= most && one.slice(length, length + piece) === other.slice(length, length + piece))
    length += piece;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

/** Gives how many characters two texts have in common at their ends, at most `most`. */
function commonEnd(one: string, other: string, most: number): number {
  const upTo = (text: string, length: number, size: number): string =>
    text.slice(text.length - length - size, text.length - length);
  let length = 0;
  while (length + piece <= most && upTo(one, length, piece) === upTo(other, length, piece)) length += piece;
  while (length < most && upTo(one, length, 1) === upTo(other, length, 1)) length++;
  return length;
}

/** Gives a site with another route at an index. */
export function withRoute(root: JsonObject, index: number, route: JsonObject): JsonObject {
  return isObject(root) && Array.isArray(root.routes) ? { ...root, routes: root.routes.with(index, route) } : root;
}
