import { type LineSpan, readConflicts } from './conflict-marks';

/**
 * One of the versions in a text with conflict marks: its name in the marks, its text, and the line of the whole text in
 * which each of its lines stands.
 */
export interface MetVersion {
  name: string;
  text: string;
  lines: number[];
}

/** Two versions that git has put into one text, and the version from which both were made, where the marks hold it. */
export interface MetVersions {
  mine: MetVersion;
  theirs: MetVersion;
  base: string | undefined;
  /** The first and the last line of each place where they differ, its marks among them. */
  places: [first: number, last: number][];
}

/** The name that git gives to the stashed version (`git stash`), one's own. */
const putAway = 'Stashed changes';

/** Splits a text at git's conflict marks into its versions; undefined where there are no marks, or some are missing. */
export function partMetVersions(text: string): MetVersions | undefined {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const { conflicts, strays } = readConflicts(lines);
  if (conflicts.length === 0 || strays.length > 0) return undefined;
  const mine: MetVersion = { name: '', text: '', lines: [] };
  const theirs: MetVersion = { name: '', text: '', lines: [] };
  let base = '';
  let nextLine = 0;
  const take = (version: MetVersion, [start, end]: LineSpan): void => {
    for (let index = start; index < end; index++) {
      version.text += lines[index];
      version.lines.push(index + 1);
    }
  };
  const takeShared = (end: number): void => {
    take(mine, [nextLine, end]);
    take(theirs, [nextLine, end]);
    base += lines.slice(nextLine, end).join('');
  };
  for (const { whole, names, ...parts } of conflicts) {
    takeShared(whole[0]);
    take(mine, parts.ours);
    take(theirs, parts.theirs);
    if (parts.base) base += lines.slice(...parts.base).join('');
    mine.name ||= names.ours;
    theirs.name ||= names.theirs;
    nextLine = whole[1];
  }
  takeShared(lines.length);
  const isStash = theirs.name === putAway;
  return {
    mine: isStash ? theirs : mine,
    theirs: isStash ? mine : theirs,
    base: conflicts.every((conflict) => conflict.base) ? base : undefined,
    places: conflicts.map(({ whole: [start, end] }) => [start + 1, end]),
  };
}
