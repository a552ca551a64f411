import { tower } from '../drawing/buildings';
import { hills, water } from '../drawing/land';
import { type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** Sails before the towers of a town on a bay. */
export const harbour: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 430;
  const town = Array.from({ length: 7 }, (_, index) => ({
    x: 470 + index * 58 + random.between(-8, 8),
    foot: shore,
    width: random.between(40, 56),
    height: random.between(70, 150) + 90 * Math.sin((index + 0.5) * 0.45),
  }));
  return [
    ...sky(scene, shore),
    birds(scene, random.between(420, 560), 130),
    hills(scene, palette.tone(palette.second, 0.3), 350, 60, shore),
    ...sideBySide(
      town.map((lot, index) => {
        const color = palette.tone(index % 3 === 1 ? palette.stone : palette.second, 0.55);
        return tower(scene, color, lot, palette.tone(palette.lamp, 0.6));
      }),
    ),
    fill(palette.tone(palette.leaf, 0.8), path`M380 ${shore}q60 -34 130 -14q120 -30 200 0q150 -24 250 -6v30H380z`),
    ...water(scene, shore, frame.height),
    ...boat(scene, random.between(600, 700), 500, 110, palette.light, palette.light),
    ...boat(scene, random.between(300, 400), 600, 250, palette.light, palette.accent),
    ...quay(scene),
  ];
};

/** Draws a sailing boat of a height, with a mainsail and a foresail. */
function boat({ palette }: Scene, x: number, foot: number, height: number, main: string, fore: string): FlatShape[] {
  const [mast, deck] = [foot - height, foot - height * 0.12];
  return [
    fill(
      palette.tone(palette.dark, 0.25),
      path`M${x - height * 0.3} ${foot}h${height * 0.62}l${-height * 0.1} ${height * 0.07}h${-height * 0.4}z`,
    ),
    line(palette.dark, height * 0.022, path`M${x} ${foot}V${mast}`),
    fill(
      main,
      path`M${x + height * 0.03} ${mast + 4}q${height * 0.34} ${height * 0.5} ${height * 0.36} ${height * 0.84}h${-height * 0.36}z`,
    ),
    fill(
      palette.shade(main),
      path`M${x + height * 0.03} ${deck - height * 0.2}h${height * 0.33}q${height * 0.03} ${height * 0.1} ${height * 0.03} ${height * 0.16}h${-height * 0.36}z`,
    ),
    fill(fore, polygon([x - height * 0.03, mast + height * 0.12], [x - height * 0.03, deck], [x - height * 0.3, deck])),
    fill(
      palette.dark,
      path`M${x - height * 0.36} ${deck + height * 0.02}h${height * 0.78}q${-height * 0.08} ${height * 0.14} ${-height * 0.16} ${height * 0.14}h${-height * 0.5}z`,
    ),
  ];
}

/** Draws the edge of the quay with its bollards. */
function quay({ palette, frame }: Scene): FlatShape[] {
  const bollard = (x: number): string => path`M${x} 684v-34h-6v-12h40v12h-6v34z`;
  return [
    fill(palette.dark, bollard(150), bollard(480), bollard(810)),
    fill(palette.tone(palette.stone, 0.9), rect(0, 676, frame.width, 18)),
    fill(palette.shade(palette.stone), rect(0, 692, frame.width, 28)),
  ];
}
