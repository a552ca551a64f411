import { hasSign } from './coverage';
import { type FontName, filesFor } from './families';

/** A text as a picture can say it. */
export interface DrawableText {
  /** What is drawn, without emoji and signs that no file has. */
  text: string;
  /** The files of letters that it may be set in, those to be preferred first. */
  files: string[];
}

/**
 * What of a text can be drawn in the bold letters of a theme: as a whole in its own typeface, or as a whole in the one
 * with most letters. Signs that say nothing, and those that neither has, are left out; nothing where `missingLetters`
 * finds any, or where nothing would be left.
 */
export function drawableText(text: string, font: FontName): DrawableText | undefined {
  const [own, wide] = filesFor(font);
  if (isPlain(text) && text.trim() !== '') return { text: text.replaceAll(/ +/g, ' ').trim(), files: own };
  const signs = [...normalize(text)];
  if (missingIn(signs, font).length > 0) return undefined;
  const drawn = signs.filter((sign) => isSilent(sign) || isDrawn(sign, own) || isDrawn(sign, wide));
  const files = drawn.every((sign) => isSilent(sign) || isDrawn(sign, own)) ? own : wide;
  const left = signs.map((sign) => (isSilent(sign) || isDrawn(sign, files) ? sign : gap)).join('');
  const closed = closeGaps(left);
  return /[^\s\p{Cf}]/u.test(closed) ? { text: closed, files } : undefined;
}

/** The letters, digits and accents of a text for which there is no file, each once. */
export function missingLetters(text: string, font: FontName): string[] {
  return isPlain(text) ? [] : missingIn([...normalize(text)], font);
}

/** Whether all signs of a text are those of ASCII, which every typeface has. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function missingIn(signs: string[], font: FontName): string[] {
  const [own, wide] = filesFor(font);
  const missing = signs.filter((sign) => isLetter(sign) && !isDrawn(sign, own) && !isDrawn(sign, wide));
  return [...new Set(missing)];
}

/** One code for each letter where Unicode has one, spaces of odd widths as plain ones, and no signs that only say how others look. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/[\ufe00-\ufe0f\u{e0000}-\u{e0fff}\u00ad\ufeff\u2060]|\u20e3/gu, '')
    .replaceAll(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu, '');
}

/** A sign that is not drawn: a space that may end a line, a mark of direction. */
function isSilent(sign: string): boolean {
  return /^(?:[^\S\u00a0]|[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069])$/.test(sign);
}

function isLetter(sign: string): boolean {
  return /^[\p{L}\p{N}\p{Mn}\p{Mc}]$/u.test(sign);
}

/** Whether one of the files has a sign. What joins letters or parts them is not missed. */
function isDrawn(sign: string, files: string[]): boolean {
  return sign === '\u200c' || sign === '\u200d' || files.some((file) => hasSign(file, sign.codePointAt(0) ?? 0));
}

/** Stands for what is left out. */
const gap = '\ufffc';

/** The text without gaps and without the spaces that stood beside them for their sake. */
function closeGaps(text: string): string {
  return text
    .replaceAll(/[^\S\u00a0]*\ufffc+(?=[!?.,;:…)\]}])/g, '')
    .replaceAll(/([([{])\ufffc+[^\S\u00a0]*/g, '$1')
    .replaceAll(gap, '')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}
