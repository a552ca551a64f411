import type { JsonObject } from '../manifest/manifest';
import { sayPlace } from './fields/say-changed';
import { entriesAt, sayText } from './fields/say-text';
import { type FoundPart, valuesFound } from './outline/found';
import { readParts } from './read-parts';
import type { ReadWords } from './read-words';
import { wordsPattern } from './replace-words';
import { shortened } from './state/parts';

/**
 * The places where words stand, or that are called by them, and replacing leaves them alone: values, names, numbers,
 * addresses of links and of e-mail.
 */
export function keptPlaces(root: JsonObject, all: readonly ReadWords[], wanted: string): FoundPart[] {
  const values = valuesFound(root.values, wanted.trim().toLowerCase());
  const isValue = new Set(values.map(({ pointer }) => pointer));
  const others = all
    .filter((words) => !isValue.has(words.place) && isKeptIn(words, wanted))
    .map(({ place, text, isCopy }) => {
      const title = shortened(sayText(text, root, entriesAt(place, root), isCopy));
      return { pointer: place, title, within: sayPlace(root, place) };
    });
  return [...values, ...others];
}

function isKeptIn({ text, isCopy, isKept }: ReadWords, wanted: string): boolean {
  if (isKept) return wordsPattern(wanted).test(text);
  const parts = readParts(text, isCopy === true, String);
  // A name in braces says a value, which is found itself.
  const kept = parts.filter(({ written, reads }) => reads !== undefined && !written.startsWith('{'));
  return kept.some(({ written }) => wordsPattern(wanted).test(written));
}
