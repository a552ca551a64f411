import { body, windowRows } from '../drawing/buildings';
import { hills } from '../drawing/land';
import { type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import { sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** Two cranes over the storeys of a house that grows. */
export const buildingSite: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const foot = 610;
  const storeys = random.whole(4, 5);
  const blocks = Array.from({ length: 6 }, (_, index) => ({
    x: 30 + index * 160 + random.between(-20, 20),
    foot,
    width: random.between(90, 120),
    height: random.between(110, 230),
  }));
  return [
    ...sky(scene, foot),
    hills(scene, palette.tone(palette.second, 0.22), 460, 80, foot),
    ...sideBySide(
      blocks.map((lot) => [
        ...body(scene, palette.tone(palette.second, 0.4), lot),
        windowRows(palette.tone(palette.lamp, 0.3), { ...lot, width: lot.width * 0.68 }, 24, 36),
      ]),
    ),
    ...crane(scene, random.between(690, 740), foot, 430, -1),
    ...crane(scene, random.between(190, 230), foot, random.between(470, 500), 1),
    ...skeleton(scene, 330, foot, storeys),
    fill(palette.tone(palette.clay, 0.9), path`M0 ${foot - 6}q200 -20 420 0t540 -4V720H0z`),
    fill(palette.shade(palette.clay), path`M0 660q300 -30 560 0t400 -10V720H0z`),
    ...fence(scene, 660),
    fill(palette.sand, polygon([600, 640], [690, 560], [790, 640])),
    fill(palette.shade(palette.sand), polygon([690, 560], [790, 640], [716, 640])),
    fill(palette.shade(palette.clay), rect(0, frame.height - 20, frame.width, 20)),
  ];
};

/** Draws floors and posts, the lower storeys with their walls. */
function skeleton({ random, palette }: Scene, x: number, foot: number, storeys: number): FlatShape[] {
  const [step, width] = [74, 310];
  const wall = (storey: number, bay: number): string => rect(x + bay * 78, foot - (storey + 1) * step, 76, step);
  const walled = Array.from({ length: storeys * 4 }, (_, index) => [Math.floor(index / 4), index % 4] as const).filter(
    ([storey]) => storey < storeys - 2 || (storey === storeys - 2 && random.chance(0.5)),
  );
  const floors = Array.from({ length: storeys + 1 }, (_, storey) =>
    rect(x - 10, foot - storey * step - 6, width + 20, 12),
  );
  const posts = [0, 1, 2, 3, 4].map((bay) =>
    rect(x + bay * 75, foot - storeys * step - (bay % 2) * 30, 12, storeys * step),
  );
  return [
    fill(palette.tone(palette.dark, 0.3), rect(x, foot - storeys * step, width, storeys * step)),
    fill(palette.light, ...walled.map(([storey, bay]) => wall(storey, bay))),
    fill(palette.lamp, ...walled.map(([storey, bay]) => rect(x + bay * 78 + 22, foot - storey * step - 54, 36, 34))),
    fill(palette.stone, ...posts),
    fill(palette.shade(palette.stone), ...floors),
  ];
}

/** Draws a crane whose arm reaches to the right or, where `side` is -1, to the left. */
function crane({ random, palette }: Scene, x: number, foot: number, height: number, side: number): FlatShape[] {
  const top = foot - height;
  const arm = random.between(330, 380) * side;
  const lattice = (from: number, to: number): string => {
    let d = path`M${x - 11} ${from}`;
    for (let y = from; y > to; y -= 44) d += path`L${x + 11} ${y - 22}L${x - 11} ${y - 44}`;
    return d;
  };
  // The two loads hang apart.
  const hook = x + arm * (side === 1 ? random.between(0.6, 0.75) : random.between(0.28, 0.4));
  return [
    line(
      palette.accent,
      5,
      lattice(foot, top),
      path`M${x} ${top - 66}L${x + arm * 0.9} ${top - 10}M${x} ${top - 66}L${x - arm * 0.3} ${top - 10}`,
    ),
    fill(
      palette.accent,
      rect(x - 14, top, 6, height),
      rect(x + 8, top, 6, height),
      path`M${x - arm * 0.34} ${top - 14}h${arm * 1.34}v14h${-arm * 1.34}z`,
      polygon([x - 14, top], [x, top - 72], [x + 14, top]),
    ),
    fill(
      palette.dark,
      rect(x - 18 + side * 30, top, 36, 40),
      path`M${x - arm * 0.34} ${top - 2}h${arm * 0.12}v40h${-arm * 0.12}z`,
    ),
    line(palette.dark, 4, path`M${hook} ${top}v80l-30 26m30 -26l30 26`),
    fill(palette.second, rect(hook - 44, top + 104, 88, 18)),
  ];
}

function fence({ palette }: Scene, y: number): FlatShape[] {
  const boards = Array.from({ length: 9 }, (_, index) => path`M${index * 110 + 12} ${y + 6}h44l-22 28h-44z`);
  return [
    fill(palette.light, rect(0, y + 6, 960, 28)),
    fill(palette.accent, ...boards),
    fill(palette.dark, ...[100, 320, 540, 760].map((x) => rect(x, y, 12, 60))),
  ];
}
