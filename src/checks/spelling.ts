import type { ReportDetails } from './problem';
import { listNames } from './short-message';

/**
 * Finds the candidate that was probably meant, or undefined. As in TypeScript's suggestions, a candidate of a name of n
 * letters counts where its length differs by at most max(2, 0.34 n) and its distance is under 0.4 n + 1, or the given
 * limit; a letter put in or left out is 1 away, another letter 2, another case or mark 0.1. Of two that are equally
 * near it is the first in the alphabet, whatever order they are in.
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  limit = name.length * 0.4 + 1,
): string | undefined {
  const longest = Math.max(2, Math.floor(name.length * 0.34));
  let best: string | undefined;
  let bestDistance = limit;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > longest) continue;
    // Past its limit a distance is no longer told apart from others.
    const distance = editDistance(name, candidate, bestDistance + 0.01);
    const isNearer = distance < bestDistance || (distance === bestDistance && best !== undefined && candidate < best);
    if (isNearer) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

/**
 * Finds the candidate that was perhaps meant, a little farther than a slip of the pen: photo for foto. Only a hint may
 * depend on it.
 */
export function perhapsMeant(name: string, candidates: Iterable<string>): string | undefined {
  return nearestName(name, candidates, name.length * 0.4 + 1.5);
}

/** Words a hint: "Did you mean …?", or else what there is. */
export function suggestion(name: string, candidates: string[], noneWords: string, most = 12): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? sayChoices(name, candidates, noneWords, most) : `Did you mean "${nearest}"?`;
}

/** Says what to do about an unknown name in a group, given the known names that the group still lacks. */
export function unknownHint(name: string, free: string[], known: string[], remedy: string | undefined): string {
  if (nearestName(name, free) !== undefined) return suggestion(name, free, '');
  if (remedy !== undefined) return remedy;
  const twin = nearestName(name, known);
  return twin === undefined
    ? suggestion(name, known, 'Remove it.')
    : `"${twin}" is there already: remove one of the two.`;
}

/** Gives the details of a finding with the candidate about which `suggestion` asks, if any. */
export function meantBy(name: string, candidates: Iterable<string>): Pick<ReportDetails, 'meant'> {
  return meaning(name, nearestName(name, candidates));
}

/** Gives the details of a finding with the name that was probably meant, if any. */
export function meaning(written: string, name: string | undefined): Pick<ReportDetails, 'meant'> {
  return name === undefined ? {} : { meant: { written, name } };
}

/**
 * Lists the choices, the most similar first where there are many; `noneWords` stands where a list would help nobody.
 */
export function sayChoices(name: string, known: string[], noneWords: string, most = 12): string {
  const candidates = [...new Set(known)];
  if (candidates.length === 0) return noneWords;
  // Of a thousand icons the first twelve tell nobody anything.
  if (candidates.length > 200 && noneWords) return noneWords;
  const shortlist = candidates.length > most ? likestFirst(name, candidates) : candidates;
  return `There is: ${listNames(shortlist, most)}.`;
}

/** Sorts candidates, those that begin most like a name first. */
function likestFirst(name: string, candidates: string[]): string[] {
  const alike = (candidate: string): number => {
    let length = 0;
    while (length < name.length && candidate[length] === name[length]) length++;
    return length;
  };
  return candidates
    .map((candidate) => ({ candidate, likeness: alike(candidate) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ candidate }) => candidate);
}

function editDistance(from: string, to: string, limit: number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + difference(from.charAt(row - 1), to.charAt(column - 1));
      const distance = Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least >= limit) return limit;
    previous = current;
  }
  return previous[to.length] ?? limit;
}

function difference(one: string, other: string): number {
  if (one === other) return 0;
  return bareLetter(one) === bareLetter(other) ? 0.1 : 2;
}

/** Gives a letter without its case and, beyond ASCII, without its marks: `e` for `É`. */
function bareLetter(letter: string): string {
  const small = letter.toLowerCase();
  return small <= '\x7f' ? small : small.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
