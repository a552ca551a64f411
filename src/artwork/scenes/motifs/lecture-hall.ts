import { disc, type FlatShape, fill, line, path, polygon, rect, sideBySide } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** Rows of listeners before a board, somebody who speaks beside it, and light from tall windows. */
export const lectureHall: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const wall = palette.wall;
  const panes = [40, 116].map((x) => polygon([x, 60], [x + 60, 82], [x + 60, 404], [x, 420]));
  const beams = [40, 116].map((x) => polygon([x + 80, 470], [x + 150, 470], [x + 400, 720], [x + 290, 720]));
  const speaker = random.between(690, 740);
  return [
    fill(wall, rect(0, 0, frame.width, 470)),
    fill(palette.sand, polygon([0, 0], [200, 60], [200, 470], [0, 500])),
    fill(palette.sky, ...panes),
    fill(palette.leaf, ...[40, 116].map((x) => path`M${x} 320q30 -30 60 -10v94l-60 16z`)),
    fill(palette.shade(palette.clay), rect(0, 470, frame.width, 250)),
    fill(palette.clay, ...beams),
    ...lamps(scene),
    ...board(scene),
    ...person(scene, speaker, 470),
    ...lectern(scene, speaker - 96, 470),
    ...[0, 1, 2].flatMap((row) => bench(scene, row)),
  ];
};

function lamps({ palette }: Scene): FlatShape[] {
  const at = [330, 500, 670];
  return [
    { color: palette.dark, width: 3, d: at.map((x) => path`M${x} 0v54`).join('') },
    fill(palette.accent, ...at.map((x) => path`M${x - 34} 84q4 -34 34 -34t34 34z`)),
    fill(palette.sun, ...at.map((x) => path`M${x - 14} 84h28q-14 16 -28 0z`)),
  ];
}

/** Draws a board with figures of geometry, which mean the same in a mirror. */
function board({ random, palette }: Scene): FlatShape[] {
  const [x, y] = [290, 140];
  const radius = random.between(54, 68);
  const apex = random.between(230, 330);
  const chalk = palette.light;
  return [
    fill(palette.dark, rect(x - 10, y - 10, 400, 240)),
    fill(palette.second, rect(x, y, 380, 220)),
    { color: chalk, width: 5, d: disc(x + 106, y + 104, radius) },
    line(chalk, 4, path`M${x + 106} ${y + 104}h${radius}M${x + 106} ${y + 104}l${-radius * 0.6} ${-radius * 0.8}`),
    line(palette.sand, 5, path`M${x + 206} ${y + 168}L${x + apex} ${y + 46}L${x + 346} ${y + 168}z`),
    line(chalk, 4, path`M${x + apex} ${y + 46}V${y + 168}M${x + 216} ${y + 192}h120`),
    fill(palette.shade(palette.sand), rect(x - 10, y + 230, 400, 12)),
  ];
}

function person({ random, palette }: Scene, x: number, foot: number): FlatShape[] {
  const skin = palette.shade(palette.accent);
  const coat = random.pick([palette.accent, palette.light]);
  return [
    fill(palette.dark, rect(x - 22, foot - 110, 20, 110), rect(x + 4, foot - 110, 20, 110)),
    line(coat, 20, path`M${x - 22} ${foot - 196}l-50 -26l-14 -40`),
    fill(coat, path`M${x - 36} ${foot - 100}v-90q0 -28 36 -28t36 28v90z`),
    fill(palette.shade(coat), path`M${x + 10} ${foot - 216}q26 4 26 28v88h-26z`),
    fill(palette.shade(skin), disc(x, foot - 246, 25)),
    fill(palette.dark, path`M${x - 26} ${foot - 248}a26 26 0 0 1 52 0q-20 -14 -52 0z`),
  ];
}

function lectern({ palette }: Scene, x: number, foot: number): FlatShape[] {
  return [
    fill(palette.accent, path`M${x - 40} ${foot - 120}h90l-10 120h-62z`),
    fill(
      palette.shade(palette.accent),
      path`M${x + 20} ${foot - 120}h30l-10 120h-26z`,
      polygon([x - 52, foot - 116], [x + 62, foot - 128], [x + 62, foot - 116], [x - 52, foot - 104]),
    ),
  ];
}

/** Draws a row of heads and shoulders behind the back of their bench. */
function bench({ random, palette, frame }: Scene, row: number): FlatShape[] {
  const [foot, size, count] = [560 + row * 76, 1 + row * 0.32, 8 - row];
  const coats = [palette.second, palette.accent, palette.sand, palette.leaf, palette.light] as const;
  const hair = [palette.dark, palette.shade(palette.accent), palette.tone(palette.dark, 0.8)] as const;
  const places = Array.from(
    { length: count },
    (_, index) => ((index + 0.5 + (row % 2) * 0.3) * frame.width) / count + random.between(-12, 12),
  );
  const people = places
    .filter(() => random.chance(0.86))
    .map((x) => [
      fill(
        random.pick(coats),
        path`M${x - 36 * size} ${foot + 4}v${-20 * size}q0 ${-28 * size} ${36 * size} ${-28 * size}t${36 * size} ${28 * size}v${20 * size}z`,
      ),
      fill(
        random.pick(hair),
        disc(x, foot - 62 * size, 22 * size),
        rect(x - 8 * size, foot - 54 * size, 16 * size, 14 * size),
      ),
    ]);
  return [
    ...sideBySide(people),
    fill(palette.tone(palette.accent, 0.85), path`M0 ${foot}q480 -16 960 0v26H0z`),
    fill(palette.shade(palette.accent), path`M0 ${foot + 20}q480 -16 960 0v56H0z`),
  ];
}
