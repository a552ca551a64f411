import type { MetVersions } from '../../manifest/met-versions';

/** The most places that are given by their lines. */
const mostTold = 4;

/** Writes the lines in which two versions meet in a file. */
export function sayLines({ places }: MetVersions): string {
  const lines = places.slice(0, mostTold).map(([first, last]) => `lines ${first} to ${last}`);
  const further = places.length - lines.length;
  const all = further > 0 ? [...lines, further === 1 ? 'one more place' : `${further} more places`] : lines;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Writes the names of two versions in a sentence; nothing where they have none. */
export function sayNames({ mine, theirs }: MetVersions): string {
  return mine.name === '' || theirs.name === ''
    ? ''
    : `There, yours is called “${mine.name}” and the other “${theirs.name}”.`;
}
