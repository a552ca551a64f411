import type { Font, Glyph } from 'fontkit';

/** Letters of one typeface and one direction, side by side from left to right, in letters of the size 1. */
export interface ShapedRun {
  face: Font;
  glyphs: { glyph: Glyph; x: number; y: number }[];
  length: number;
}

const runsByFace = new Map<Font, Map<string, ShapedRun>>();
/** The most words that are kept of a typeface; past that they are shaped anew. */
const mostKept = 20_000;

/** Shapes letters: kerned, joined, with their accents in place. The same ones are shaped once. */
export function shape(letters: string, face: Font, isRightToLeft: boolean): ShapedRun {
  let ofFace = runsByFace.get(face);
  if (!ofFace || ofFace.size > mostKept) {
    ofFace = new Map();
    runsByFace.set(face, ofFace);
  }
  const key = isRightToLeft ? `<${letters}` : `>${letters}`;
  const run = ofFace.get(key) ?? shapeNew(letters, face, isRightToLeft);
  ofFace.set(key, run);
  return run;
}

function shapeNew(letters: string, face: Font, isRightToLeft: boolean): ShapedRun {
  const { glyphs, positions } = face.layout(letters, undefined, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr');
  const scale = 1 / face.unitsPerEm;
  let x = 0;
  const placedGlyphs = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const place = { glyph, x: (x + xOffset) * scale, y: yOffset * scale };
    x += xAdvance;
    return place;
  });
  return { face, glyphs: placedGlyphs, length: x * scale };
}
