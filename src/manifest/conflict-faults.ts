import type { JsonFault } from './json-fault';

/** One place where two versions of a file meet: the lines of both, by their numbers from 0; the last is the first line after them. */
interface Conflict {
  start: number;
  ours: [start: number, end: number];
  theirs: [start: number, end: number];
  end: number;
}

/** A line that consists of a mark of git's: one sign several times, then perhaps what the version is called. */
const markLine = /^\uFEFF?[ \t]*(<{3,}|\|{3,}|={3,}|>{3,})(?:[ \t].*)?$/;

/** What is wrong with a text in which git has left two versions of a part, one below the other; nothing where there are none. */
export function conflictFault(text: string): JsonFault | undefined {
  if (!/^\uFEFF?[ \t]*[<=>|]{3}/m.test(text)) return undefined;
  const lines = text.split('\n');
  const starts: number[] = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const place = ([start, end]: [number, number], mark: number): { offset: number; length: number } => {
    const [from, to] = start < end ? [start, end - 1] : [mark, mark];
    const offset = starts[from] ?? 0;
    return { offset, length: Math.max(1, (starts[to] ?? 0) + (lines[to] ?? '').replace(/\r$/, '').length - offset) };
  };
  const marks = lines.flatMap((line, index) => {
    const [, sign] = markLine.exec(line.replace(/\r$/, '')) ?? [];
    return sign === undefined ? [] : [{ sign: sign.charAt(0), length: sign.length, index }];
  });
  const conflicts = conflictsIn(marks);
  const [first] = conflicts;
  if (!first) {
    const [left] = marks;
    if (!left) return undefined;
    const message = `A mark that git has left stands in this line, where two versions of this file met. Remove the line, and what should not stand beside it.`;
    return { message, ...place([left.index, left.index + 1], left.index) };
  }
  const linesOf = ([start, end]: [number, number]): string =>
    start === end ? 'nothing' : end - start === 1 ? `line ${start + 1}` : `lines ${start + 1} to ${end}`;
  const further = conflicts.length > 1 ? ` There are ${conflicts.length} such places.` : '';
  const message = `Two versions of this file meet here: ${linesOf(first.ours)} in one of them, ${linesOf(first.theirs)} in the other. Keep what is right, and remove the rest with the lines of signs that git has written around it.${further}`;
  return { message, ...place(first.ours, first.start), others: [place(first.theirs, first.end)] };
}

interface Mark {
  sign: string;
  length: number;
  index: number;
}

/** The places where two versions meet, those within others left out. Marks of one place are equally long. */
function conflictsIn(marks: Mark[]): Conflict[] {
  const found: Conflict[] = [];
  let reached = -1;
  for (const [at, { sign, length, index: start }] of marks.entries()) {
    if (sign !== '<' || start < reached) continue;
    let depth = 0;
    let base: number | undefined;
    let middle: number | undefined;
    for (const mark of marks.slice(at)) {
      if (mark.length !== length) continue;
      if (mark.sign === '<') depth++;
      else if (mark.sign === '>') depth--;
      else if (depth === 1 && mark.sign === '|') base ??= mark.index;
      else if (depth === 1 && mark.sign === '=') middle ??= mark.index;
      if (depth > 0) continue;
      if (middle === undefined) break;
      found.push({
        start,
        ours: [start + 1, base !== undefined && base < middle ? base : middle],
        theirs: [middle + 1, mark.index],
        end: mark.index,
      });
      reached = mark.index;
      break;
    }
  }
  return found;
}
