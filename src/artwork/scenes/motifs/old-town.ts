import { gable, windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { cypress } from '../drawing/plants';
import { arch, disc, type FlatShape, fill, line, path, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** Gables that climb a hill to a dome between two slender towers. */
export const oldTown: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const walls = [palette.light, palette.sand, palette.stone, palette.second] as const;
  const rows = [
    { foot: 470, width: 96, height: 80, count: 8, nearness: 0.6 },
    { foot: 570, width: 112, height: 110, count: 8, nearness: 0.8 },
    { foot: 690, width: 150, height: 130, count: 6, nearness: 1 },
  ];
  return [
    ...sky(scene, 430),
    birds(scene, 640, 130),
    hills(scene, palette.tone(palette.second, 0.28), 360, 60, 500),
    ...dome(scene, random.between(440, 540), 440),
    ...rows.flatMap(({ foot, width, height, count, nearness }, row) =>
      sideBySide(
        Array.from({ length: count }, (_, index) => {
          const x = (index * frame.width) / (count - 0.6) - 20 + random.between(-8, 8);
          const arc = Math.abs(x + width / 2 - 480) / 480;
          const base = foot + arc ** 2 * 50;
          if (random.chance(0.14))
            return cypress(scene, palette.tone(palette.leaf, nearness), x + width / 2, base, height * 1.9);
          const lot = { x, foot: base + 100, width, height: height + 100 + random.between(-16, 26) };
          const wall = palette.tone(random.pick(walls), nearness);
          const glass = { x: x + width * 0.16, foot: base - 6, width: width * 0.6, height: lot.height - 112 };
          return [
            ...gable(scene, wall, palette.tone(palette.accent, nearness), lot, 0.5),
            windowRows(palette.tone(palette.lamp, nearness), glass, width * 0.28, row === 0 ? 60 : 54),
          ];
        }),
      ),
    ),
    fill(palette.shade(palette.stone), path`M0 676q480 -30 960 0v44H0z`),
  ];
};

function dome({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const [wall, roof] = [palette.tone(palette.light, 0.75), palette.tone(palette.second, 0.72)];
  const spire = (at: number): FlatShape[] => [
    fill(wall, rect(at - 9, foot - 250, 18, 250)),
    fill(palette.shade(wall), rect(at + 2, foot - 250, 7, 250), rect(at - 14, foot - 176, 28, 8)),
    fill(roof, path`M${at - 13} ${foot - 248}l13 -58l13 58z`),
  ];
  return [
    ...spire(x - 150),
    ...spire(x + 150),
    fill(wall, rect(x - 110, foot - 96, 220, 120)),
    fill(palette.shade(wall), rect(x + 60, foot - 96, 50, 120)),
    fill(roof, arch(x - 86, foot - 96, 172, 96), arch(x - 122, foot - 60, 60, 40), arch(x + 62, foot - 60, 60, 40)),
    fill(palette.shade(roof), path`M${x + 10} ${foot - 192}a86 86 0 0 1 76 96h-46q8 -50 -30 -96z`),
    line(palette.accent, 6, path`M${x} ${foot - 194}v-34`),
    fill(palette.accent, disc(x, foot - 232, 8)),
    fill(palette.lamp, ...[-70, -22, 26].map((apart) => arch(x + apart, foot - 30, 26, 46))),
  ];
}
