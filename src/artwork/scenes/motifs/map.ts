import { dashes, disc, type FlatShape, fill, line, path, polygon, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** A folded map on a table: coasts, hills, a dashed route between two pins and a compass. */
export const map: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const table = random.pick([palette.second, palette.clay, palette.dark]);
  const [left, right, top, foot, fold] = [110, 850, 120, 610, 185];
  // It rises and falls by turns, as a sheet does that was folded.
  const at = (x: number): number => -24 * (1 - Math.abs((((x - left) / fold) % 2) - 1));
  const edge = [0, 1, 2, 3, 4].map((index) => left + index * fold);
  const sheet = polygon(
    ...edge.map((x): [number, number] => [x, top + at(x)]),
    ...[...edge].reverse().map((x): [number, number] => [x, foot + at(x)]),
  );
  const [fromX, fromY, toX, toY] = [
    random.between(230, 290),
    random.between(440, 490),
    random.between(640, 710),
    random.between(240, 280),
  ];
  const coast = random.between(-20, 20);
  return [
    fill(table, rect(0, 0, frame.width, frame.height)),
    fill(palette.tone(table, 0.82), polygon([0, 0], [520, 0], [960, 560], [960, 720], [620, 720], [0, 100])),
    fill(
      palette.shade(table),
      polygon(
        [left + 24, foot + 20],
        [right + 34, foot + 14],
        [right + 34, top + 40],
        [right, top + 30],
        [left + 20, foot - 20],
      ),
    ),
    fill(palette.water, sheet),
    fill(
      palette.light,
      path`M${left} 300q90 ${20 + coast} 120 90q70 30 130 -10q40 90 -30 130q-10 50 20 ${94 + at(360)}L${left} ${foot}z`,
    ),
    fill(
      palette.light,
      path`M430 ${top - 4}q-10 90 70 110q80 10 80 90q100 30 150 ${coast + 90}q60 20 120 -10V${top - 0}L665 ${top - 2}z`,
    ),
    fill(
      palette.leaf,
      path`M570 ${top + 30}q90 -30 170 30q40 70 -40 90q-120 10 -130 -120z`,
      path`M${left + 20} 470q60 -60 130 -10q30 60 -30 90q-100 10 -100 -80z`,
    ),
    fill(palette.sand, path`M720 360q60 -30 100 10q10 60 -50 60q-70 -20 -50 -70z`),
    line(palette.water, 7, path`M${left + 10} 420q90 -10 110 50t60 60`),
    ...isles(scene),
    ...folds(scene, edge, top, foot, at),
    dashes(
      palette.accent,
      9,
      [22, 15],
      path`M${fromX} ${fromY}C${fromX + 60} ${fromY - 200} ${toX - 160} ${toY + 150} ${toX} ${toY}`,
    ),
    ...pin(scene, fromX, fromY, 0.8, palette.second),
    ...pin(scene, toX, toY, 1.15, palette.accent),
    ...compass(scene, random.between(640, 700), random.between(510, 530)),
  ];
};

function isles({ random, palette }: Scene): FlatShape[] {
  const spots = Array.from({ length: 4 }, () =>
    disc(random.between(420, 520), random.between(360, 560), random.whole(7, 18)),
  );
  return [fill(palette.light, ...spots)];
}

/** Shades every second part of the folded sheet. */
function folds({ palette }: Scene, edge: number[], top: number, foot: number, at: (x: number) => number): FlatShape[] {
  const parts = [1, 3].map((index) => {
    const [x = 0, end = 0] = edge.slice(index);
    return polygon([x, top + at(x)], [end, top + at(end)], [end, foot + at(end)], [x, foot + at(x)]);
  });
  return [fill(`${palette.dark}16`, ...parts)];
}

function pin({ palette }: Scene, x: number, y: number, size: number, color: string): FlatShape[] {
  const r = 40 * size;
  const head = y - r * 1.9;
  return [
    fill(
      palette.shade(palette.water),
      path`M${x} ${y}l${r * 1.5} ${-r * 0.7}q${r * 0.5} ${r * 0.5} ${-r * 1.5} ${r * 0.7}z`,
    ),
    fill(
      color,
      path`M${x} ${y}q${-r} ${-r * 1.1} ${-r} ${-r * 1.9}a${r} ${r} 0 0 1 ${2 * r} 0q0 ${r * 0.8} ${-r} ${r * 1.9}z`,
    ),
    fill(
      palette.shade(color),
      path`M${x} ${y}q${r * 0.4} ${-r * 1.1} ${r * 0.3} ${-r * 2.85}q${r * 0.7} ${r * 0.2} ${r * 0.7} ${r * 0.95}q0 ${r * 0.8} ${-r} ${r * 1.9}z`,
    ),
    fill(palette.light, disc(x, head, r * 0.4)),
  ];
}

function compass({ palette }: Scene, x: number, y: number): FlatShape[] {
  return [
    fill(palette.shade(palette.water), disc(x + 14, y + 14, 74)),
    fill(palette.sand, disc(x, y, 74)),
    fill(palette.light, disc(x, y, 58)),
    line(palette.dark, 6, path`M${x} ${y - 48}v4M${x} ${y + 48}v-4M${x - 48} ${y}h4M${x + 48} ${y}h-4`),
    fill(palette.accent, polygon([x + 30, y - 34], [x + 10, y + 9], [x - 10, y - 9])),
    fill(palette.dark, polygon([x - 30, y + 34], [x + 10, y + 9], [x - 10, y - 9])),
  ];
}
