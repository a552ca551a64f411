import { plant, room } from '../drawing/room';
import { disc, type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** Shelves of books on both sides of a window, a desk with a lamp and an open book before it. */
export const library: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const desk = 570;
  return [
    ...room(scene, { x: 330, y: 110, width: 300, height: 330 }, 620),
    ...shelves(scene, -20, 290),
    ...shelves(scene, 690, 290),
    ...plant(scene, random.between(590, 630), 456, 130),
    fill(palette.accent, rect(80, desk, 800, 26)),
    fill(
      palette.shade(palette.accent),
      rect(80, desk + 26, 800, 12),
      rect(120, desk + 38, 30, 130),
      rect(810, desk + 38, 30, 130),
    ),
    ...lamp(scene, random.between(230, 290), desk),
    ...pile(scene, random.between(640, 690), desk),
    fill(palette.light, path`M480 ${desk - 8}q-60 -34 -124 -10v14q70 -14 124 8q54 -22 124 -8v-14q-64 -24 -124 10z`),
    fill(palette.shade(palette.light), path`M480 ${desk - 8}q60 -34 124 -10v14q-70 -14 -124 8z`),
    fill(palette.dark, rect(350, desk - 4, 260, 5)),
    fill(palette.dark, rect(0, frame.height - 8, frame.width, 8)),
  ];
};

/** Draws a case of books, five shelves high. */
function shelves({ random, palette }: Scene, x: number, width: number): FlatShape[] {
  const colors = [palette.accent, palette.second, palette.light, palette.sand, palette.leaf] as const;
  const [top, step] = [50, 112];
  const books: FlatShape[][] = [];
  for (let shelf = 0; shelf < 5; shelf++) {
    const foot = top + (shelf + 1) * step;
    let at = x + 22;
    const end = x + width - 40 - random.between(0, 60);
    while (at < end) {
      const [thick, tall] = [random.whole(13, 26), random.whole(62, 90)];
      books.push([fill(random.pick(colors), rect(at, foot - tall, thick, tall))]);
      at += thick + (random.chance(0.12) ? 26 : 3);
    }
  }
  return [
    fill(palette.dark, rect(x, top - 14, width, 600)),
    ...sideBySide(books),
    fill(
      palette.tone(palette.dark, 0.78),
      ...[0, 1, 2, 3, 4, 5].map((shelf) => rect(x + 10, top + shelf * step, width - 20, 10)),
    ),
  ];
}

function lamp({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    line(palette.dark, 10, path`M${x} ${foot - 8}V${foot - 140}q0 -40 44 -40`),
    fill(palette.dark, rect(x - 44, foot - 12, 88, 12)),
    fill(palette.sun, path`M${x + 10} ${foot - 130}h92l40 124h-170z`),
    fill(palette.second, path`M${x - 6} ${foot - 130}q10 -66 62 -66t62 66z`),
    fill(palette.shade(palette.second), path`M${x + 70} ${foot - 130}q8 -50 -14 -66q52 0 62 66z`),
    fill(palette.light, disc(x + 56, foot - 128, 9)),
  ];
}

function pile({ random, palette }: Scene, x: number, foot: number): FlatShape[] {
  const colors = [palette.second, palette.sand, palette.dark, palette.leaf];
  return colors.flatMap((color, index) => {
    const [left, y] = [x + random.between(-14, 14), foot - (index + 1) * 30];
    return [
      fill(color, rect(left, y, 150 - index * 10, 30)),
      fill(
        palette.light,
        polygon(
          [left + 8, y + 6],
          [left + 150 - index * 10, y + 6],
          [left + 150 - index * 10, y + 24],
          [left + 8, y + 24],
        ),
      ),
      fill(palette.shade(palette.light), rect(left + 8, y + 16, 142 - index * 10, 3)),
    ];
  });
}
