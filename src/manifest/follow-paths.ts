import { pathsIn } from './links-in';
import { isObject, type JsonObject } from './manifest';
import { renameKey } from './operations';
import { memberPointer, type Pointer, valueAt } from './pointer';

/** Tells whether a place is one where a further language says something. */
export function isInLanguage(pointer: Pointer): boolean {
  return pointer.startsWith('/languages/');
}

/**
 * Renames the keys of translations once paths have changed: texts with links to these pages, and the pages whose
 * addresses are translated.
 */
export function withKeysFollowing(root: JsonObject, paths: ReadonlyMap<string, string>): JsonObject {
  let after = root;
  for (const tag of Object.keys(isObject(root.languages) ? root.languages : {})) {
    for (const name of ['texts', 'paths']) {
      const place = `${memberPointer('/languages', tag)}/${name}`;
      const group = valueAt(root, place);
      for (const key of Object.keys(isObject(group) ? group : {})) {
        const to = withPaths(key, paths);
        const isFree = valueAt(after, memberPointer(place, to)) === undefined;
        if (isFree) after = renameKey(after, memberPointer(place, key), to) as JsonObject;
      }
    }
  }
  return after;
}

/** Gives a text with other paths in its links within the site. */
function withPaths(text: string, paths: ReadonlyMap<string, string>): string {
  return pathsIn(text, '/').reduceRight((words, { start, end }) => {
    const to = paths.get(text.slice(start, end));
    return to === undefined ? words : words.slice(0, start) + to + words.slice(end);
  }, text);
}
