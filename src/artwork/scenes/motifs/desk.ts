import { arch, disc, type FlatShape, fill, line, type Point, path, polygon, rect } from '../drawing/shape';
import type { Motif, Scene } from '../scene';

/** A desk from above: papers, a passport, a stamp and a cup, with the light of a window across them. */
export const desk: Motif = (scene) => {
  const { random, palette, frame } = scene;
  const top = palette.sand;
  const tilt = random.between(0.1, 0.2);
  const sheet = palette.light;
  const shadow = palette.shade(top);
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const [x, y] = [160 + column * 330 + row * 90, 20 + row * 350];
      return polygon([x, y], [x + 290, y], [x + 376, y + 330], [x + 86, y + 330]);
    }),
  );
  return [
    fill(top, rect(0, 0, frame.width, frame.height)),
    fill(palette.wall, ...panes),
    ...[-0.09, 0.05].flatMap((more, index) => paper([400 + index * 20, 350], [330, 430], tilt + more, sheet, shadow)),
    ...lines(scene, [420, 350], tilt + 0.05),
    ...passport(scene, [650, 420], random.between(-0.35, -0.2)),
    ...stamp(scene, random.between(360, 400), random.between(490, 510)),
    ...cup(scene, random.between(700, 740), random.between(150, 180)),
    ...pen(scene, [230, 300], random.between(1.2, 1.4)),
    ...leaves(scene),
  ];
};

/** Moves a point of a thing by its middle and its turn. */
function placed([x, y]: Point, turn: number, dx: number, dy: number): Point {
  return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
}

function quad(middle: Point, turn: number, left: number, top: number, right: number, bottom: number): string {
  return polygon(
    placed(middle, turn, left, top),
    placed(middle, turn, right, top),
    placed(middle, turn, right, bottom),
    placed(middle, turn, left, bottom),
  );
}

function paper(middle: Point, [width, height]: Point, turn: number, color: string, shadow: string): FlatShape[] {
  const [x, y] = [width / 2, height / 2];
  return [
    fill(shadow, quad([middle[0] + 14, middle[1] + 12], turn, -x, -y, x, y)),
    fill(color, quad(middle, turn, -x, -y, x, y)),
  ];
}

function lines({ random, palette }: Scene, middle: Point, turn: number): FlatShape[] {
  const stroke = (y: number, length: number): string => {
    const [fromX, fromY] = placed(middle, turn, -130, y);
    const [toX, toY] = placed(middle, turn, -130 + length, y);
    return path`M${fromX} ${fromY}L${toX} ${toY}`;
  };
  const rows = [-90, -60, -30, 0, 30].map((y) => stroke(y, random.between(170, 260)));
  return [
    line(palette.second, 14, stroke(-160, 120)),
    line(palette.stone, 7, ...rows),
    fill(palette.sand, quad(middle, turn, 60, -186, 132, -116)),
  ];
}

function passport({ palette }: Scene, middle: Point, turn: number): FlatShape[] {
  const [x, y] = placed(middle, turn, 0, -24);
  return [
    ...paper(middle, [200, 276], turn, palette.second, palette.shade(palette.clay)),
    fill(palette.shade(palette.second), quad(middle, turn, -100, -138, -82, 138)),
    { color: palette.sand, width: 7, d: disc(x, y, 46) },
    { color: palette.sand, width: 5, d: disc(x, y, 24) + path`M${x - 46} ${y}h92M${x} ${y - 46}v92` },
    fill(palette.sand, quad(middle, turn, -50, 66, 50, 76), quad(middle, turn, -34, 92, 34, 100)),
  ];
}

/** Draws a stamp on its foot, and the print beside it. */
function stamp({ palette }: Scene, x: number, y: number): FlatShape[] {
  return [
    { color: palette.accent, width: 8, d: disc(x + 110, y - 90, 50) },
    { color: palette.accent, width: 5, d: disc(x + 110, y - 90, 36) + path`M${x + 80} ${y - 84}l60 -14` },
    fill(palette.shade(palette.clay), path`M${x - 50} ${y + 70}h140l40 24h-150z`),
    fill(palette.dark, rect(x - 60, y + 40, 130, 40)),
    fill(palette.accent, arch(x - 26, y + 44, 62, 100), rect(x - 46, y + 22, 102, 24)),
    fill(palette.shade(palette.accent), path`M${x + 12} ${y - 56}q24 8 24 30v70h20v-22h-30z`),
  ];
}

function cup({ palette }: Scene, x: number, y: number): FlatShape[] {
  return [
    fill(palette.shade(palette.clay), disc(x + 20, y + 16, 92)),
    fill(palette.light, disc(x, y, 92)),
    fill(palette.shade(palette.light), disc(x, y, 64)),
    line(palette.second, 18, path`M${x + 50} ${y - 30}l40 -34`),
    fill(palette.second, disc(x, y, 58)),
    fill(palette.shade(palette.accent), disc(x, y, 46)),
    line(palette.accent, 6, path`M${x - 30} ${y - 8}q10 -22 32 -24`),
  ];
}

function pen({ palette }: Scene, middle: Point, turn: number): FlatShape[] {
  return [
    fill(palette.shade(palette.clay), quad([middle[0] + 10, middle[1] + 8], turn, -120, -8, 130, 8)),
    fill(palette.dark, quad(middle, turn, -120, -9, 90, 9)),
    fill(
      palette.accent,
      quad(middle, turn, -60, -9, -44, 9),
      polygon(placed(middle, turn, 90, -9), placed(middle, turn, 90, 9), placed(middle, turn, 134, 0)),
    ),
  ];
}

/** Draws the leaves of a plant that reach in from a corner. */
function leaves({ palette }: Scene): FlatShape[] {
  const leaf = (x: number, y: number, dx: number, dy: number): string =>
    path`M${x} ${y}q${dx * 0.2 - dy * 0.35} ${dy * 0.2 + dx * 0.35} ${dx} ${dy}q${-dx * 0.8 + dy * 0.1} ${-dy * 0.1 - dx * 0.1} ${-dx} ${-dy}z`;
  return [
    fill(palette.shade(palette.clay), leaf(-10, 660, 190, -150), leaf(20, 740, 220, -40)),
    fill(palette.leaf, leaf(-20, 640, 190, -150), leaf(-20, 740, 230, -40), leaf(-30, 620, 60, -170)),
    fill(palette.second, leaf(-20, 700, 150, -190), leaf(-10, 720, 210, -90)),
  ];
}
