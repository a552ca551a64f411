/**
 * The CSS pixels in each unit of SVG, by CSS Values 4 and SVG 2; units relative to a font are those of a browser's
 * default font.
 */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** The longest side of a drawing, and the most pixels, from which icons and pictures for sharing can be made. */
const longestSide = 32_767;
const mostPixels = 16_383 ** 2;

/** The size of a drawing, in CSS pixels; without sides where the drawing names none. */
export interface DrawingSize {
  width?: number;
  height?: number;
}

/** Reads the size of a drawing; undefined where a file is no SVG. */
export function drawingSize(content: Uint8Array): DrawingSize | undefined {
  // Programs write notes and whole lists of names before the drawing itself.
  const text = new TextDecoder().decode(content.subarray(0, 100_000)).trimStart();
  if (!text.startsWith('<')) return undefined;
  const bare = text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  // From the first that can be the drawing on, and from no later one: a text of nothing else is gone through once.
  const [root] = /^<svg(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(bare.slice(bare.search(/<svg[\s/>]/))) ?? [];
  if (root === undefined) return undefined;
  const [width, height] = [lengthOf(attribute(root, 'width')), lengthOf(attribute(root, 'height'))];
  const box = boxOf(attribute(root, 'viewBox'));
  if (width === 0 || height === 0) return {};
  if (width !== undefined && height !== undefined) return rounded(width, height);
  if (!box) return {};
  if (width !== undefined) return rounded(width, (width * box.height) / box.width);
  if (height !== undefined) return rounded((height * box.width) / box.height, height);
  return rounded(box.width, box.height);
}

/** Tells whether a drawing is larger than any program draws. */
export function isTooLarge({ width = 0, height = 0 }: DrawingSize): boolean {
  return Math.max(width, height) > longestSide || width * height > mostPixels;
}

function attribute(root: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(root)?.[2];
}

/** Reads a length as pixels; undefined where it is faulty, or relative to something around the drawing. */
function lengthOf(written = ''): number | undefined {
  const [, number, unit = ''] =
    /^\s*\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?|\d+\.)\s*(?:([a-z]+)\s*)?$/i.exec(written) ?? [];
  const pixels = units[unit.toLowerCase()];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}

function boxOf(written = ''): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0] = written
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function rounded(width: number, height: number): DrawingSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
