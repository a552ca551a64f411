import type { Originals } from '../compose/page';

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

/** Gives the originals of a page and of what surrounds it as one; undefined where neither has any. */
export function allOriginals(within: Originals | undefined, around: Originals | undefined): Originals | undefined {
  const any = within ?? around;
  if (!any) return undefined;
  const texts = [...(within?.texts ?? []), ...(around?.texts ?? [])];
  return { ...any, texts, parts: [...(within?.parts ?? []), ...(around?.parts ?? [])] };
}

/** Elements in which words stand alone: no other element can mark a part of them. */
export const withoutElements: ReadonlySet<string> = new Set('option textarea title svg script style'.split(' '));
