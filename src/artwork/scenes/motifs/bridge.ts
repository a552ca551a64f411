import { tower } from '../drawing/buildings';
import { hills, water } from '../drawing/land';
import { type FlatShape, fill, line, path, rect, sideBySide } from '../drawing/shape';
import { birds, sky } from '../drawing/sky';
import type { Motif, Scene } from '../scene';

/** A bridge that hangs from two towers, and a ship that passes below it. */
export const bridge: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const shore = 500;
  const span = random.between(350, 400);
  const left = 480 - span / 2 + random.between(-20, 20);
  const town = Array.from({ length: 9 }, (_, index) => ({
    x: 20 + index * 106 + random.between(-18, 18),
    foot: shore,
    width: random.between(48, 70),
    height: random.between(50, 130),
  }));
  return [
    ...sky(scene, shore),
    birds(scene, 600, 110),
    hills(scene, palette.tone(palette.second, 0.26), 380, 80, shore),
    ...sideBySide(
      town.map((lot) => tower(scene, palette.tone(palette.stone, 0.5), lot, palette.tone(palette.lamp, 0.4))),
    ),
    fill(palette.tone(palette.leaf, 0.6), path`M0 484q240 -24 480 0q240 -24 480 0v26H0z`),
    ...water(scene, shore, frame.height),
    ...deckAndCables(scene, left, left + span, 430, random.between(170, 200)),
    ...ship(scene, random.between(430, 560), 630),
  ];
};

function deckAndCables({ palette, frame }: Scene, left: number, right: number, deck: number, top: number): FlatShape[] {
  const color = palette.accent;
  const hangers: string[] = [];
  const sag = deck - top - 26;
  for (let x = -40; x <= frame.width; x += 28) {
    const share = (x - left) / (right - left);
    const outside = x < left ? (left - x) / (left + 80) : (x - right) / (frame.width + 80 - right);
    const depth = share > 0 && share < 1 ? 1 - (2 * share - 1) ** 2 : 1 - (1 - outside) ** 2;
    hangers.push(path`M${x} ${top + depth * sag}V${deck}`);
  }
  const pier = (x: number): string[] => [rect(x - 26, top - 20, 16, 400), rect(x + 10, top - 20, 16, 400)];
  const beams = (x: number): string[] => [top - 8, top + 100, deck + 44].map((y) => rect(x - 12, y, 24, 16));
  return [
    { color: palette.tone(color, 0.7), width: 3, d: hangers.join('') },
    {
      color,
      width: 8,
      d: path`M-80 ${deck - 20}Q${left * 0.45} ${deck - 20} ${left} ${top}Q${(left + right) / 2} ${top + 2 * sag} ${right} ${top}Q${right + (frame.width - right) * 0.55} ${deck - 20} 1040 ${deck - 20}`,
    },
    fill(palette.shade(color), ...beams(left), ...beams(right)),
    fill(color, ...pier(left).slice(0, 1), ...pier(right).slice(0, 1)),
    fill(palette.shade(color), ...pier(left).slice(1), ...pier(right).slice(1)),
    fill(palette.dark, rect(0, deck, frame.width, 16)),
    fill(palette.light, rect(0, deck - 5, frame.width, 5)),
    fill(palette.shade(palette.stone), ...[left, right].map((x) => path`M${x - 60} 580l14 -34h92l14 34z`)),
  ];
}

function ship({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    fill(palette.light, path`M${x - 60} ${foot - 40}v-36h96l16 36z`, rect(x - 40, foot - 100, 54, 26)),
    fill(palette.accent, path`M${x - 24} ${foot - 98}v-44h24v44z`),
    fill(
      palette.lamp,
      rect(x - 46, foot - 64, 16, 12),
      rect(x - 18, foot - 64, 16, 12),
      rect(x + 10, foot - 64, 16, 12),
    ),
    fill(palette.dark, path`M${x - 140} ${foot - 44}h290q-14 44 -40 60h-210q-30 -18 -40 -60z`),
    line(palette.light, 5, path`M${x - 160} ${foot + 22}h70M${x + 60} ${foot + 22}h110`),
  ];
}
