import { hills, mountain } from '../drawing/land';
import { cypress, tree } from '../drawing/plants';
import { disc, type FlatShape, fill, path, polygon, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A road that winds out of the hills, with a car that comes towards us. */
export const road: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const trees = Array.from({ length: 9 }, (_, index) => ({
    x: 30 + index * 112 + random.between(-24, 24),
    size: random.between(70, 110),
  }));
  return [
    ...sky(scene, 420),
    birds(scene, 560, 120),
    ...mountain(scene, { x: random.between(600, 720), top: random.between(220, 270), foot: 440, reach: 280 }, 0.3),
    hills(scene, palette.tone(palette.second, 0.4), 350, 70, frame.height),
    hills(scene, palette.tone(palette.leaf, 0.65), 420, 50, frame.height),
    ...sideBySide(
      trees
        .filter(({ x }) => Math.abs(x - 570) > 60)
        .map(({ x, size }, index) =>
          index % 3 === 0
            ? cypress(scene, palette.tone(palette.second, 0.8), x, 486, size * 1.2)
            : tree(scene, palette.tone(palette.leaf, 0.8), x, 486, size),
        ),
    ),
    fill(palette.tone(palette.leaf, 0.9), path`M0 490q240 -30 480 -6t480 -8V720H0z`),
    fill(
      palette.shade(palette.stone),
      path`M562 484q70 26 0 64q-190 60 -330 172h560q50 -110 -50 -170q-60 -40 -150 -66z`,
    ),
    fill(
      palette.light,
      polygon([506, 700], [520, 640], [532, 640], [526, 700]),
      polygon([540, 610], [556, 576], [564, 576], [552, 610]),
      polygon([578, 556], [600, 538], [606, 538], [588, 556]),
    ),
    ...car(scene, random.between(440, 470), 650),
    ...tree(scene, palette.accent, random.between(120, 170), 690, random.between(320, 380)),
    ...tree(scene, palette.second, random.between(840, 880), 660, random.between(230, 280)),
  ];
};

/** Draws a car from the front. */
function car({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const { accent, dark, light } = palette;
  return [
    fill(palette.shade(palette.shade(palette.stone)), path`M${x - 120} ${foot + 2}h270l-30 22h-230z`),
    fill(dark, rect(x - 96, foot - 40, 40, 48), rect(x + 56, foot - 40, 40, 48), rect(x - 60, foot - 192, 120, 10)),
    fill(
      accent,
      path`M${x - 76} ${foot - 100}l20 -74q4 -10 14 -10h84q10 0 14 10l20 74q32 6 32 30v46q0 8 -8 8h-200q-8 0 -8 -8v-46q0 -24 32 -30z`,
    ),
    fill(palette.shade(accent), path`M${x + 42} ${foot - 184}q10 0 14 10l20 74q32 6 32 30v46q0 8 -8 8h-40l-6 -84z`),
    fill(palette.lamp, polygon([x - 60, foot - 104], [x - 42, foot - 166], [x + 42, foot - 166], [x + 60, foot - 104])),
    fill(palette.sun, disc(x - 80, foot - 66, 15), disc(x + 80, foot - 66, 15)),
    fill(dark, rect(x - 48, foot - 74, 96, 18)),
    fill(light, rect(x - 26, foot - 40, 52, 14)),
    fill(palette.sand, rect(x - 50, foot - 222, 46, 32), rect(x + 2, foot - 214, 50, 24)),
  ];
}
