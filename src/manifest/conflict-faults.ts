import { type LineSpan, readConflicts } from './conflict-marks';
import type { JsonFault } from './json-fault';

/** The characters that git repeats seven times or more on a line of their own between two versions. */
const signs = ['<<<', '===', '>>>', '|||'];

/**
 * Describes the fault of a text in which git has left two versions of a part, one below the other; undefined where
 * there are none.
 */
export function conflictFault(text: string): JsonFault | undefined {
  // A large text is searched for signs much faster than line by line.
  if (!signs.some((sign) => text.includes(sign)) || !/^\uFEFF?[ \t]*[<=>|]{3}/m.test(text)) return undefined;
  const lines = text.split('\n');
  const { conflicts, strays } = readConflicts(lines);
  const place = placesIn(lines);
  const [first] = conflicts;
  if (!first) {
    const [stray] = strays;
    if (stray === undefined) return undefined;
    const message = `A mark that git has left stands in this line, where two versions of this file met. Remove the line, and what should not stand beside it.`;
    return { message, ...place([stray, stray + 1], stray) };
  }
  const { whole, ours, theirs } = first;
  const further = conflicts.length > 1 ? ` There are ${conflicts.length} such places.` : '';
  const message = `Two versions of this file meet here: ${linesInWords(ours)} in one of them, ${linesInWords(theirs)} in the other. Keep what is right, and remove the rest with the lines of signs that git has written around it.${further}`;
  return { message, ...place(ours, whole[0]), others: [place(theirs, whole[1] - 1)] };
}

function linesInWords([start, end]: LineSpan): string {
  if (start === end) return 'nothing';
  return end - start === 1 ? `line ${start + 1}` : `lines ${start + 1} to ${end}`;
}

/** Makes a function that gives the place of some lines in their text, or that of a mark where there are none. */
function placesIn(lines: string[]): (lines: LineSpan, mark: number) => { offset: number; length: number } {
  const starts: number[] = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return ([start, end], mark) => {
    const [from, to] = start < end ? [start, end - 1] : [mark, mark];
    const offset = starts[from] ?? 0;
    return { offset, length: Math.max(1, (starts[to] ?? 0) + (lines[to] ?? '').replace(/\r$/, '').length - offset) };
  };
}
