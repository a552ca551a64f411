import { type Collection, collectionsIn } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Input } from '../inputs/input';
import { knownFields } from '../inputs/known-fields';
import { pagePathOf } from '../inputs/taken';
import { wordsAskedFor } from '../inputs/words';
import type { WordsKindName } from '../inputs/words-kinds';
import { isDayPlace } from '../words/day-places';
import { sayPath } from '../words/in-words';
import { collectionsAround } from '../words/say-text';
import type { WordChoice } from './word-choices';

/** Gives the fields that fit a place, of the collections whose entries fill it in: each entry brings its own value. */
export function fieldsOfEach(pointer: Pointer, root: JsonObject, fits: (input: Input) => boolean): WordChoice[] {
  return entriesAround(pointer, root).flatMap(({ name: from, one = 'entry' }) =>
    knownFields(root, from)
      .filter(({ input }) => fits(input))
      .map(({ name, label }) => ({ name: `{${name}}`, title: label, says: `Of each ${one} its own` })),
  );
}

/** Gives the fields with pictures of these collections. */
export function picturesOfEach(pointer: Pointer, root: JsonObject): WordChoice[] {
  return fieldsOfEach(pointer, root, ({ kind }) => kind === 'picture');
}

/**
 * Gives the fields with words of a kind of these collections. A link may lead to the page of each entry, to what the
 * entry names, or to a file of it.
 */
export function wordsOfEach(of: WordsKindName, pointer: Pointer, root: JsonObject): WordChoice[] {
  const fitting: readonly (WordsKindName | undefined)[] = of === 'link' ? ['link', 'film'] : [of];
  const fields = fieldsOfEach(pointer, root, (input) => fitting.includes(wordsAskedFor(input)));
  return of === 'link' ? [...pagesOfEach(pointer, root), ...fields] : fields;
}

/** Gives the pages of the entries of these collections, but not the page on which the place itself is. */
function pagesOfEach(pointer: Pointer, root: JsonObject): WordChoice[] {
  const route = valueAt(root, /^\/routes\/\d+/.exec(pointer)?.[0] ?? '/routes');
  const own = isObject(route) ? route.from : undefined;
  return entriesAround(pointer, root).flatMap(({ name: from, one = 'entry' }) => {
    const path = pagePathOf(root, from);
    if (path === undefined || from === own) return [];
    return [{ name: path, title: `The page of each ${one}`, says: sayPath(path) }];
  });
}

function entriesAround(pointer: Pointer, root: JsonObject): Collection[] {
  const places = collectionsAround(pointer, root).filter((place) => !isDayPlace(place, root));
  const names = [...new Set(places.map((place) => pointerKeys(place)[1] ?? ''))];
  return names.flatMap((name) => collectionsIn(root).get(name) ?? []);
}
