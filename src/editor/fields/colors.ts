import { contrast, leastContrast, type ThemeColors } from '../../compose/colors';
import { readable } from '../../compose/surfaces';

/** A colour as the file has it, `#ff8800`, of one that is written shorter: `#f80`, `ff8800`. Anything else stays as it is. */
export function wholeColor(text: string): string {
  const [, digits = ''] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === '') return text;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}

/** Whether a text is a colour as the file has it. */
export function isColor(text: unknown): boolean {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
}

/** How well words in a colour can be read on the paper, in words; of the paper, how well its ink can. Nothing while one of the two is no colour. */
export function sayContrast(name: keyof ThemeColors, colors: ThemeColors): string | undefined {
  const color = name === 'paper' ? colors.ink : colors[name];
  const { paper } = colors;
  if (!isColor(color) || !isColor(paper)) return undefined;
  const measured = contrast(color, paper);
  const what = name === 'paper' ? 'Contrast of the ink with it' : 'Contrast with the paper';
  const isRead = measured >= leastContrast;
  const shown = `Words need ${leastContrast}: they are shown in ${readable(color, [paper])} on the page, the nearest shade that can be read.`;
  return `${what}: ${measured.toFixed(1)}. ${isRead ? 'Words can be read.' : shown}`;
}
