import { hasSign } from './coverage';
import { type FontName, filesFor } from './families';

/** A text as a picture can say it. */
export interface DrawableText {
  /** The drawn text, without emoji and signs that no file has. */
  text: string;
  /** The files of letters for setting it, in order of preference. */
  files: string[];
}

/**
 * Prepares a text for drawing in the bold letters of a theme: all in its own typeface, or all in the one with most
 * letters. Leaves out signs without meaning, and those that neither has. Gives undefined where `missingLetters` finds
 * any, or nothing is left.
 */
export function drawableText(text: string, font: FontName): DrawableText | undefined {
  const [own, wide] = filesFor(font);
  if (isPlain(text) && text.trim() !== '') return { text: text.replaceAll(/ +/g, ' ').trim(), files: own };
  const signs = [...normalize(text)];
  if (missingIn(signs, font).length > 0) return undefined;
  const drawableSigns = signs.filter((sign) => isSilent(sign) || isDrawn(sign, own) || isDrawn(sign, wide));
  const files = drawableSigns.every((sign) => isSilent(sign) || isDrawn(sign, own)) ? own : wide;
  const left = signs.map((sign) => (isSilent(sign) || isDrawn(sign, files) ? sign : gap)).join('');
  const closed = closeGaps(left);
  return /[^\s\p{Cf}]/u.test(closed) ? { text: closed, files } : undefined;
}

/** Gives the letters, digits and accents of a text that no file has, each once. */
export function missingLetters(text: string, font: FontName): string[] {
  return isPlain(text) ? [] : missingIn([...normalize(text)], font);
}

/** Tells whether a text is all ASCII, which every typeface has. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function missingIn(signs: string[], font: FontName): string[] {
  const [own, wide] = filesFor(font);
  const missing = signs.filter((sign) => isLetter(sign) && !isDrawn(sign, own) && !isDrawn(sign, wide));
  return [...new Set(missing)];
}

/**
 * Normalises a text: one code for each letter where Unicode has one, plain spaces for all others, and no variation
 * selectors.
 */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/[\ufe00-\ufe0f\u{e0000}-\u{e0fff}\u00ad\ufeff\u2060]|\u20e3/gu, '')
    .replaceAll(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu, '');
}

/** Tells whether a sign is never drawn: a place where a line may end, a mark of direction. */
function isSilent(sign: string): boolean {
  return /^(?:[^\S\u00a0]|[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069])$/.test(sign);
}

function isLetter(sign: string): boolean {
  return /^[\p{L}\p{N}\p{Mn}\p{Mc}]$/u.test(sign);
}

/** Tells whether one of the files has a sign; signs that join or part letters count as drawn. */
function isDrawn(sign: string, files: string[]): boolean {
  return sign === '\u200c' || sign === '\u200d' || files.some((file) => hasSign(file, sign.codePointAt(0) ?? 0));
}

/** Stands for what is left out. */
const gap = '\ufffc';

/** Removes gaps, and the spaces that stood beside them. */
function closeGaps(text: string): string {
  return text
    .replaceAll(/[^\S\u00a0]*\ufffc+(?=[!?.,;:…)\]}])/g, '')
    .replaceAll(/([([{])\ufffc+[^\S\u00a0]*/g, '$1')
    .replaceAll(gap, '')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}
