import type { Block, Originals } from '../compose/page';

/** Finds originals among drawn words. */
export interface OriginalWords {
  /** Tells whether words are an original as a whole, blanks at their ends aside. */
  isWhole(words: string): boolean;
  /** Gives the ranges of originals within words that are not one as a whole, in order. */
  placesIn(words: string): Place[];
}

/** A range within words, by its beginning and its end. */
type Place = [start: number, end: number];

/** Prepares the search for the originals of a page; `write` gives words in the form in which they are searched. */
export function originalWords(
  { texts, parts = [] }: Originals,
  write: (words: string) => string = (words) => words,
): OriginalWords {
  const whole = new Set([...texts, ...parts].map(write));
  // Of two originals that begin in one place, the longer counts.
  const written = parts.map(write).sort((one, other) => other.length - one.length);
  const either = written.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const part = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${either})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
  return {
    isWhole: (words) => whole.has(words.trim()),
    placesIn: (words) =>
      written.length === 0
        ? []
        : [...words.matchAll(part)].map(({ 0: found, index }): Place => [index, index + found.length]),
  };
}

/**
 * Gives the originals of a page within blocks that come to life; undefined where there are none. There each may be part
 * of other words: the site's own sentence on a wrong answer has the name of the field in it.
 */
export function originalsWithin(blocks: readonly Block[], originals: Originals): Originals | undefined {
  if (blocks.length === 0) return undefined;
  const json = JSON.stringify(blocks);
  const all = [...originals.texts, ...(originals.parts ?? [])];
  const parts = all.filter((words) => json.includes(JSON.stringify(words).slice(1, -1)));
  return parts.length === 0 ? undefined : { ...originals, texts: [], parts };
}

/** Joins the originals of several parts; undefined where there are none. */
export function allOriginals(some: readonly (Originals | undefined)[]): Originals | undefined {
  const all = some.filter((one) => one !== undefined);
  const [first] = all;
  if (!first) return undefined;
  return {
    ...first,
    texts: all.flatMap(({ texts }) => texts),
    parts: all.flatMap(({ parts = [] }) => parts),
  };
}

/** The elements that can have no elements within: a part of their words cannot be marked. */
export const withoutElements: ReadonlySet<string> = new Set('option textarea title svg script style'.split(' '));
