import type { Block, Originals } from '../compose/page';

/** Finds words that nobody has translated among words as they are drawn. */
export interface OriginalWords {
  /** Tells whether words are an original as a whole, but for blanks around them. */
  isWhole(words: string): boolean;
  /** Gives the places of originals within words that are none as a whole, from the first. */
  placesIn(words: string): Place[];
}

/** A place within words: where it begins, and where it ends. */
type Place = [start: number, end: number];

/** Prepares to find the originals of a page; `write` gives words as they are written where they are looked for. */
export function originalWords(
  { texts, parts = [] }: Originals,
  write: (words: string) => string = (words) => words,
): OriginalWords {
  const whole = new Set([...texts, ...parts].map(write));
  // Of two that begin in one place the longer is meant.
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
 * Gives those originals of a page that stand in blocks which come to life; undefined where none do. All of them may stand
 * within others there: a form says what is wrong in a sentence of the site's own, with the name of a field in it.
 */
export function originalsWithin(blocks: readonly Block[], originals: Originals): Originals | undefined {
  if (blocks.length === 0) return undefined;
  const json = JSON.stringify(blocks);
  const all = [...originals.texts, ...(originals.parts ?? [])];
  const parts = all.filter((words) => json.includes(JSON.stringify(words).slice(1, -1)));
  return parts.length === 0 ? undefined : { ...originals, texts: [], parts };
}

/** Gives some originals as one; undefined where there are none. */
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

/** Elements in which words stand alone: no other element can mark a part of them. */
export const withoutElements: ReadonlySet<string> = new Set('option textarea title svg script style'.split(' '));
