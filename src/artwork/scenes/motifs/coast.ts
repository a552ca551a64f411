import { water } from '../drawing/land';
import { palm } from '../drawing/plants';
import { type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A bay in the warmth: wooded islands, houses on stilts and palms on the beach. */
export const coast: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 420;
  const first = random.between(380, 430);
  return [
    ...sky(scene, shore),
    birds(scene, 540, 140),
    fill(
      palette.tone(palette.second, 0.3),
      path`M420 ${shore}q30 -130 110 -120q40 -60 110 -20q60 -20 90 40q70 10 110 100z`,
    ),
    fill(palette.tone(palette.leaf, 0.55), path`M620 ${shore}q20 -80 90 -70q50 -60 120 -10q80 -10 130 80z`),
    ...water(scene, shore, frame.height),
    fill(palette.shade(palette.water), path`M620 ${shore}h340v14q-180 24 -340 -14z`),
    ...sideBySide([0, 1, 2].map((index) => hut(scene, first + index * 132 + random.between(-8, 8), 500 + index * 12))),
    line(palette.dark, 6, path`M${first - 40} 520L780 556`),
    fill(palette.sand, path`M0 520q120 -10 200 40q90 66 300 70q240 0 460 -20V720H0z`),
    fill(
      palette.light,
      path`M0 512q120 -10 206 40q90 66 296 72q240 0 458 -22v14q-220 20 -460 18q-210 -6 -300 -70q-80 -50 -200 -42z`,
    ),
    fill(palette.clay, path`M0 640q200 -20 420 40t540 10v30H0z`),
    ...palm(scene, palette.second, random.between(190, 230), 640, random.between(400, 440)),
    ...palm(scene, palette.leaf, random.between(100, 140), 670, random.between(290, 330)),
    ...palm(scene, palette.leaf, random.between(830, 870), 680, random.between(240, 280)),
  ];
};

/** Draws a house above the water. */
function hut({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    {
      color: palette.dark,
      width: 6,
      d: path`M${x + 8} ${foot + 44}v-60M${x + 50} ${foot + 50}v-60M${x + 92} ${foot + 44}v-60`,
    },
    fill(palette.light, rect(x, foot - 66, 100, 62)),
    fill(palette.shade(palette.light), rect(x + 68, foot - 66, 32, 62)),
    fill(palette.lamp, rect(x + 14, foot - 48, 18, 24), rect(x + 42, foot - 50, 20, 46)),
    fill(palette.accent, polygon([x - 18, foot - 60], [x + 28, foot - 120], [x + 76, foot - 120], [x + 70, foot - 60])),
    fill(palette.shade(palette.accent), polygon([x + 70, foot - 60], [x + 76, foot - 120], [x + 118, foot - 60])),
  ];
}
