import type { FontName } from '../../typefaces/families';
import { type SetLine, setText } from './set-text';

/** Writes the letters of a line as paths of SVG; it begins at `start`, and its baseline is `foot`, in pixels. */
export function outlines({ runs }: SetLine, start: number, foot: number, size: number): string {
  const paths = runs.flatMap(({ run, x }) =>
    run.glyphs.map(({ glyph, x: apart, y }) => {
      const scale = Number((size / run.face.unitsPerEm).toFixed(5));
      const place = [start + x + apart * size, foot - y * size].map((value) => Number(value.toFixed(2)));
      return `<path transform="translate(${place})scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    }),
  );
  return paths.join('');
}

/**
 * Writes a word in bold letters of one size as outlines, from left to right; undefined where no typeface has its
 * letters.
 */
export async function outlineLetters(
  letters: string,
  size: number,
  font: FontName,
): Promise<{ paths: string; width: number; capital: number } | undefined> {
  const set = await setText(letters, {
    font,
    isRightToLeft: false,
    width: size * letters.length * 2,
    sizes: [[size, 1]],
  });
  const [line] = set?.lines ?? [];
  const face = line?.runs[0]?.run.face;
  if (!line || !face) return undefined;
  return { paths: outlines(line, 0, 0, size), width: line.length, capital: (face.capHeight / face.unitsPerEm) * size };
}
