import { offsetsOf } from './locate';
import type { Json, JsonObject } from './manifest';
import { memberPointer, type Pointer, valueAt } from './pointer';

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
  const offsets = offsetsOf(
    text,
    places.map(({ pointer }) => pointer),
  );
  let links = 0;
  const edits = places.map(({ pointer, value }): Edit => {
    const [start, end] = offsets(pointer);
    const renamed = renameIn(value, from, to);
    if (pointer !== `/routes/${routes.indexOf(from)}/path`) links += renamed.count;
    const written = renameIn(text.slice(start + 1, end - 1), from, to);
    // An address whose own characters are written as escapes is written anew.
    return { start, end, text: written.count === renamed.count ? `"${written.text}"` : JSON.stringify(renamed.text) };
  });
  const redirect = `{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`;
  edits.push(redirectEdit(text, root, redirect, outdated));
  return { text: applyEdits(text, edits), links };
}

/** A slice of a text, and what is to stand in its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end), text);
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
function redirectEdit(text: string, root: JsonObject, redirect: string, outdated: number): Edit {
  const place = `/redirects/${outdated}`;
  const last = `/redirects/${listAt(root, '/redirects').length - 1}`;
  const lastKey = memberPointer('', Object.keys(root).at(-1) ?? '');
  const offsets = offsetsOf(text, [place, last, '/redirects', lastKey]);
  if (outdated >= 0) {
    const [start, end] = offsets(place);
    return { start, end, text: redirect };
  }
  if (valueAt(root, last) !== undefined) {
    const [start, end] = offsets(last);
    return { start: end, end, text: `,${lineBreakBefore(text, start)}${redirect}` };
  }
  if (root.redirects) {
    const [start, end] = offsets('/redirects');
    return { start, end, text: `[${redirect}]` };
  }
  const [, end] = offsets(lastKey);
  const [keyStart] = offsets(lastKey, 'key');
  return { start: end, end, text: `,${lineBreakBefore(text, keyStart)}"redirects": [${redirect}]` };
}

/** The line break and indent before an offset, so that what is put after it stands as its neighbour does. */
function lineBreakBefore(text: string, offset: number): string {
  return /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, offset))?.[0] || ' ';
}

function* stringPlaces(value: Json, pointer: Pointer): Generator<{ pointer: Pointer; value: string }> {
  if (typeof value === 'string') yield { pointer, value };
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) yield* stringPlaces(part, memberPointer(pointer, key));
  }
}

function listAt(root: JsonObject, pointer: Pointer): Json[] {
  const list = valueAt(root, pointer);
  return Array.isArray(list) ? list : [];
}
