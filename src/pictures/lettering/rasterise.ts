import type { PathCommand } from 'fontkit';
import type { Bitmap } from '../jpeg/layer';
import { drawOutline } from './outline';

/**
 * Makes the pixels of an outline whose points are multiplied by `scale` and moved to the right by a part of a pixel.
 * Each pixel holds exactly how much of it lies inside, by the non-zero rule.
 */
export function rasterise(commands: PathCommand[], scale: number, shift: number): Bitmap {
  const { left, top, width, height } = boundsOf(commands, scale, shift);
  const changes = new Float64Array(width * height + 2);
  drawOutline(commands, scale, (fromX, fromY, toX, toY) => {
    addLine(changes, width, fromX + shift - left, -fromY - top, toX + shift - left, -toY - top);
  });
  let inside = 0;
  const coverage = Uint8Array.from({ length: width * height }, (_, at) => {
    inside += changes[at] ?? 0;
    return Math.round(Math.min(1, Math.abs(inside)) * 255);
  });
  return { left, top, width, height, coverage };
}

function boundsOf(commands: PathCommand[], scale: number, shift: number): Omit<Bitmap, 'coverage'> {
  const points = commands.flatMap(({ args }) => args);
  if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const across = points.filter((_, index) => index % 2 === 0).map((x) => x * scale + shift);
  const down = points.filter((_, index) => index % 2 === 1).map((y) => -y * scale);
  const [left, top] = [Math.floor(Math.min(...across)), Math.floor(Math.min(...down))];
  return { left, top, width: Math.ceil(Math.max(...across)) - left + 1, height: Math.ceil(Math.max(...down)) - top };
}

/**
 * Notes for each pixel that a line crosses by how much more, or less, of all pixels to its right lies inside, row by row.
 * That a pixel holds the change of the next but itself makes the sum of a row the coverage (as in Raph Levien's font-rs).
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

/** A line within one row, whose share of the height is `height`: each pixel that it crosses has its share of that. */
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
