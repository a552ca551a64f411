import { plant } from '../drawing/room';
import { disc, type FlatShape, fill, line, path, polygon, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** A video call: a computer on a table, with a speech balloon on either side. */
export const interview: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const table = 560;
  return [
    fill(palette.wall, rect(0, 0, frame.width, table)),
    fill(palette.light, disc(480, 380, 330)),
    ...speechBubble(palette.accent, palette.light, 96, random.between(120, 150), 1),
    ...speechBubble(palette.second, palette.light, 866, random.between(180, 220), -1),
    fill(palette.clay, rect(0, table, frame.width, frame.height - table)),
    fill(palette.shade(palette.clay), rect(0, table, frame.width, 12)),
    ...plant(scene, 880, table + 40, 240),
    ...screen(scene),
    ...lamp(scene, 120, table + 30),
    ...cup(scene, random.between(770, 800), table + 128),
    ...notes(scene, random.between(330, 370), table + 60),
  ];
};

/** Draws a speech balloon of three lines, which points to the right, or to the left where `side` is -1. */
function speechBubble(color: string, ink: string, x: number, y: number, side: number): FlatShape[] {
  const rows = [34, 60, 86].map((row, index) => path`M${x + 26 * side} ${y + row}h${(index === 2 ? 60 : 94) * side}`);
  return [
    fill(color, path`M${x} ${y}h${148 * side}v120h${-30 * side}l${24 * side} 42l${-72 * side} -42h${-70 * side}z`),
    line(ink, 8, ...rows),
  ];
}

/** Draws an open computer that shows somebody, and a small picture of the viewer in a corner of its screen. */
function screen({ palette }: Scene): FlatShape[] {
  const skin = palette.shade(palette.shade(palette.clay));
  return [
    fill(palette.dark, rect(236, 176, 488, 348)),
    fill(palette.water, rect(254, 194, 452, 312)),
    fill(palette.leaf, path`M254 506v-150q60 40 120 0v150z`, rect(600, 380, 106, 126)),
    fill(palette.accent, path`M340 506q6 -116 112 -124h56q106 8 112 124z`),
    fill(palette.light, polygon([446, 382], [514, 382], [480, 452])),
    fill(palette.shade(skin), path`M456 340h48v52q-24 24 -48 0z`),
    fill(skin, path`M426 278a54 54 0 0 1 108 0v30a54 60 0 0 1 -108 0z`),
    fill(palette.dark, path`M418 300q-8 -92 62 -92t62 92q-14 -10 -18 -44q-50 6 -80 -14q-6 40 -26 58z`),
    line(palette.light, 5, path`M462 340q18 12 36 0`),
    fill(palette.light, rect(614, 206, 80, 64)),
    fill(palette.second, path`M626 270q2 -26 28 -26t28 26z`, disc(654, 230, 13)),
    fill(palette.stone, polygon([236, 524], [724, 524], [784, 590], [176, 590])),
    fill(palette.light, polygon([262, 532], [698, 532], [724, 562], [236, 562])),
    fill(palette.shade(palette.stone), rect(176, 590, 608, 14)),
  ];
}

function lamp({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    line(palette.dark, 10, path`M${x} ${foot}l-34 -130l76 -110`),
    fill(palette.dark, path`M${x - 50} ${foot + 8}q50 -40 100 0z`),
    fill(palette.sun, path`M${x + 34} ${foot - 214}l70 50q-20 30 -48 26z`),
    fill(palette.second, path`M${x + 20} ${foot - 262}q54 0 92 78l-88 22q-22 -50 -4 -100z`),
  ];
}

function cup({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    line(palette.light, 10, path`M${x + 34} ${foot - 60}q34 0 26 26t-34 14`),
    fill(palette.light, path`M${x - 40} ${foot - 76}h80v50q0 26 -26 26h-28q-26 0 -26 -26z`),
    fill(palette.accent, rect(x - 40, foot - 52, 80, 14)),
  ];
}

/** Draws a sheet of notes, and a pen. */
function notes({ palette }: Scene, x: number, y: number): FlatShape[] {
  return [
    fill(palette.shade(palette.clay), polygon([x + 10, y + 8], [x + 250, y + 8], [x + 280, y + 92], [x - 20, y + 92])),
    fill(palette.light, polygon([x, y], [x + 240, y], [x + 270, y + 84], [x - 30, y + 84])),
    fill(palette.second, disc(x + 32, y + 26, 9), disc(x + 26, y + 56, 9)),
    line(palette.stone, 6, path`M${x + 62} ${y + 26}h130M${x + 58} ${y + 56}h150`),
    line(palette.accent, 8, path`M${x + 250} ${y + 60}l60 -50`),
  ];
}
