import { hills } from '../drawing/land';
import { fir, tree } from '../drawing/plants';
import { type FlatShape, fill, path, sideBySide } from '../drawing/shape';
import { sky } from '../drawing/sky';
import type { Motif } from '../scene';

/** Hills of trees in the colours of autumn, with a path that leads into them. */
export const forest: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const golden = [palette.accent, palette.clay, palette.leaf] as const;
  const rows = [
    { foot: 410, size: 84, count: 9, nearness: 0.4 },
    { foot: 480, size: 124, count: 7, nearness: 0.66 },
    { foot: 570, size: 190, count: 6, nearness: 0.88 },
  ];
  return [
    ...sky(scene, 330),
    hills(scene, palette.tone(palette.second, 0.2), 250, 90, 460),
    hills(scene, palette.tone(palette.second, 0.36), 310, 80, 460),
    ...rows.flatMap(({ foot, size, count, nearness }) => [
      hills(scene, palette.tone(palette.leaf, nearness), foot - 26, 20, frame.height),
      ...sideBySide(Array.from({ length: count }, (_, index) => grown(index / count, foot, size, nearness))),
    ]),
    fill(
      palette.tone(palette.sand, 0.75),
      path`M462 548q56 30 24 68q-70 54 -140 104h250q-50 -60 -44 -100q0 -46 -90 -72z`,
    ),
    ...tree(scene, palette.accent, random.between(130, 190), 700, 420),
    ...tree(scene, random.pick(golden), random.between(810, 870), 714, 350),
  ];

  function grown(share: number, foot: number, size: number, nearness: number): FlatShape[] {
    // The path stays free.
    const at = share * frame.width + random.between(0, 0.5) * size;
    const x = Math.abs(at - 500) < 60 ? at - 110 : at;
    const y = foot + random.between(-8, 12);
    return random.chance(0.28)
      ? fir(scene, palette.tone(palette.second, nearness), x, y, size * 1.2)
      : tree(scene, palette.tone(random.pick(golden), nearness), x, y, size);
  }
};
