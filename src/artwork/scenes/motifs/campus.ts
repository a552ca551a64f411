import { body, windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { tree } from '../drawing/plants';
import { arch, disc, type FlatShape, fill, line, path, polygon, rect } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A hall with columns and a tower with a clock, behind a lawn and its path. */
export const campus: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const foot = 520;
  const wing = palette.tone(random.pick([palette.sand, palette.accent, palette.stone]), 0.85);
  const roof = palette.tone(palette.second, 0.9);
  const [left, right] = [
    { x: 130, foot, width: 250, height: random.between(130, 160) },
    { x: 580, foot, width: 250, height: random.between(130, 160) },
  ];
  const middle = 480;
  return [
    ...sky(scene, foot),
    birds(scene, 640, 160),
    hills(scene, palette.tone(palette.leaf, 0.35), 390, 60, foot),
    ...clockTower(scene, middle, foot, random.between(380, 410)),
    ...[left, right].flatMap((lot) => [
      ...body(scene, wing, lot, 0.06),
      fill(
        roof,
        polygon(
          [lot.x - 12, foot - lot.height],
          [lot.x + 22, foot - lot.height - 50],
          [lot.x + 228, foot - lot.height - 50],
          [lot.x + 262, foot - lot.height],
        ),
      ),
      windowRows(palette.lamp, { ...lot, x: lot.x + 10, width: 226, height: lot.height - 8, foot: foot - 8 }, 36, 66),
    ]),
    ...portico(scene, middle, foot),
    hills(scene, palette.tone(palette.leaf, 0.92), foot - 4, 10, frame.height),
    fill(palette.tone(palette.sand, 0.8), path`M440 ${foot + 4}h80q20 80 190 196H250q170 -116 190 -196z`),
    ...[60, 170, 800, 905].flatMap((x, index) =>
      tree(
        scene,
        index % 2 === 0 ? palette.leaf : random.pick([palette.accent, palette.second]),
        x + random.between(-20, 20),
        foot + 40 + (index % 3) * 26,
        random.between(170, 230),
      ),
    ),
  ];
};

function clockTower({ palette }: Scene, x: number, foot: number, height: number): FlatShape[] {
  const wall = palette.tone(palette.light, 0.92);
  const top = foot - height;
  return [
    fill(wall, rect(x - 46, top, 92, height)),
    fill(palette.shade(wall), rect(x + 20, top, 26, height)),
    fill(palette.tone(palette.second, 0.9), polygon([x - 58, top], [x, top - 92], [x, top])),
    fill(palette.shade(palette.second), polygon([x + 58, top], [x, top - 92], [x, top])),
    fill(palette.accent, disc(x, top + 52, 30)),
    fill(palette.light, disc(x, top + 52, 23)),
    line(palette.dark, 5, path`M${x} ${top + 38}v14l11 8`),
    fill(palette.lamp, arch(x - 24, top + 170, 18, 62), arch(x + 4, top + 170, 18, 62)),
  ];
}

function portico({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const top = foot - 190;
  const columns = Array.from({ length: 6 }, (_, index) => rect(x - 122 + index * 45, top + 24, 18, 154));
  const shades = Array.from({ length: 6 }, (_, index) => rect(x - 110 + index * 45, top + 24, 6, 154));
  return [
    fill(palette.shade(palette.shade(palette.stone)), rect(x - 130, top, 260, 190)),
    fill(palette.dark, arch(x - 24, foot - 12, 48, 120)),
    fill(
      palette.light,
      ...columns,
      rect(x - 144, top, 288, 26),
      polygon([x - 150, top], [x, top - 66], [x + 150, top]),
    ),
    fill(
      palette.shade(palette.light),
      ...shades,
      polygon([x - 104, top - 8], [x, top - 54], [x + 104, top - 8]),
      rect(x - 144, top + 20, 288, 8),
    ),
    fill(palette.light, rect(x - 144, foot - 14, 288, 10)),
    fill(palette.shade(palette.light), rect(x - 158, foot - 4, 316, 12)),
  ];
}
