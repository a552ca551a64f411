import type { Scene } from '../scene';
import { disc, type FlatShape, fill, line, path, polygon } from './shape';

/** Draws a tree with a round crown. */
export function tree({ palette }: Scene, color: string, x: number, foot: number, size: number): FlatShape[] {
  const r = size * 0.36;
  const y = foot - size + r;
  const branch = line(palette.dark, Math.ceil(size * 0.03), path`M${x} ${y + r * 0.7}l${r * 0.36} ${-r * 0.4}`);
  return [
    line(palette.dark, Math.ceil(size * 0.05), path`M${x} ${foot}V${y}`),
    fill(color, disc(x, y, r)),
    fill(
      palette.shade(color),
      path`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.5} ${r * 1.5} 0 0 0 0 ${-2 * r}z`,
    ),
    line(palette.dark, Math.ceil(size * 0.05), path`M${x} ${foot - size * 0.1}V${y}`),
    // A small tree is too far away for its branches.
    ...(size < 100 ? [] : [branch]),
  ];
}

/** Draws a fir of three storeys. */
export function fir({ palette }: Scene, color: string, x: number, foot: number, height: number): FlatShape[] {
  const reach = height * 0.24;
  const edge = [
    [1, 0.9],
    [0.5, 0.62],
    [0.78, 0.62],
    [0.36, 0.33],
    [0.54, 0.33],
  ].map(([out = 0, down = 0]): [number, number] => [out * reach, foot - height * (1 - down)]);
  const top = foot - height;
  const right = edge.map(([out, y]): [number, number] => [x + out, y]);
  const left = edge.map(([out, y]): [number, number] => [x - out, y]).reverse();
  return [
    line(palette.dark, Math.ceil(height * 0.04), path`M${x} ${foot}v${-height * 0.12}`),
    fill(color, polygon([x, top], ...[...right].reverse(), ...[...left].reverse())),
    fill(palette.shade(color), polygon([x, top], ...[...right].reverse(), [x, foot - height * 0.1])),
  ];
}

/** Draws a palm that leans a little. */
export function palm({ random, palette }: Scene, color: string, x: number, foot: number, height: number): FlatShape[] {
  const lean = random.between(-0.16, 0.16) * height;
  const [topX, topY] = [x + lean, foot - height];
  const frond = (out: number, down: number): string => {
    const [dx, dy] = [out * height * 0.38, down * height * 0.38];
    const lift = height * 0.17;
    return path`M${topX} ${topY}q${dx * 0.45} ${dy - lift} ${dx} ${dy}q${-dx * 0.35} ${-dy * 0.5 - lift * 0.1} ${-dx} ${-dy}z`;
  };
  return [
    line(
      palette.dark,
      Math.ceil(height * 0.035),
      path`M${x} ${foot}q${-lean * 0.2} ${-height * 0.6} ${lean} ${-height}`,
    ),
    fill(palette.shade(color), frond(0.95, 0.2), frond(0.72, 0.62), frond(0.5, -0.3)),
    fill(color, frond(-0.95, 0.2), frond(-0.7, 0.6), frond(-0.5, -0.32), frond(0.1, 0.62)),
  ];
}

/** Draws a slender tree like a flame: a cypress or a poplar. */
export function cypress({ palette }: Scene, color: string, x: number, foot: number, height: number): FlatShape[] {
  const r = height * 0.13;
  return [
    fill(
      color,
      path`M${x} ${foot}c${-r * 1.6} ${-height * 0.1} ${-r} ${-height * 0.7} 0 ${-height}c${r} ${height * 0.3} ${r * 1.6} ${height * 0.9} 0 ${height}z`,
    ),
    fill(
      palette.shade(color),
      path`M${x} ${foot}q${r * 0.5} ${-height * 0.5} 0 ${-height}c${r} ${height * 0.3} ${r * 1.6} ${height * 0.9} 0 ${height}z`,
    ),
  ];
}
