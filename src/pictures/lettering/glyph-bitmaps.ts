import type { Font, Glyph } from 'fontkit';
import type { Bitmap, Layer } from '../jpeg/layer';
import { rasterise } from './rasterise';
import type { SetLine } from './set-text';

/** Draws a line of letters of a size in pixels; `x` is its left end and `foot` the line on which the letters stand. */
export function drawLine(layer: Layer, { runs }: SetLine, size: number, x: number, foot: number): void {
  for (const { run, x: start } of runs) {
    for (const { glyph, x: apart, y: raised } of run.glyphs) {
      const place = Math.round((x + start + apart * size) * stepsPerPixel);
      const pixel = Math.floor(place / stepsPerPixel);
      const bitmap = bitmapOf(run.face, glyph, size, place - pixel * stepsPerPixel);
      layer.draw(bitmap, pixel, Math.round(foot - raised * size));
    }
  }
}

/** The number of positions within a pixel: letters stand exactly to an eighth of one. */
const stepsPerPixel = 4;
/** The most bitmaps that are kept for a typeface, some kilobytes each; then all are made again. */
const mostKept = 4000;
const bitmaps = new Map<Font, Map<number, Bitmap>>();

/** Gives the bitmap of a glyph in a size that starts some positions to the right of a pixel; each is made once. */
function bitmapOf(face: Font, glyph: Glyph, size: number, step: number): Bitmap {
  let ofFace = bitmaps.get(face);
  if (!ofFace || ofFace.size > mostKept) {
    ofFace = new Map();
    bitmaps.set(face, ofFace);
  }
  const key = (glyph.id * 256 + size) * stepsPerPixel + step;
  const bitmap = ofFace.get(key) ?? rasterise(glyph.path.commands, size / face.unitsPerEm, step / stepsPerPixel);
  ofFace.set(key, bitmap);
  return bitmap;
}
