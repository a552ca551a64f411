import { type LetterSource, piecesOf, type Word } from './words';

/** The room for words: the length of a line in letters of the size 1, and the number of lines. */
export interface Room {
  length: number;
  lines: number;
  /** The length of a space between words. */
  space: number;
}

/** Breaks words into lines that fit: as few as possible, then as even as possible; undefined where they do not fit. */
export function breakEvenly(words: Word[], room: Room): Word[][] | undefined {
  if (words.some(({ length }) => length > room.length)) return undefined;
  let lines = breakLines(words, room.length, room.space);
  if (lines.length > room.lines) return undefined;
  for (let length = room.length * 0.95; length > room.length / 2; length *= 0.95) {
    const evener = breakLines(words, length, room.space);
    if (evener.length > lines.length || evener.some((line) => lengthOf(line, room.space) > room.length)) break;
    lines = evener;
  }
  return lines;
}

/** Breaks words into lines that always fit: breaks long words, too, and cuts off the rest with an ellipsis. */
export function breakAndCut(words: Word[], source: LetterSource, room: Room, ellipsis: Word): Word[][] {
  const pieces = words.flatMap((word) => (word.length > room.length ? piecesOf(source, word, room.length) : [word]));
  const even = breakEvenly(pieces, room);
  if (even) return even;
  const lines = breakLines(pieces, room.length, room.space).slice(0, room.lines);
  const last = lines.at(-1) ?? [];
  const remaining = room.length - ellipsis.length;
  while (last.length > 1 && lengthOf(last, room.space) > remaining) last.pop();
  const [first] = last;
  if (first && first.length > remaining) last.splice(0, 1, ...piecesOf(source, first, remaining).slice(0, 1));
  last.push(ellipsis);
  return lines;
}

/** Gives the length of a line in letters of the size 1. */
export function lengthOf(line: Word[], space: number): number {
  return line.reduce((sum, { length, isApart }, index) => sum + length + (isApart && index > 0 ? space : 0), 0);
}

function breakLines(words: Word[], most: number, space: number): Word[][] {
  const lines: Word[][] = [];
  let length = 0;
  for (const word of words) {
    const longer = length + (word.isApart ? space : 0) + word.length;
    if (lines.length > 0 && longer <= most) {
      lines.at(-1)?.push(word);
      length = longer;
    } else {
      lines.push([word]);
      length = word.length;
    }
  }
  return lines;
}
