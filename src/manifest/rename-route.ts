import { commentKey } from './comments';
import type { Json, JsonObject } from './manifest';
import { insert, set } from './operations';
import { memberPointer, type Pointer, valueAt } from './pointer';
import { printChanges } from './print-changes';
import { applySplices } from './splice';

/** The text with a route renamed and how many links were changed, or a sentence about why it cannot be. */
export type Renamed = { text: string; links: number; problem?: undefined } | { problem: string };

/**
 * Renames a route in the text of a well-formed site.json: its path, every link to it with what
 * follows its # or ?, in copy, collections and templates alike, and the redirects that lead to it. A
 * redirect from the old path is added, one from the new path removed; no other byte changes.
 */
export function renameRoute(text: string, from: string, to: string): Renamed {
  const root: JsonObject = JSON.parse(text);
  const routes = listAt(root, '/routes').map((route) => (route as JsonObject).path);
  if (!routes.includes(from)) return { problem: `No page has the address "${from}".` };
  if (from === '/') return { problem: 'The home page is always at "/".' };
  if (routes.includes(to)) return { problem: `Another page already has the address "${to}".` };
  if (!/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(to)) {
    return {
      problem: `"${to}" cannot be the address of a page. Begin with / and use small letters, digits and hyphens.`,
    };
  }
  const redirects = listAt(root, '/redirects').map((redirect) => String((redirect as JsonObject).from));
  // A redirect from what is a page from here on gives its place to the one from the old path.
  const outdated = redirects.findIndex((path) => path.replace(/\/$/, '') === to);
  const places = [...stringPlaces(root, '')].filter(
    ({ pointer, value }) =>
      !/^\/redirects\/\d+\/from$/.test(pointer) &&
      !pointer.startsWith(`/redirects/${outdated}/`) &&
      renameIn(value, from, to).count > 0,
  );
  let links = 0;
  let after: Json = root;
  for (const { pointer, value } of places) {
    const renamed = renameIn(value, from, to);
    if (pointer !== `/routes/${routes.indexOf(from)}/path`) links += renamed.count;
    after = set(after, pointer, renamed.text);
  }
  after = withRedirect(after, { from, to }, outdated);
  return { text: applySplices(text, printChanges(text, root, after)), links };
}

/** A link, or copy with links in it, after renaming; and how many links that changed. */
function renameIn(words: string, from: string, to: string): { text: string; count: number } {
  const path = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`^${path}(?=/?(?:$|[#?]))|(?<=\\]\\()${path}(?=/?[)#?])`, 'g');
  let count = 0;
  const text = words.replaceAll(link, () => {
    count++;
    return to;
  });
  return { text, count };
}

/** Puts a redirect in the place of an outdated one, or after the others. */
function withRedirect(root: Json, redirect: JsonObject, outdated: number): Json {
  const redirects = valueAt(root, '/redirects');
  if (!Array.isArray(redirects)) return set(root, '/redirects', [redirect]);
  if (outdated >= 0) return set(root, `/redirects/${outdated}`, redirect);
  return insert(root, `/redirects/${redirects.length}`, redirect);
}

function* stringPlaces(value: Json, pointer: Pointer): Generator<{ pointer: Pointer; value: string }> {
  if (typeof value === 'string') yield { pointer, value };
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      if (key !== commentKey) yield* stringPlaces(part, memberPointer(pointer, key));
    }
  }
}

function listAt(root: JsonObject, pointer: Pointer): Json[] {
  const list = valueAt(root, pointer);
  return Array.isArray(list) ? list : [];
}
