import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Manifest } from '../manifest/manifest';

/** Words drawn as SVG: paths, whose origin is the start of the top of the first line. */
export interface Lettering {
  markup: string;
  lines: number;
}

/** How words are to be set. */
interface Setting {
  font: FontName;
  /** The height of the letters and the length of the longest line, in pixels. */
  size: number;
  width: number;
  isRightToLeft: boolean;
}

/** Letters of a word that come from one typeface. */
interface Run {
  face: Font;
  letters: string;
}

/** A word drawn in letters of the size 1, and how long it is. */
interface SetWord {
  markup: string;
  length: number;
}

type FontName = NonNullable<Manifest['theme']['font']>;

/** The distance from line to line, from the top of a line to the foot of its letters, and from word to word, by the size of the letters. */
const lineHeight = 1.14;
const footOfLine = 0.86;
const wordSpace = 0.24;

/**
 * Sets words in bold letters of a theme's typeface, in lines of about the same length. Nothing where
 * none of the typefaces has all letters of a word.
 */
export async function setLettering(
  words: string,
  { font, size, width, isRightToLeft }: Setting,
): Promise<Lettering | undefined> {
  const faces = await facesFor(font);
  const set: SetWord[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const runs = runsOf(word, faces);
    if (!runs) return undefined;
    set.push(setWord(runs));
  }
  const lines = breakEvenly(set, width / size);
  const drawn = lines.map((line, index) => {
    const start = isRightToLeft ? width - lengthOf(line) * size : 0;
    const ordered = isRightToLeft ? line.toReversed() : line;
    return drawLine(ordered, start, (index * lineHeight + footOfLine) * size, size);
  });
  return { markup: drawn.join(''), lines: lines.length };
}

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** The packages that the typefaces come from. */
export const typefacePackages = [
  '@fontsource/bricolage-grotesque',
  '@fontsource/fraunces',
  '@fontsource/noto-sans-arabic',
  '@fontsource/outfit',
];

/** The typeface itself, then what has the letters that it lacks; a theme without one borrows a plain one. */
async function facesFor(font: FontName): Promise<Font[]> {
  // It takes longer to load than most builds take, and is needed where a title is new.
  const { openSync } = await import('fontkit');
  const name = font === 'system' ? 'outfit' : font;
  const files = [
    ...['latin', 'latin-ext'].map((subset) => `${name}/files/${name}-${subset}-700-normal.woff`),
    'noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  ];
  return files.map((file) => {
    const face = opened.get(file) ?? (openSync(require.resolve(`@fontsource/${file}`)) as Font);
    opened.set(file, face);
    return face;
  });
}

/** The word in pieces, each letter in the first typeface that has it; a typeface comes in a file for each part of its letters. */
function runsOf(word: string, faces: Font[]): Run[] | undefined {
  const runs: Run[] = [];
  for (const letter of word) {
    const face = faces.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!face) return undefined;
    const last = runs.at(-1);
    if (last?.face === face) last.letters += letter;
    else runs.push({ face, letters: letter });
  }
  return runs;
}

function setWord(runs: Run[]): SetWord {
  let length = 0;
  const drawn = runs.map(({ face, letters }) => {
    const scale = 1 / face.unitsPerEm;
    const place = `translate(${length} 0)scale(${scale} ${-scale})`;
    const { glyphs, positions } = face.layout(letters);
    let advance = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const path = glyph.path.translate(advance + xOffset, yOffset).toSVG();
      advance += xAdvance;
      return path;
    });
    length += advance * scale;
    return `<path transform="${place}" d="${paths.join('')}"/>`;
  });
  return { markup: drawn.join(''), length };
}

/** Lines no longer than `most`, in as few as there can be and then as even as there can be. */
function breakEvenly(words: SetWord[], most: number): SetWord[][] {
  let lines = breakLines(words, most);
  for (let length = most * 0.95; length > most / 2; length *= 0.95) {
    const evener = breakLines(words, length);
    if (evener.length > lines.length) break;
    lines = evener;
  }
  return lines;
}

function breakLines(words: SetWord[], most: number): SetWord[][] {
  const lines: SetWord[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && lengthOf([...last, word]) <= most) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The length of a line, by the size of its letters. */
function lengthOf(line: SetWord[]): number {
  return line.reduce((sum, { length }) => sum + length, wordSpace * (line.length - 1));
}

function drawLine(line: SetWord[], start: number, foot: number, size: number): string {
  let x = start;
  const words = line.map(({ markup, length }) => {
    const place = `translate(${x.toFixed(1)} ${foot.toFixed(1)})scale(${size})`;
    x += (length + wordSpace) * size;
    return `<g transform="${place}">${markup}</g>`;
  });
  return words.join('');
}
