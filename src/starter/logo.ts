import { svg } from '../artwork/svg';
import type { ThemeColors } from '../compose/colors';
import { markGround } from '../compose/drawn-logo';
import { outlines } from '../pictures/lettering/outline-letters';
import { setText } from '../pictures/lettering/set-text';
import type { FontName } from '../typefaces/families';

/** A business as its logo is drawn: name, typeface, direction and colours. */
export interface Lettering {
  name: string;
  font: FontName;
  isRightToLeft: boolean;
  colors: ThemeColors;
}

/** The logo and the mark of a business, as the texts of SVG files. */
export interface Logo {
  logo: string;
  mark: string;
}

/** The side of the mark, and the longest line beside it: the header shows a logo at most five times as wide as high. */
const side = 64;
const gap = 14;
const longestLine = 242;

/**
 * Draws a mark with the first letter of a name, and a logo of the mark with the name beside it, all as outlines. Where
 * no typeface has the letters, the mark has a ring, and the logo is the mark alone.
 */
export async function drawLogo({ name, font, isRightToLeft, colors }: Lettering): Promise<Logo> {
  const setting = { font, isRightToLeft, width: longestLine };
  const [initial = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  const letter = await setText(initial.toUpperCase(), { ...setting, sizes: [[40, 1]] });
  const [first] = letter?.lines ?? [];
  const sign = first
    ? `<g fill="${colors.paper}">${outlines(first, (side - first.length) / 2, 46, 40)}</g>`
    : `<circle cx="32" cy="32" r="13" fill="none" stroke="${colors.paper}" stroke-width="6"/>`;
  const mark = `<path fill="${colors.accent}" d="${markGround}"/>${sign}`;
  const words = await setText(name, {
    ...setting,
    sizes: [
      [38, 1],
      [32, 1],
      [28, 2],
      [24, 2],
      [18, 3],
    ],
  });
  if (!words) return { mark: svg(side, side, mark), logo: svg(side, side, mark) };
  const { lines, size } = words;
  const length = Math.ceil(Math.max(...lines.map((line) => line.length)));
  const width = side + gap + length;
  // The letters stand in the middle of the height: a capital is 0.7 of its size high.
  const foot = side / 2 + 0.35 * size - ((lines.length - 1) * size * 1.1) / 2;
  const lettering = lines.map((line, index) => {
    const start = isRightToLeft ? length - line.length : side + gap;
    return outlines(line, start, foot + index * size * 1.1, size);
  });
  const placedMark = isRightToLeft ? `<g transform="translate(${length + gap})">${mark}</g>` : mark;
  return {
    mark: svg(side, side, mark),
    logo: svg(width, side, `${placedMark}<g fill="${colors.ink}">${lettering.join('')}</g>`),
  };
}
