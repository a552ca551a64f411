import type { JsonObject } from '../../manifest/manifest';
import type { ReadWords } from '../inputs/input-kind';
import { type FoundPart, findValues } from '../naming/find-parts';
import { sayPlace } from '../naming/say-changed';
import { shortened } from '../naming/shortened';
import { readParts } from '../words/read-parts';
import { entriesAt, sayText, sayValue } from '../words/say-text';
import { hasWords, readHits } from './read-hits';
import { wordsPattern } from './replace-words';

/**
 * Finds the places that say `query`, or are called by it, and that replacing leaves alone: values, names, numbers,
 * addresses of links and of e-mail, and words across a link or a value.
 */
export function keptPlaces(root: JsonObject, now: Date, all: readonly ReadWords[], query: string): FoundPart[] {
  const says = (placeholder: string): string => sayValue(placeholder, root, now);
  const isReplaced = ({ isKept, ...words }: ReadWords): boolean => !isKept && hasWords({ ...words, says }, query);
  const replacedPlaces = new Set(all.filter(isReplaced).map(({ place }) => place));
  const values = findValues(root.values, query.trim().toLowerCase()).filter(
    ({ pointer }) => !replacedPlaces.has(pointer),
  );
  const valuePlaces = new Set(values.map(({ pointer }) => pointer));
  const others = all.flatMap((words) => {
    if (valuePlaces.has(words.place)) return [];
    const across = words.isKept ? undefined : sayAcross({ ...words, says }, query);
    const own = replacedPlaces.has(words.place) ? undefined : keptIn(words, query);
    const title = across ?? (own && shortened(sayText(own, root, now, entriesAt(words.place, root))));
    return title === undefined ? [] : [{ pointer: words.place, title, within: sayPlace(root, now, words.place) }];
  });
  return [...values, ...others];
}

/** Gives the words around the first place where `query` is across a link or a value; undefined where it is not. */
function sayAcross(text: Parameters<typeof readHits>[0], query: string): string | undefined {
  const { read, hits } = readHits(text, query);
  const across = hits.find(({ kind }) => kind === 'kept');
  if (!across) return undefined;
  const before = read.slice(0, across.start).replace(/^.*?(?=(?:\S+\s+){0,3}\S*$)/su, (cut) => (cut === '' ? '' : '…'));
  return before + shortened(read.slice(across.start));
}

/** Gives the name, number or address in a text that holds `query`; undefined where none does. */
function keptIn({ text, copy, isKept }: ReadWords, query: string): string | undefined {
  if (isKept) return wordsPattern(query).test(text) ? text : undefined;
  const parts = readParts(text, copy, String);
  // A name in braces says a value, which is found itself.
  const textOfParts = parts.flatMap((part) => {
    if (part.kind === 'address') return [part.written];
    return part.kind === 'close' && part.target ? [text.slice(part.target.start, part.target.end)] : [];
  });
  return textOfParts.find((one) => wordsPattern(query).test(one));
}
