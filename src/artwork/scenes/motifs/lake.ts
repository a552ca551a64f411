import { windowRows } from '../drawing/buildings';
import { hills, water } from '../drawing/land';
import { fir } from '../drawing/plants';
import { type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A cabin among firs on a still lake, with a jetty and its boat. */
export const lake: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 440;
  const cabinAt = random.between(500, 600);
  const bank = Array.from({ length: 12 }, (_, index) => ({
    x: index * 88 + random.between(-16, 16),
    height: random.between(100, 190),
  }));
  return [
    ...sky(scene, shore),
    birds(scene, 560, 150),
    hills(scene, palette.tone(palette.second, 0.22), 290, 90, shore),
    hills(scene, palette.tone(palette.second, 0.4), 350, 70, shore),
    ...sideBySide(bank.map(({ x, height }) => fir(scene, palette.tone(palette.second, 0.7), x, shore, height))),
    fill(palette.tone(palette.leaf, 0.85), path`M0 ${shore - 16}q240 -26 480 6q240 -20 480 -4v30H0z`),
    ...water(scene, shore, frame.height),
    fill(palette.shade(palette.water), path`M0 ${shore}h960v26q-240 50 -480 20q-240 40 -480 4z`),
    ...cabin(scene, cabinAt, shore + 6),
    ...fir(scene, palette.leaf, cabinAt + 216, shore + 10, 230),
    ...jetty(scene, cabinAt - 40),
    ...[20, 78, 900].flatMap((x, index) =>
      fir(scene, palette.second, x + random.between(-12, 12), 730, 330 - index * 60),
    ),
  ];
};

function cabin({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const [wall, top] = [palette.accent, foot - 90];
  return [
    fill(palette.shade(palette.dark), rect(x + 122, top - 96, 22, 60)),
    fill(wall, polygon([x, foot], [x, top], [x + 55, top - 66], [x + 110, top], [x + 110, foot])),
    fill(palette.shade(wall), rect(x + 110, top, 80, 90)),
    fill(
      palette.dark,
      polygon(
        [x - 12, top + 12],
        [x + 55, top - 68],
        [x + 178, top - 68],
        [x + 204, top + 10],
        [x + 112, top + 10],
        [x + 55, top - 54],
      ),
    ),
    windowRows(palette.light, { x: x + 16, foot: foot - 14, width: 84, height: 66 }, 40, 60),
    windowRows(palette.lamp, { x: x + 124, foot: foot - 14, width: 60, height: 62 }, 30, 60),
  ];
}

function jetty({ palette }: Scene, x: number): FlatShape[] {
  const posts = [0, 70, 140].map(
    (down) => path`M${x - 60 - down * 0.9} ${500 + down}v40M${x - 4 - down * 0.3} ${500 + down}v40`,
  );
  return [
    line(palette.dark, 9, ...posts),
    fill(palette.tone(palette.sand, 0.9), polygon([x + 4, 452], [x + 52, 452], [x - 30, 660], [x - 220, 660])),
    fill(palette.shade(palette.sand), polygon([x - 220, 660], [x - 30, 660], [x - 30, 676], [x - 220, 676])),
    line(
      palette.shade(palette.sand),
      3,
      path`M${x - 30} 492h76M${x - 70} 532h104M${x - 118} 580h132M${x - 168} 624h156`,
    ),
    fill(palette.light, path`M${x + 70} 586q120 22 240 0q-20 52 -70 56h-110q-40 -4 -60 -56z`),
    fill(palette.accent, path`M${x + 74} 596q116 18 232 0l-8 16q-108 12 -216 0z`),
  ];
}
