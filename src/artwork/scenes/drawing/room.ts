import type { Scene } from '../scene';
import { hills } from './land';
import { type FlatShape, fill, hole, path, polygon, rect } from './shape';
import { sky } from './sky';

/** Draws a wall with a window, and hills outside; the light that falls through it lies on the floor. */
export function room(
  scene: Scene,
  window: { x: number; y: number; width: number; height: number },
  floor: number,
): FlatShape[] {
  const { palette, frame } = scene;
  const { x, y, width, height } = window;
  const wall = palette.wall;
  const [sill, middle] = [y + height, x + width / 2];
  return [
    ...sky({ ...scene, frame: { ...frame, sun: { ...frame.sun, x: x + width * 0.36, y: y + height * 0.38 } } }, sill),
    hills(scene, palette.tone(palette.second, 0.3), sill - 130, 60, sill),
    hills(scene, palette.tone(palette.leaf, 0.6), sill - 70, 46, sill),
    fill(wall, rect(0, 0, frame.width, floor) + hole(x, y, width, height)),
    fill(
      palette.light,
      rect(x - 14, y - 14, width + 28, height + 28) + hole(x, y, width, height),
      rect(middle - 5, y, 10, height),
      rect(x, y + height * 0.34, width, 8),
    ),
    fill(palette.shade(palette.light), rect(x - 24, sill + 10, width + 48, 14)),
    fill(palette.shade(wall), rect(0, floor - 16, frame.width, 16)),
    fill(palette.shade(palette.clay), rect(0, floor, frame.width, frame.height - floor)),
    fill(
      palette.clay,
      polygon([x + 120, floor], [x + width + 120, floor], [x + width + 330, frame.height], [x + 190, frame.height]),
    ),
  ];
}

/** Draws a plant with long leaves in a pot. */
export function plant({ palette }: Scene, x: number, foot: number, height: number): FlatShape[] {
  const pot = height * 0.26;
  const leaf = (dx: number, dy: number): string =>
    path`M${x} ${foot - pot}q${dx * 0.1 - height * 0.08} ${-dy * 0.8} ${dx} ${-dy}q${height * 0.08} ${dy * 0.6} ${-dx} ${dy}z`;
  const [up, side] = [height * 0.74, height * 0.34];
  return [
    fill(palette.second, leaf(-side, up * 0.7), leaf(-side * 0.5, up * 0.95), leaf(-side * 0.95, up * 0.36)),
    fill(palette.leaf, leaf(side * 0.2, up), leaf(side * 0.7, up * 0.84), leaf(side, up * 0.5)),
    fill(palette.accent, path`M${x - pot * 0.6} ${foot - pot}h${pot * 1.2}l${-pot * 0.2} ${pot}h${-pot * 0.8}z`),
    fill(
      palette.shade(palette.accent),
      path`M${x + pot * 0.2} ${foot - pot}h${pot * 0.4}l${-pot * 0.2} ${pot}h${-pot * 0.3}z`,
    ),
  ];
}
