import { hasSign } from '../../typefaces/coverage';
import type { DirectedText } from './directed-text';
import type { OpenFace } from './faces';
import { type ShapedRun, shape } from './shape';

/** A piece of text that stays on one line, in parts of one direction and one file of letters. */
export interface Word {
  /** Its place among the characters of its text. */
  start: number;
  end: number;
  parts: WordPart[];
  /** The sum of the lengths of its parts, in letters of the size 1. */
  length: number;
  /** Whether a space stands before it. */
  isApart: boolean;
}

/** Letters of one direction and one file; a space has none. */
export interface WordPart {
  level: number;
  length: number;
  run?: ShapedRun;
}

/** A text to be set, and the files of its letters. */
export interface LetterSource {
  text: DirectedText;
  /** The files of letters, the preferred ones first. */
  files: string[];
  open: OpenFace;
}

/** The pattern of the places where a line may end: at a space, or after a hyphen between two words. */
const breaks = /[^\S\u00a0]+|\u200b+|(?<=\p{L}{3}[-–—/])(?=\p{L}{3})/gu;

/** Gives the words of a text, in the order in which they are read. */
export function splitWords(source: LetterSource): Word[] {
  const { characters } = source.text;
  const words: Word[] = [];
  let start = 0;
  let isApart = false;
  const add = (end: number): void => {
    if (end > start) words.push(wordAt(source, start, end, isApart));
  };
  for (const { 0: found, index } of characters.matchAll(breaks)) {
    add(index);
    start = index + found.length;
    isApart = /\s/.test(found);
  }
  add(characters.length);
  return words;
}

/** Makes a word of the characters from one place to another. */
export function wordAt(source: LetterSource, start: number, end: number, isApart: boolean): Word {
  const parts = partsOf(source, start, end);
  return { start, end, parts, length: parts.reduce((sum, { length }) => sum + length, 0), isApart };
}

/** Breaks a word into the longest pieces that are no longer than `most`, with at least one letter each. */
export function piecesOf(source: LetterSource, word: Word, most: number): Word[] {
  const pieces: Word[] = [];
  let piece: Word | undefined;
  graphemes ??= new Intl.Segmenter();
  for (const { index, segment } of graphemes.segment(source.text.characters.slice(word.start, word.end))) {
    const end = word.start + index + segment.length;
    const longer: Word = wordAt(source, piece?.start ?? word.start + index, end, piece?.isApart ?? word.isApart);
    if (piece && longer.length > most) {
      pieces.push(piece);
      piece = wordAt(source, piece.end, end, false);
    } else piece = longer;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** Made where a word is too long for a line: that takes as long as to load a tenth of the code. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Splits characters by file: each letter goes to the first file that has it; a mark goes to the file of its letter, if
 * that has it.
 */
function partsOf({ text, files, open }: LetterSource, from: number, end: number): WordPart[] {
  let at = from;
  const runs: { letters: string; file: string; level: number }[] = [];
  for (const letter of text.characters.slice(from, end)) {
    const code = letter.codePointAt(0) ?? 0;
    const level = text.levels[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    const isBound = last !== undefined && /[\p{M}\u200c\u200d]/u.test(letter) && hasSign(last.file, code);
    const file = isBound ? last.file : files.find((one) => hasSign(one, code));
    if (file === undefined) continue;
    if (last?.file === file && last.level === level) last.letters += letter;
    else runs.push({ letters: letter, file, level });
  }
  return runs.map(({ letters, file, level }) => {
    const run = shape(letters, open(file), level % 2 === 1);
    return { level, length: run.length, run };
  });
}
