import type { Font, Glyph, PathCommand } from 'fontkit';
import type { Bitmap, Layer } from '../jpeg/layer';
import { drawOutline } from './outline';
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

/**
 * Makes the bitmap of an outline whose points are multiplied by `scale` and moved to the right by a part of a pixel.
 * Each pixel has exactly the share of it that is inside, by the non-zero rule.
 */
export function rasterise(commands: PathCommand[], scale: number, shift: number): Bitmap {
  const { left, top, width, height } = boundsOf(commands, scale, shift);
  const changes = new Float64Array(width * height + 2);
  drawOutline(commands, scale, (fromX, fromY, toX, toY) => {
    addLine(changes, width, fromX + shift - left, -fromY - top, toX + shift - left, -toY - top);
  });
  const coverage = new Uint8Array(width * height);
  let inside = 0;
  for (let at = 0; at < coverage.length; at++) {
    inside += changes[at] as number;
    coverage[at] = Math.round(Math.min(1, Math.abs(inside)) * 255);
  }
  return { left, top, width, height, coverage };
}

function boundsOf(commands: PathCommand[], scale: number, shift: number): Omit<Bitmap, 'coverage'> {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const [index, { args }] of commands.filter((command) => command.args.length > 0).entries()) {
    for (let at = 0; at < args.length; at += 2) {
      const x = (args[at] as number) * scale + shift;
      const y = -(args[at + 1] as number) * scale;
      const isFirst = index === 0 && at === 0;
      left = isFirst ? x : Math.min(left, x);
      right = isFirst ? x : Math.max(right, x);
      top = isFirst ? y : Math.min(top, y);
      bottom = isFirst ? y : Math.max(bottom, y);
    }
  }
  [left, top] = [Math.floor(left), Math.floor(top)];
  const isNothing = right === left && bottom === top;
  return { left, top, width: isNothing ? 0 : Math.ceil(right) - left + 1, height: Math.ceil(bottom) - top };
}

/**
 * Notes for each pixel that a line crosses by how much it changes the coverage of all pixels to its right, row by row:
 * their sums from the left are the coverage (as in Raph Levien's font-rs).
 */
function addLine(changes: Float64Array, width: number, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) return;
  const isDown = fromY < toY;
  const [topX, topY, bottomX, bottomY] = isDown ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (bottomX - topX) / (bottomY - topY);
  for (let row = Math.floor(topY); row < bottomY; row++) {
    const [start, end] = [Math.max(row, topY), Math.min(row + 1, bottomY)];
    const [startX, endX] = [topX + (start - topY) * slope, topX + (end - topY) * slope];
    addRow(changes, row * width, Math.min(startX, endX), Math.max(startX, endX), isDown ? end - start : start - end);
  }
}

/** Adds a line within one row, of which it covers `height`: notes the change at each pixel that it crosses. */
function addRow(changes: Float64Array, row: number, left: number, right: number, height: number): void {
  const [first, last] = [Math.floor(left), Math.floor(right)];
  const density = right > left ? height / (right - left) : 0;
  for (let column = first; column <= last; column++) {
    const [from, to] = [Math.max(left, column), Math.min(right, column + 1)];
    const share = first === last ? height : (to - from) * density;
    const rest = share * ((from + to) / 2 - column);
    changes[row + column] = (changes[row + column] ?? 0) + share - rest;
    changes[row + column + 1] = (changes[row + column + 1] ?? 0) + rest;
  }
}
