import type { Scene } from '../scene';
import { dashes, type FlatShape, fill, path, polygon, rect } from './shape';

/** Where a building stands. */
export interface Lot {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** Draws windows of one size in rows, as many as a part of a wall has room for. */
export function windowRows(color: string, { x, foot, width, height }: Lot, cell: number, storey: number): FlatShape {
  const columns = Math.max(1, Math.floor(width / cell));
  const rows = Math.max(1, Math.floor(height / storey));
  const start = x + (width - columns * cell) / 2 + cell / 4;
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = foot - height + (height - rows * storey) / 2 + storey * (row + 0.5);
    return path`M${start} ${y}h${columns * cell - cell / 2}`;
  });
  return dashes(color, storey / 2, [cell / 2, cell / 2], ...lines);
}

/** Draws a wall and its side in the shade. */
export function body({ palette }: Scene, color: string, { x, foot, width, height }: Lot, side = 0.28): FlatShape[] {
  const shaded = width * side;
  return [
    fill(color, rect(x, foot - height, width, height)),
    fill(palette.shade(color), rect(x + width - shaded, foot - height, shaded, height)),
  ];
}

/** Draws a tower of offices: its top flat, stepped, slanted or with a mast, its front full of windows or of lines. */
export function tower(scene: Scene, color: string, lot: Lot, glass: string): FlatShape[] {
  const { random, palette } = scene;
  const { x, foot, width, height } = lot;
  const top = foot - height;
  const shade = palette.shade(color);
  const roofs = {
    flat: [],
    step: body(scene, color, { x: x + width * 0.18, foot: top, width: width * 0.64, height: width * 0.35 }),
    slant: [
      fill(color, polygon([x, top], [x, top - width * 0.5], [x + width * 0.72, top])),
      fill(shade, polygon([x + width * 0.72, top], [x, top - width * 0.5], [x + width, top])),
    ],
    mast: [
      ...body(scene, color, { x: x + width * 0.3, foot: top, width: width * 0.4, height: width * 0.22 }),
      fill(color, rect(x + width / 2 - 3, top - width * 0.8, 6, width * 0.7)),
    ],
  };
  const front = { x: x + width * 0.06, foot: foot - 6, width: width * 0.62, height: height - 16 };
  const bands = Array.from({ length: Math.round(height / 26) - 1 }, (_, row) =>
    rect(front.x, top + 12 + row * 26, front.width, 10),
  );
  const face = random.chance(0.65) ? windowRows(glass, front, 20, 30) : fill(glass, ...bands);
  return [...roofs[random.pick(['flat', 'step', 'slant', 'mast'] as const)], ...body(scene, color, lot), face];
}

/** Draws a house that turns its gable to the street. */
export function gable(
  scene: Scene,
  color: string,
  roof: string,
  { x, foot, width, height }: Lot,
  pitch = 0.55,
): FlatShape[] {
  const { palette } = scene;
  const top = foot - height;
  const ridge = top - width * pitch;
  return [
    fill(color, polygon([x, foot], [x, top], [x + width / 2, ridge], [x + width, top], [x + width, foot])),
    fill(
      palette.shade(color),
      polygon([x + width * 0.74, foot], [x + width * 0.74, top], [x + width, top], [x + width, foot]),
    ),
    fill(roof, polygon([x - 10, top + 6], [x + width / 2, ridge - 14], [x + width / 2, ridge + 8], [x + 4, top + 14])),
    fill(
      palette.shade(roof),
      polygon(
        [x + width + 10, top + 6],
        [x + width / 2, ridge - 14],
        [x + width / 2, ridge + 8],
        [x + width - 4, top + 14],
      ),
    ),
  ];
}
