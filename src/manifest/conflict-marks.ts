/** Lines of a text: the number of the first, counted from 0, and the number after the last. */
export type LineSpan = [start: number, end: number];

/** One place where git has written two versions of a text, with its marks around and between them. */
export interface MarkedConflict {
  /** The lines of the place, its marks among them. */
  whole: LineSpan;
  ours: LineSpan;
  /** The version from which both were made, where the marks hold it. */
  base: LineSpan | undefined;
  theirs: LineSpan;
  /** The names of the versions in the marks. */
  names: { ours: string; theirs: string };
}

/** The conflicts that the marks of git in a text tell of. */
export interface Conflicts {
  conflicts: MarkedConflict[];
  /** The numbers of the lines with marks that belong to no conflict, or to one within another. */
  strays: number[];
}

/**
 * The pattern of a line that is a mark: one character several times, then perhaps the name of the version. No line of
 * JSON begins so.
 */
const markLine = /^\uFEFF?[ \t]*(<{3,}|\|{3,}|={3,}|>{3,})(?:[ \t]+(.*?))?[ \t]*\r?\n?$/;

interface Mark {
  sign: string;
  length: number;
  index: number;
  name: string;
}

/** The marks of one conflict. */
interface Marks {
  first: Mark;
  base: Mark | undefined;
  middle: Mark;
  last: Mark;
}

/** Reads the conflict marks in the lines of a text, with a part for the version before both (diff3, zdiff3) or without one. */
export function readConflicts(lines: string[]): Conflicts {
  const marks = lines.flatMap((line, index): Mark[] => {
    const [, sign, name = ''] = markLine.exec(line) ?? [];
    return sign === undefined ? [] : [{ sign: sign.charAt(0), length: sign.length, index, name }];
  });
  const outer: Marks[] = [];
  for (const pair of pairsOf(marks)) {
    // A conflict within another is a part of it.
    if (pair.first.index >= (outer.at(-1)?.last.index ?? 0)) outer.push(pair);
  }
  const own = new Set(outer.flatMap(({ first, base, middle, last }) => [first, base, middle, last]));
  let at = 0;
  const strays = marks.filter((mark) => {
    while ((outer[at]?.last.index ?? mark.index) < mark.index) at++;
    const around = outer[at];
    const isWithin = around !== undefined && around.first.index < mark.index;
    // Marks of another length within a conflict tell of an earlier meeting.
    return !own.has(mark) && (!isWithin || mark.length === around.first.length);
  });
  return { conflicts: outer.map(conflictOf), strays: strays.map(({ index }) => index) };
}

/** Groups the marks by conflict, in the order of their first ones. Those of one conflict are equally long. */
function pairsOf(marks: Mark[]): Marks[] {
  const open = new Map<number, (Pick<Marks, 'first' | 'base'> & { middle: Mark | undefined })[]>();
  const pairs: Marks[] = [];
  for (const mark of marks) {
    const around = open.get(mark.length) ?? [];
    open.set(mark.length, around);
    const begun = around.at(-1);
    if (mark.sign === '<') around.push({ first: mark, base: undefined, middle: undefined });
    else if (!begun) continue;
    else if (mark.sign === '|' && !begun.middle) begun.base ??= mark;
    else if (mark.sign === '=') begun.middle ??= mark;
    else if (mark.sign === '>') {
      around.pop();
      if (begun.middle) pairs.push({ ...begun, middle: begun.middle, last: mark });
    }
  }
  return pairs.sort((one, other) => one.first.index - other.first.index);
}

function conflictOf({ first, base, middle, last }: Marks): MarkedConflict {
  return {
    whole: [first.index, last.index + 1],
    ours: [first.index + 1, (base ?? middle).index],
    base: base && [base.index + 1, middle.index],
    theirs: [middle.index + 1, last.index],
    names: { ours: first.name, theirs: last.name },
  };
}
