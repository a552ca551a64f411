import { gable, windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { tree } from '../drawing/plants';
import { arch, disc, type FlatShape, fill, line, path, rect } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A street of narrow houses, the middle one with its door open and its windows lit. */
export const house: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const foot = 600;
  const walls = [palette.second, palette.sand, palette.stone, palette.leaf];
  const start = random.whole(0, 3);
  const row = [-60, 122, 322, 660, 850].map((x, index) => ({
    lot: { x, foot, width: index === 2 ? 330 : 184, height: random.between(230, 290) },
    index,
  }));
  return [
    ...sky(scene, 500),
    birds(scene, 640, 110),
    hills(scene, palette.tone(palette.leaf, 0.4), 380, 70, foot),
    ...row
      .filter(({ index }) => index !== 2)
      .flatMap(({ lot, index }) => {
        const wall = palette.tone(walls[(start + index) % 4] ?? palette.sand, 0.8);
        const glass = { x: lot.x + 12, foot: foot - 90, width: lot.width * 0.64, height: lot.height - 90 };
        return [
          ...gable(scene, wall, palette.tone(palette.dark, 0.8), { ...lot, width: 176 }, 0.6),
          windowRows(palette.lamp, glass, 56, 84),
          fill(palette.tone(palette.accent, 0.9), rect(lot.x + 60, foot - 86, 46, 86)),
        ];
      }),
    ...home(scene, 310, foot),
    fill(palette.tone(palette.stone, 0.85), rect(0, foot, frame.width, 40)),
    fill(palette.shade(palette.stone), rect(0, foot + 32, frame.width, 90)),
    fill(palette.tone(palette.sand, 0.9), path`M436 ${foot}h88l40 32H396z`),
    ...tree(scene, palette.accent, random.between(240, 262), foot + 24, random.between(240, 290)),
    ...tree(
      scene,
      random.pick([palette.leaf, palette.second]),
      random.between(716, 740),
      foot + 24,
      random.between(200, 260),
    ),
    ...lantern(scene, 640, foot + 24),
  ];
};

function home(scene: Scene, x: number, foot: number): FlatShape[] {
  const { palette } = scene;
  const glow = palette.tone(palette.sun, 1);
  const pane = (at: number, y: number): string => rect(x + at, foot - y, 66, 84);
  const bars = (at: number, y: number): string =>
    rect(x + at + 30, foot - y, 6, 84) + rect(x + at, foot - y + 36, 66, 6);
  const light = palette.light;
  return [
    fill(palette.shade(palette.accent), rect(x + 244, foot - 470, 46, 110)),
    ...gable(scene, light, palette.accent, { x, foot, width: 340, height: 290 }, 0.5),
    fill(palette.second, arch(x + 126, foot, 88, 170)),
    fill(glow, arch(x + 134, foot, 72, 160)),
    fill(palette.accent, path`M${x + 134} ${foot}v-124q0 -26 22 -34v174z`),
    fill(palette.dark, disc(x + 149, foot - 66, 5)),
    fill(palette.lamp, pane(34, 150), pane(240, 150), pane(62, 272), pane(212, 272), disc(x + 170, foot - 350, 26)),
    fill(light, bars(34, 150), bars(240, 150), bars(62, 272), bars(212, 272)),
    fill(
      palette.second,
      ...[
        [28, 66],
        [234, 66],
      ].map(([at = 0, y = 0]) => rect(x + at, foot - y, 78, 14)),
    ),
    fill(palette.shade(palette.stone), rect(x + 112, foot - 10, 116, 12)),
  ];
}

function lantern({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    line(palette.dark, 8, path`M${x} ${foot}V${foot - 200}`),
    fill(palette.dark, path`M${x - 24} ${foot - 246}h48l-12 -16h-24z`, rect(x - 14, foot - 206, 28, 8)),
    fill(palette.halo, path`M${x - 20} ${foot - 246}h40l-8 40h-24z`),
  ];
}
