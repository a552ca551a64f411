import { windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { dashes, type FlatShape, fill, line, path, polygon, rect } from '../drawing/shape';
import { sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A plane that climbs from the runway, with the tower and the terminal behind it. */
export const airport: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const ground = 520;
  return [
    ...sky(scene, ground),
    hills(scene, palette.tone(palette.second, 0.24), 420, 60, ground),
    hills(scene, palette.tone(palette.second, 0.4), 470, 40, ground),
    ...terminal(scene, random.between(520, 560), ground),
    fill(palette.tone(palette.leaf, 0.85), rect(0, ground, frame.width, 200)),
    fill(palette.tone(palette.leaf, 0.65), rect(0, ground, frame.width, 24)),
    fill(palette.shade(palette.stone), polygon([0, 620], [960, 570], [960, 690], [0, 740])),
    dashes(palette.light, 9, [70, 50], path`M-20 681L980 629`),
    fill(palette.light, polygon([0, 628], [960, 578], [960, 584], [0, 634])),
    ...plane(scene, random.between(410, 450), random.between(290, 320)),
  ];
};

function terminal(scene: Scene, x: number, foot: number): FlatShape[] {
  const { palette } = scene;
  const wall = palette.tone(palette.light, 0.85);
  const mast = x + 236;
  return [
    fill(
      palette.tone(palette.stone, 0.9),
      polygon([mast - 18, foot], [mast - 11, foot - 150], [mast + 11, foot - 150], [mast + 18, foot]),
    ),
    fill(
      palette.shade(palette.stone),
      polygon([mast + 4, foot], [mast + 4, foot - 150], [mast + 11, foot - 150], [mast + 18, foot]),
    ),
    fill(
      palette.lamp,
      polygon([mast - 40, foot - 196], [mast + 40, foot - 196], [mast + 26, foot - 156], [mast - 26, foot - 156]),
    ),
    fill(palette.accent, rect(mast - 46, foot - 208, 92, 14), rect(mast - 30, foot - 158, 60, 10)),
    line(palette.accent, 5, path`M${mast} ${foot - 208}v-40`),
    fill(wall, path`M${x} ${foot}v-84q200 -62 420 -20v104z`),
    fill(palette.tone(palette.accent, 0.9), path`M${x - 14} ${foot - 76}q214 -70 440 -26v-16q-220 -44 -440 26z`),
    windowRows(palette.lamp, { x: x + 16, foot: foot - 6, width: 400, height: 62 }, 32, 60),
  ];
}

/** Draws an airliner that rises to the right. */
function plane({ palette }: Scene, x: number, y: number): FlatShape[] {
  const { light, accent, dark } = palette;
  const shade = palette.shade(light);
  const place = (dx: number, dy: number): [number, number] => [x + dx * 0.96 + dy * 0.28, y + dy * 0.96 - dx * 0.28];
  const shape = (...points: [number, number][]): string => polygon(...points.map(([dx, dy]) => place(dx, dy)));
  const [noseX, noseY] = place(300, -6);
  const [tipX, tipY] = place(330, 22);
  const [chinX, chinY] = place(270, 42);
  const [backX, backY] = place(-270, -14);
  const [topX, topY] = place(210, -42);
  const [tailX, tailY] = place(-190, -40);
  const [bellyX, bellyY] = place(-150, 42);
  const row = Array.from({ length: 11 }, (_, index) => place(-140 + index * 30, -10));
  return [
    fill(palette.shade(accent), shape([40, 6], [-50, -120], [-86, -120], [-40, 6])),
    fill(accent, shape([-170, -30], [-258, -160], [-308, -160], [-270, -16])),
    fill(
      light,
      path`M${backX} ${backY}L${tailX} ${tailY}L${topX} ${topY}Q${noseX} ${noseY} ${tipX} ${tipY}Q${chinX + 20} ${chinY + 8} ${chinX - 40} ${chinY + 10}L${bellyX} ${bellyY}z`,
    ),
    fill(
      shade,
      path`M${backX} ${backY}L${tipX} ${tipY}Q${chinX + 20} ${chinY + 8} ${chinX - 40} ${chinY + 10}L${bellyX} ${bellyY}z`,
    ),
    line(dark, 11, ...row.map(([atX, atY]) => path`M${atX} ${atY}h0`)),
    fill(dark, shape([262, -26], [226, -36], [228, -14], [284, -12])),
    fill(accent, shape([70, 22], [-110, 170], [-160, 176], [-60, 26])),
    fill(palette.shade(accent), shape([70, 22], [-110, 170], [-124, 172], [40, 26])),
    fill(shade, shape([-210, 0], [-300, 50], [-330, 52], [-262, -4])),
    fill(dark, shape([44, 62], [44, 92], [-30, 94], [-36, 68])),
  ];
}
