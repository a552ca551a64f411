import { plant, room } from '../drawing/room';
import { disc, type FlatShape, fill, line, path, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** A round table with two armchairs that face each other before a window, with papers and cups. */
export const meeting: Motif = (scene) => {
  const { random, palette } = scene;
  const floor = 540;
  const colors = random.chance(0.5) ? [palette.accent, palette.second] : [palette.second, palette.accent];
  return [
    ...room(scene, { x: random.between(250, 290), y: 90, width: 420, height: 330 }, floor),
    { color: palette.dark, width: 4, d: path`M480 0v150` },
    fill(palette.accent, path`M400 214q6 -70 80 -70t80 70z`),
    fill(palette.shade(palette.accent), path`M500 146q54 10 60 68h-46q0 -50 -14 -68z`),
    fill(palette.sun, path`M448 214h64q-32 26 -64 0z`),
    ...frames(scene),
    fill(palette.second, path`M170 640a310 46 0 0 1 620 0a310 46 0 0 1 -620 0z`),
    fill(palette.leaf, path`M210 640a270 36 0 0 1 540 0a270 36 0 0 1 -540 0z`),
    ...chair(scene, 250, 640, 1, colors[0] ?? palette.accent),
    ...chair(scene, 710, 640, -1, colors[1] ?? palette.second),
    ...table(scene, 480, 640),
    ...plant(scene, random.between(100, 130), 620, 260),
  ];
};

/** Draws an armchair that looks to the right, or to the left where `side` is -1. */
function chair({ palette }: Scene, x: number, foot: number, side: number, color: string): FlatShape[] {
  const shade = palette.shade(color);
  const outline = (parts: string): string => parts;
  return [
    line(
      palette.dark,
      10,
      path`M${x - 50 * side} ${foot - 60}l${-14 * side} 62M${x + 66 * side} ${foot - 60}l${12 * side} 62`,
    ),
    fill(
      side === 1 ? color : shade,
      outline(
        path`M${x - 84 * side} ${foot - 250}q${-8 * side} ${-34} ${24 * side} -34q${34 * side} 0 ${40 * side} 34l${24 * side} 200h${-66 * side}z`,
      ),
    ),
    fill(
      side === 1 ? shade : color,
      path`M${x - 60 * side} ${foot - 116}h${146 * side}q${14 * side} 0 ${14 * side} 16v36q0 14 ${-14 * side} 14h${-134 * side}z`,
    ),
    fill(
      color,
      path`M${x - 50 * side} ${foot - 168}h${110 * side}q${18 * side} 0 ${18 * side} 18t${-18 * side} 18h${-50 * side}v70h${-44 * side}z`,
    ),
  ];
}

function table({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const top = foot - 130;
  return [
    fill(palette.dark, rect(x - 8, top, 16, 124), path`M${x - 60} ${foot + 4}q60 -34 120 0z`),
    fill(palette.light, path`M${x - 130} ${top}a130 20 0 0 1 260 0a130 20 0 0 1 -260 0z`),
    fill(palette.shade(palette.light), path`M${x - 130} ${top}a130 20 0 0 0 260 0v8a130 20 0 0 1 -260 0z`),
    fill(palette.sand, path`M${x - 30} ${top + 4}l18 -14h70l-12 14z`),
    fill(palette.second, path`M${x - 86} ${top - 34}h34v26q0 12 -17 12t-17 -12z`),
    fill(palette.accent, path`M${x + 62} ${top - 36}h34v26q0 12 -17 12t-17 -12z`),
    line(palette.light, 4, path`M${x - 70} ${top - 46}q-8 -10 0 -20t0 -20M${x + 80} ${top - 48}q-8 -10 0 -20t0 -20`),
  ];
}

/** Pictures on the wall. */
function frames({ random, palette }: Scene): FlatShape[] {
  const y = random.between(150, 180);
  return [
    fill(palette.light, rect(770, y, 100, 130), rect(800, y + 156, 74, 74)),
    fill(palette.second, path`M782 ${y + 118}v-40l30 -34l46 60v14z`, disc(837, y + 193, 22)),
    fill(palette.accent, disc(846, y + 34, 13)),
  ];
}
