import type { Scene } from '../scene';
import { disc, type FlatShape, fill, line, path, rect } from './shape';

/** Draws the sky above a horizon: the sun, three clouds, and a lighter band at its lower edge. */
export function sky({ random, palette, frame }: Scene, horizon: number): FlatShape[] {
  const { sun, width } = frame;
  const clouds = Array.from({ length: 3 }, (_, index) => {
    const [x, y, length] = [random.between(20, 220) + index * 320, random.between(90, 240), random.between(90, 180)];
    const isBefore = x - 70 < sun.x + sun.radius && x + length * 1.6 > sun.x - sun.radius;
    return isBefore && Math.abs(y + 11 - sun.y) < sun.radius + 30 ? '' : cloud(x, y, length);
  });
  const band = random.between(70, 130);
  return [
    fill(palette.sky, rect(0, 0, width, frame.height)),
    fill(palette.halo, rect(0, horizon - band, width, band), disc(sun.x, sun.y, sun.radius * 2.1)),
    fill(palette.sun, disc(sun.x, sun.y, sun.radius)),
    line(palette.cloud, 22, ...clouds),
  ];
}

/** Draws a cloud of two rounded strokes, the lower one shifted. */
function cloud(x: number, y: number, length: number): string {
  return path`M${x} ${y}h${length}m${-length * 0.35} 22h${length * 0.9}`;
}

/** Draws a few birds far away. */
export function birds({ random, palette }: Scene, x: number, y: number): FlatShape {
  const flock = Array.from({ length: random.whole(3, 5) }, (_, index) => {
    const size = random.between(9, 14);
    return path`M${x + index * 38 + random.between(-8, 8)} ${y + random.between(-26, 26)}q${size / 2} ${-size * 0.7} ${size} 0q${size / 2} ${-size * 0.7} ${size} 0`;
  });
  return line(palette.tone(palette.dark, 0.7), 4, ...flock);
}
