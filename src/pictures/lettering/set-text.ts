import { drawableText } from '../../typefaces/drawable-text';
import type { FontName } from '../../typefaces/families';
import { directText, inVisualOrder } from './directed-text';
import { loadFaces } from './faces';
import { type ShapedRun, shape } from './shape';
import { type LetterSource, piecesOf, splitWords, type Word, type WordPart, wordAt } from './words';

/** Words in their lines. */
export interface SetText {
  /** The height of the letters, in pixels. */
  size: number;
  lines: SetLine[];
}

/** A line of words, from left to right: runs of letters, with the start of each, in pixels. */
export interface SetLine {
  runs: { run: ShapedRun; x: number }[];
  length: number;
}

/** The typeface, direction and sizes in which words are set. */
export interface Setting {
  font: FontName;
  isRightToLeft: boolean;
  /** The length of the longest line, in pixels. */
  width: number;
  /** The sizes to try, the largest first, each with its most lines; in the last size words are cut. */
  sizes: [size: number, lines: number][];
}

/**
 * Sets words in bold letters, as large as they fit, in lines of similar length; undefined where the typefaces lack
 * letters.
 */
export async function setText(words: string, setting: Setting): Promise<SetText | undefined> {
  const drawable = drawableText(words, setting.font);
  if (!drawable) return undefined;
  const open = await loadFaces();
  const { files } = drawable;
  const source = { text: await directText(drawable.text, setting.isRightToLeft), files, open };
  const space = shape(' ', open(files[0] ?? ''), false).length;
  const all = splitWords(source);
  for (const [size, lines] of setting.sizes) {
    const broken = breakEvenly(all, { length: setting.width / size, lines, space });
    if (broken) return { size, lines: broken.map((line) => setLine(line, size, space, source.text)) };
  }
  const [size = 1, lines = 1] = setting.sizes.at(-1) ?? [];
  const { level } = source.text;
  const dots = { characters: '…', levels: Uint8Array.of(level), level };
  const ellipsis = wordAt({ ...source, text: dots }, 0, 1, false);
  const broken = breakAndCut(all, source, { length: setting.width / size, lines, space }, ellipsis);
  return { size, lines: broken.map((line) => setLine(line, size, space, source.text)) };
}

/** Sets the parts of a line from left to right. */
function setLine(line: Word[], size: number, space: number, { levels }: { levels: Uint8Array }): SetLine {
  const parts = line.flatMap(({ parts: own, isApart, start }, index): WordPart[] => {
    if (!isApart || index === 0) return own;
    return [{ level: levels[start - 1] ?? 0, length: space }, ...own];
  });
  let x = 0;
  const runs: SetLine['runs'] = [];
  for (const { run, length } of inVisualOrder(parts)) {
    if (run) runs.push({ run, x: x * size });
    x += length;
  }
  return { runs, length: lengthOf(line, space) * size };
}

/** The room for words: the length of a line in letters of the size 1, and the number of lines. */
interface Room {
  length: number;
  lines: number;
  /** The length of a space between words. */
  space: number;
}

/** Breaks words into lines that fit: as few as possible, then as even as possible; undefined where they do not fit. */
function breakEvenly(words: Word[], room: Room): Word[][] | undefined {
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
function breakAndCut(words: Word[], source: LetterSource, room: Room, ellipsis: Word): Word[][] {
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
function lengthOf(line: Word[], space: number): number {
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
