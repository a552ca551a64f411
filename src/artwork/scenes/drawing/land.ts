import type { Scene } from '../scene';
import { dashes, type FlatShape, fill, path, polygon, rect } from './shape';

/** Draws rolling hills over the whole width between two heights, down to a foot. */
export function hills({ random, frame }: Scene, color: string, top: number, swing: number, foot: number): FlatShape {
  const crests = random.whole(2, 3);
  const step = frame.width / (crests * 2 - 1);
  const starts = random.chance(0.5) ? 1 : 0;
  const heights = Array.from({ length: crests * 2 }, (_, index) =>
    index % 2 === starts ? top + random.between(0, swing * 0.3) : top + random.between(swing * 0.7, swing),
  );
  const waves = heights.slice(1).map((height, index) => {
    const x = index * step;
    return path`C${x + step / 2} ${heights[index] ?? top} ${x + step / 2} ${height} ${x + step} ${height}`;
  });
  return fill(color, `${path`M0 ${heights[0] ?? top}`}${waves.join('')}${path`V${foot}H0z`}`);
}

/** Draws a mountain with a bright side, a dark one and snow upon it. */
export function mountain(
  { random, palette }: Scene,
  place: { x: number; top: number; foot: number; reach: number },
  nearness: number,
): FlatShape[] {
  const { x, top, foot, reach } = place;
  const height = foot - top;
  const color = palette.tone(palette.second, nearness);
  const lean = random.between(-0.08, 0.08) * reach;
  const [left, right] = [reach * random.between(0.9, 1.1), reach * random.between(0.9, 1.1)];
  const snow = height * random.between(0.26, 0.36);
  const at = (share: number, down: number): [number, number] => [x + share * reach, top + down];
  const side = (down: number): number => down / height;
  return [
    fill(color, polygon([x - left, foot], [x, top], [x + right, foot])),
    fill(
      palette.tone(palette.shade(palette.second), nearness),
      polygon([x, top], [x + right, foot], [x + lean, foot], at(0.14, height * 0.62), at(-0.05, height * 0.4)),
    ),
    fill(
      palette.tone(palette.light, 0.5 + nearness / 2),
      polygon(
        [x, top],
        at((-left / reach) * side(snow), snow),
        at((-left / reach) * side(snow) * 0.45, snow * 0.8),
        at(-0.04, snow * 1.25),
        at(0.03, snow * 0.75),
      ),
    ),
    fill(
      palette.tone(palette.shade(palette.light), 0.5 + nearness / 2),
      polygon(
        [x, top],
        at(0.03, snow * 0.75),
        at(0.1, snow * 1.1),
        at(0.14, snow * 0.8),
        at((right / reach) * side(snow), snow),
      ),
    ),
  ];
}

/** Draws water down to a foot, with the light of the sun upon it. */
export function water({ random, palette, frame }: Scene, top: number, foot: number): FlatShape[] {
  const { sun, width } = frame;
  const rows = Math.floor((foot - top - 20) / 34);
  const glitter: string[] = [];
  const ripples: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + 16 + row * 34;
    const length = sun.radius * (0.7 + row * 0.22);
    const shift = random.between(-24, 24);
    glitter.push(path`M${sun.x - length + shift} ${y}h${length * 2}`);
    const start = random.between(0, 120);
    ripples.push(path`M${start} ${y + 17}H${width}`);
  }
  return [
    fill(palette.water, rect(0, top, width, foot - top)),
    dashes(palette.tone(palette.water, 0.72), 5, [120, 210], ...ripples),
    { color: palette.tone(palette.sun, 0.75), width: 7, d: glitter.join('') },
  ];
}
