import { body, windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { tree } from '../drawing/plants';
import { disc, type FlatShape, fill, path, polygon, rect } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A clinic with a cross above its door, trees beside it and an ambulance before it. */
export const hospital: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const foot = 550;
  const high = { x: random.between(380, 420), foot, width: 210, height: random.between(350, 390) };
  const left = { x: 150, foot, width: high.x - 150, height: random.between(180, 230) };
  const right = { x: high.x + high.width, foot, width: 810 - high.x - high.width, height: random.between(230, 270) };
  const [cx, cy] = [high.x + 80, foot - high.height + 74];
  return [
    ...sky(scene, foot),
    birds(scene, 640, 130),
    hills(scene, palette.tone(palette.second, 0.25), 400, 80, foot),
    ...wing(scene, left, palette.tone(palette.leaf, 0.8)),
    ...wing(scene, right, palette.tone(palette.sand, 0.9)),
    ...body(scene, palette.light, high, 0.22),
    fill(palette.second, rect(high.x - 10, foot - high.height - 16, high.width + 20, 16)),
    fill(palette.accent, disc(cx, cy, 46)),
    fill(palette.light, rect(cx - 10, cy - 28, 20, 56), rect(cx - 28, cy - 10, 56, 20)),
    windowRows(palette.lamp, { x: high.x + 8, foot: foot - 110, width: 150, height: high.height - 250 }, 36, 48),
    fill(palette.lamp, rect(high.x + 30, foot - 84, 104, 84)),
    fill(palette.accent, rect(high.x - 14, foot - 106, 194, 20)),
    fill(palette.light, rect(high.x + 79, foot - 84, 6, 84)),
    hills(scene, palette.tone(palette.leaf, 0.95), foot - 2, 8, frame.height),
    fill(palette.shade(palette.stone), path`M0 640q480 -30 960 0v80H0z`),
    fill(palette.light, path`M0 634q480 -30 960 0v8q-480 -30 -960 0z`),
    ...[70, 215, 770, 890].flatMap((x, index) =>
      tree(
        scene,
        index === 2 ? palette.accent : index % 2 ? palette.second : palette.leaf,
        x + random.between(-16, 16),
        foot + 36,
        random.between(130, 210),
      ),
    ),
    ...ambulance(scene, random.between(560, 600), 676),
  ];
};

function wing(
  scene: Scene,
  lot: { x: number; foot: number; width: number; height: number },
  color: string,
): FlatShape[] {
  const { palette } = scene;
  return [
    ...body(scene, color, lot, 0.1),
    fill(palette.shade(color), rect(lot.x - 8, lot.foot - lot.height - 10, lot.width + 8, 12)),
    windowRows(
      palette.lamp,
      { ...lot, x: lot.x + 10, width: lot.width * 0.86, foot: lot.foot - 12, height: lot.height - 24 },
      36,
      48,
    ),
  ];
}

function ambulance({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    fill(palette.accent, rect(x + 40, foot - 126, 34, 14)),
    fill(palette.light, path`M${x} ${foot - 16}v-96h130l46 44l34 12v40z`),
    fill(palette.shade(palette.light), rect(x, foot - 30, 210, 14)),
    fill(palette.accent, rect(x, foot - 56, 210, 12), rect(x + 50, foot - 98, 12, 34), rect(x + 39, foot - 87, 34, 12)),
    fill(
      palette.lamp,
      polygon([x + 112, foot - 100], [x + 126, foot - 100], [x + 160, foot - 66], [x + 112, foot - 66]),
    ),
    fill(palette.dark, disc(x + 48, foot - 14, 24), disc(x + 164, foot - 14, 24)),
    fill(palette.stone, disc(x + 48, foot - 14, 10), disc(x + 164, foot - 14, 10)),
  ];
}
