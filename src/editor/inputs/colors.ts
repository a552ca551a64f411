import { contrast, leastContrast, type ThemeColors } from '../../compose/colors';
import { raisedOnPaper, readable } from '../../compose/surfaces';

/** Writes a colour as the file has it: `#ff8800` for `#f80` or `ff8800`; gives any other text as it is. */
export function wholeColor(text: string): string {
  const [, digits = ''] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === '') return text;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}

/** Tells whether a text is a colour as the file has it, `#` with six digits. */
export function isColor(text: unknown): boolean {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
}

/** A colour of a theme that words have, or stand on. */
export type WordColor = Exclude<keyof ThemeColors, 'button'>;

/** The legibility of words in a colour. */
export interface Reading {
  /** The contrast in words: `Contrast with the paper: 5.2.` */
  measured: string;
  /**
   * Where the words cannot be read: what the page does about it, the same words for any colour, and the shade that it
   * shows.
   */
  faint?: { says: string; shade: string };
}

/**
 * Gives the legibility of words in a colour on the paper and on what stands out from it, as the check measures it, for
 * `paper` that of the ink on them; undefined while one of the two is no colour.
 */
export function readingOf(name: WordColor, colors: ThemeColors): Reading | undefined {
  const color = name === 'paper' ? colors.ink : colors[name];
  const { paper } = colors;
  if (!isColor(color) || !isColor(paper)) return undefined;
  const grounds = [paper, raisedOnPaper(colors)];
  const contrasts = Math.min(...grounds.map((ground) => contrast(color, ground)));
  const what = name === 'paper' ? 'Contrast of the ink with it' : 'Contrast with the paper';
  // One that is too low never reads as what is needed.
  const measured = `${what}: ${(Math.floor(contrasts * 10) / 10).toFixed(1)}.`;
  if (contrasts >= leastContrast) return { measured: `${measured} Words can be read.` };
  const who = name === 'paper' ? 'The ink is too faint on it' : 'Too faint for words';
  const buttons =
    name === 'accent'
      ? ' For light buttons with dark words there is the colour “Buttons”, under “More that can be said here”.'
      : '';
  const says = `${who}.${buttons} Until you choose another, the page takes the nearest shade that can be read:`;
  return { measured: `${measured} Words need ${leastContrast}.`, faint: { says, shade: readable(color, grounds) } };
}
