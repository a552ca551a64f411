/** One of the versions that stand in one text: what the marks call it, what it says, and in which line of the text each of its lines stands. */
export interface MetVersion {
  name: string;
  text: string;
  lines: number[];
}

/** Two versions of a text that git has put into one, and the one that both were made from where the marks hold it. */
export interface MetVersions {
  mine: MetVersion;
  theirs: MetVersion;
  base: string | undefined;
  /** The first and the last line of each place where they differ, its marks among them. */
  places: [first: number, last: number][];
}

/** What a line is a mark of, by its sign. No line of JSON begins with any of them. */
const mark = /^[ \t]*(<{7,}|\|{7,}|={7,}|>{7,})(?:[ \t]+(.*?))?[ \t]*\r?\n?$/;

/** What git calls what somebody had put away before taking in what others wrote: their own. */
const putAway = 'Stashed changes';

/**
 * Parts a text at git's conflict marks, with a part for the version before both (diff3, zdiff3) or without one; nothing
 * where there are none, or not all of them.
 */
export function partMetVersions(text: string): MetVersions | undefined {
  const mine: MetVersion = { name: '', text: '', lines: [] };
  const theirs: MetVersion = { name: '', text: '', lines: [] };
  const places: MetVersions['places'] = [];
  let base = '';
  let hasBase = true;
  let part: 'both' | 'mine' | 'base' | 'theirs' = 'both';
  let [size, start, holdsBase] = [0, 0, false];
  for (const [index, line] of (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).entries()) {
    const number = index + 1;
    const [, signs = '', name = ''] = mark.exec(line) ?? [];
    // Within the version before both, marks of another size tell of an earlier meeting.
    const sign = part === 'both' || signs.length === size ? signs[0] : undefined;
    if (sign === '<' && part === 'both') {
      [part, size, start, holdsBase] = ['mine', signs.length, number, false];
      mine.name ||= name;
    } else if (sign === '|' && part === 'mine') [part, holdsBase] = ['base', true];
    else if (sign === '=' && (part === 'mine' || part === 'base')) part = 'theirs';
    else if (sign === '>' && part === 'theirs') {
      part = 'both';
      theirs.name ||= name;
      hasBase &&= holdsBase;
      places.push([start, number]);
    } else if (sign !== undefined) return undefined;
    else {
      if (part !== 'theirs' && part !== 'base') addLine(mine, line, number);
      if (part !== 'mine' && part !== 'base') addLine(theirs, line, number);
      if (part !== 'mine' && part !== 'theirs') base += line;
    }
  }
  if (part !== 'both' || places.length === 0) return undefined;
  const isTurned = theirs.name === putAway;
  return {
    mine: isTurned ? theirs : mine,
    theirs: isTurned ? mine : theirs,
    base: hasBase ? base : undefined,
    places,
  };
}

function addLine(version: MetVersion, line: string, number: number): void {
  version.text += line;
  version.lines.push(number);
}
