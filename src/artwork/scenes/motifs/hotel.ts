import { plant } from '../drawing/room';
import { disc, type FlatShape, fill, line, path, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** The hall of a hotel: a counter with a bell before the keys of its rooms, lamps above it, and luggage that waits. */
export const hotel: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const floor = 580;
  return [
    fill(palette.wall, rect(0, 0, frame.width, floor)),
    fill(palette.shade(palette.wall), rect(0, floor - 16, frame.width, 16)),
    fill(palette.shade(palette.clay), rect(0, floor, frame.width, frame.height - floor)),
    fill(palette.clay, path`M260 660a300 50 0 0 1 600 0a300 50 0 0 1 -600 0z`),
    ...clock(scene, 210, random.between(150, 180)),
    ...keys(scene, 430, 120),
    ...lamps(scene, [400, 720]),
    ...plant(scene, 880, floor + 30, 270),
    ...counter(scene, 360, floor + 40),
    ...trolley(scene, 110, floor + 60),
  ];
};

function clock({ palette }: Scene, x: number, y: number): FlatShape[] {
  return [
    fill(palette.dark, disc(x, y, 52)),
    fill(palette.light, disc(x, y, 43)),
    line(palette.dark, 6, path`M${x} ${y - 26}v26l18 12`),
  ];
}

/** Draws the shelf with a place for the key of each room, some of which are out. */
function keys({ random, palette }: Scene, x: number, y: number): FlatShape[] {
  const places = Array.from({ length: 15 }, (_, place) => [
    x + 22 + (place % 5) * 60,
    y + 22 + Math.floor(place / 5) * 62,
  ]);
  const there = places.filter(() => random.chance(0.6));
  return [
    fill(palette.stone, rect(x, y, 330, 206)),
    fill(palette.shade(palette.stone), ...places.map(([left = 0, top = 0]) => rect(left, top, 46, 46))),
    line(palette.sun, 6, ...there.map(([left = 0, top = 0]) => path`M${left + 23} ${top + 8}v8`)),
    fill(palette.sun, ...there.map(([left = 0, top = 0]) => rect(left + 16, top + 18, 14, 22))),
  ];
}

function lamps({ palette }: Scene, places: number[]): FlatShape[] {
  return [
    line(palette.dark, 4, ...places.map((x) => path`M${x} 0v60`)),
    fill(palette.accent, ...places.map((x) => path`M${x - 46} 104q4 -48 46 -48t46 48z`)),
    fill(palette.sun, ...places.map((x) => path`M${x - 22} 104h44q-22 24 -44 0z`)),
  ];
}

/** Draws a counter with panels, a bell and the book of guests. */
function counter({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const top = foot - 210;
  const panels = [0, 1, 2].map((panel) => rect(x + 24 + panel * 144, top + 48, 120, 130));
  return [
    fill(palette.second, rect(x, top, 456, 210)),
    fill(palette.shade(palette.second), ...panels, rect(x, foot - 14, 456, 14)),
    fill(palette.light, rect(x - 22, top - 10, 500, 26)),
    fill(palette.shade(palette.light), rect(x - 22, top + 16, 500, 8)),
    fill(palette.dark, rect(x + 306, top - 22, 84, 12)),
    fill(palette.sun, path`M${x + 314} ${top - 22}q0 -40 34 -40t34 40z`, disc(x + 348, top - 66, 7)),
    fill(palette.light, path`M${x + 70} ${top - 12}l14 -20q40 -10 62 4q24 -14 64 -4l14 20z`),
    line(palette.stone, 5, path`M${x + 96} ${top - 22}h38M${x + 158} ${top - 22}h40`),
    line(palette.accent, 6, path`M${x + 236} ${top - 14}l20 -44`),
  ];
}

/** Draws the trolley of the porter, with cases upon it. */
function trolley({ palette }: Scene, x: number, foot: number): FlatShape[] {
  const floor = foot - 40;
  const band = palette.shade(palette.accent);
  return [
    line(palette.shade(palette.sand), 12, path`M${x + 8} ${floor}v-200q0 -96 92 -96t92 96v200`),
    fill(palette.accent, rect(x + 26, floor - 122, 110, 122)),
    fill(band, rect(x + 48, floor - 122, 10, 122), rect(x + 104, floor - 122, 10, 122)),
    fill(palette.leaf, rect(x + 142, floor - 84, 48, 84)),
    fill(palette.second, rect(x + 36, floor - 196, 120, 70)),
    fill(palette.shade(palette.second), rect(x + 36, floor - 166, 120, 10)),
    line(palette.dark, 8, path`M${x + 76} ${floor - 198}q0 -18 20 -18t20 18`),
    fill(palette.dark, rect(x - 12, floor, 224, 18), disc(x + 18, floor + 30, 16), disc(x + 182, floor + 30, 16)),
    fill(palette.light, disc(x + 18, floor + 30, 6), disc(x + 182, floor + 30, 6)),
  ];
}
