import { plant, room } from '../drawing/room';
import { disc, type FlatShape, fill, line, path, polygon, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** A packed suitcase and a rucksack before a large window, with a plane far outside. */
export const suitcase: Motif = (scene) => {
  const { random, palette } = scene;
  const x = random.between(390, 430);
  const [large, small] = random.chance(0.6) ? [palette.accent, palette.second] : [palette.second, palette.accent];
  return [
    ...room(scene, { x: 130, y: 70, width: 700, height: 420 }, 560),
    fill(
      palette.light,
      path`M${random.between(610, 680)} ${random.between(190, 240)}l70 -18q14 -2 14 4t-12 8l-24 6l-22 34l-10 2l10 -30l-22 6l-10 10l-7 2z`,
    ),
    ...plant(scene, random.between(170, 210), 640, 300),
    fill(palette.shade(palette.shade(palette.clay)), path`M${x - 16} 660h360l70 26h-400z`),
    ...trolley(scene, x, 660, large),
    ...rucksack(scene, x + 206, 668, small),
  ];
};

function trolley({ palette }: Scene, x: number, foot: number, color: string): FlatShape[] {
  const { dark, light } = palette;
  const shade = palette.shade(color);
  const ribs = [34, 70, 106, 142].map((apart) => path`M${x + apart} ${foot - 296}v254`);
  return [
    { color: dark, width: 12, d: path`M${x + 52} ${foot - 310}v-104q0 -12 12 -12h52q12 0 12 12v104` },
    fill(dark, disc(x + 28, foot - 6, 14), disc(x + 152, foot - 6, 14)),
    fill(color, path`M${x} ${foot - 286}q0 -30 30 -30h120q30 0 30 30v244q0 30 -30 30h-120q-30 0 -30 -30z`),
    fill(shade, path`M${x + 126} ${foot - 316}h24q30 0 30 30v244q0 30 -30 30h-24z`),
    line(shade, 6, ...ribs),
    fill(light, path`M${x + 60} ${foot - 250}l44 -22l22 44l-44 22z`),
    fill(
      palette.dark,
      polygon([x + 44, foot - 150], [x + 108, foot - 162], [x + 114, foot - 118], [x + 50, foot - 106]),
    ),
    line(palette.light, 5, path`M${x + 58} ${foot - 138}l40 -8M${x + 60} ${foot - 122}l26 -5`),
    line(palette.sand, 6, path`M${x + 120} ${foot - 312}q20 30 26 60`),
    fill(palette.sand, path`M${x + 134} ${foot - 256}h24v44h-24z`),
  ];
}

function rucksack({ palette }: Scene, x: number, foot: number, color: string): FlatShape[] {
  const { dark, sand } = palette;
  return [
    { color: dark, width: 10, d: path`M${x + 52} ${foot - 208}v-16q0 -20 26 -20t26 20v16` },
    fill(color, path`M${x} ${foot}v-130q0 -84 78 -84t78 84V${foot}z`),
    fill(palette.shade(color), path`M${x + 104} ${foot - 208}q52 14 52 78V${foot}h-44v-110z`),
    fill(sand, path`M${x + 14} ${foot - 12}v-76q0 -14 14 -14h100q14 0 14 14v76z`),
    fill(palette.shade(sand), path`M${x + 110} ${foot - 102}h18q14 0 14 14v76h-32z`),
    line(dark, 6, path`M${x + 28} ${foot - 78}h100`),
    fill(palette.accent, rect(x + 72, foot - 84, 12, 28)),
    line(palette.light, 6, path`M${x + 20} ${foot - 136}q58 -24 116 0`),
  ];
}
