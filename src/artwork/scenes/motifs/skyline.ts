import { tower } from '../drawing/buildings';
import { water } from '../drawing/land';
import { tree } from '../drawing/plants';
import { fill, path, rect, sideBySide } from '../drawing/shape';
import { sky } from '../drawing/sky';
import type { Motif } from '../scene';

/** Towers in three rows behind water, the tallest near the middle. */
export const skyline: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 560;
  const summit = random.between(470, 600);
  const row = (count: number, least: number, most: number, wide: number) =>
    Array.from({ length: count }, (_, index) => {
      const step = 860 / count;
      const x = 50 + index * step + random.between(-8, 8);
      const rise = Math.max(0, 1 - Math.abs(x + wide / 2 - summit) / 420);
      const height = least + (most - least) * rise ** 1.6 + random.between(-26, 26);
      return { x, foot: shore, width: wide * random.between(0.85, 1.1), height };
    });
  const fronts = [palette.accent, palette.light, palette.second, palette.stone];
  const start = random.whole(0, 3);
  return [
    ...sky(scene, shore),
    fill(
      palette.tone(palette.second, 0.26),
      ...row(11, 150, 330, 70).map(({ x, width, height }) => rect(x, shore - height, width, height)),
    ),
    ...sideBySide(
      row(8, 120, 400, 66).map((lot) =>
        tower(scene, palette.tone(palette.second, 0.55), lot, palette.tone(palette.lamp, 0.55)),
      ),
    ),
    ...sideBySide(
      row(6, 80, 250, 84).map((lot, index) =>
        tower(scene, palette.tone(fronts[(start + index) % 4] ?? palette.light, 0.9), lot, palette.lamp),
      ),
    ),
    ...sideBySide(
      Array.from({ length: 8 }, (_, index) =>
        tree(scene, palette.leaf, 40 + index * 124 + random.between(-24, 24), shore + 4, random.between(52, 72)),
      ),
    ),
    fill(palette.dark, rect(0, shore, frame.width, 12)),
    ...water(scene, shore + 12, frame.height),
    fill(palette.shade(palette.water), path`M0 ${shore + 12}h960v6q-480 20 -960 0z`),
  ];
};
