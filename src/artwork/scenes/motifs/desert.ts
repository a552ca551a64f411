import { tower } from '../drawing/buildings';
import { palm } from '../drawing/plants';
import { arch, type FlatShape, fill, line, path, rect, sideBySide } from '../drawing/shape';
import { sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** Dunes before the towers of a town, a house with a wind tower and palms between them. */
export const desert: Motif = (scene) => {
  const { random, palette } = scene;
  const town = Array.from({ length: 8 }, (_, index) => ({
    x: 520 + index * 46 + random.between(-6, 6),
    foot: 440,
    width: random.between(30, 42),
    height: random.between(50, 90) + 180 * Math.exp(-(((index - random.between(2, 5)) / 2) ** 2)),
  }));
  const house = random.between(380, 470);
  return [
    ...sky(scene, 430),
    ...sideBySide(
      town.map((lot) => tower(scene, palette.tone(palette.second, 0.42), lot, palette.tone(palette.lamp, 0.3))),
    ),
    ...dune(scene, 400, random.between(180, 260), 0.45),
    ...dune(scene, 440, random.between(680, 760), 0.7),
    ...[-70, 226].flatMap((apart) => palm(scene, palette.second, house + apart, 560, random.between(210, 270))),
    ...fort(scene, house, 560),
    ...[-110, 262].flatMap((apart) => palm(scene, palette.leaf, house + apart, 570, random.between(150, 190))),
    ...dune(scene, 560, random.between(500, 590), 1),
    fill(palette.tone(palette.accent, 0.5), path`M0 700Q420 706 960 650V720H0z`),
    line(palette.clay, 4, path`M110 650q60 -14 120 0t120 -8M180 676q60 -14 120 0t120 -8`),
  ];
};

/** Draws a dune whose crest is at a place: its windward side in the light, the other in the shade. */
function dune({ palette }: Scene, top: number, x: number, nearness: number): FlatShape[] {
  return [
    fill(
      palette.tone(palette.sand, nearness),
      path`M0 ${top + 70}Q${x * 0.6} ${top + 60} ${x} ${top}Q${x + 120} ${top + 70} 960 ${top + 60}V720H0z`,
    ),
    fill(
      palette.tone(palette.clay, nearness),
      path`M${x} ${top}Q${x + 120} ${top + 70} 960 ${top + 60}V720H${x - 90}q190 -60 110 -130t-20 ${top - 590}z`,
    ),
  ];
}

/** Draws a low house with a wind tower. */
function fort({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const wall = palette.tone(palette.light, 0.9);
  const shade = palette.shade(wall);
  return [
    fill(wall, rect(x + 110, foot - 210, 70, 200), rect(x, foot - 110, 200, 110)),
    fill(shade, rect(x + 158, foot - 210, 22, 100), rect(x + 140, foot - 110, 60, 110)),
    fill(wall, ...[0, 1, 2, 3, 4, 5, 6].map((step) => rect(x + step * 30, foot - 122, 18, 14))),
    fill(
      palette.lamp,
      rect(x + 118, foot - 196, 8, 60),
      rect(x + 132, foot - 196, 8, 60),
      rect(x + 146, foot - 196, 8, 60),
    ),
    fill(palette.accent, arch(x + 56, foot, 38, 70)),
    fill(
      palette.lamp,
      arch(x + 18, foot - 40, 18, 34),
      arch(x + 112, foot - 40, 18, 34),
      rect(x + 104, foot - 218, 82, 10),
    ),
  ];
}
