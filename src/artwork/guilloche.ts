import { seededNumbers } from './seeded';

/** One ring of a guilloche: a closed line that waves around the middle, drawn again and again, each time turned a little. */
interface Ring {
  /** The distance from the middle to the ring, and how far its waves swing from there. */
  radius: number;
  swing: number;
  /** The waves on the way round. */
  waves: number;
  /** The leaves of its outline, and how far they stand out; a round one has none. */
  leaves: number;
  depth: number;
  /** How often the line is drawn. */
  lines: number;
}

type Point = [x: number, y: number];

/**
 * Draws the fine interlaced lines of banknotes and passports: rings around the middle of a square of the given size, as
 * SVG groups without colours, the outermost first. The same name gives the same lines; a ring has at most `most` of
 * them.
 */
export function guilloche(name: string, size: number, most = Number.POSITIVE_INFINITY): string[] {
  return ringsOf(name, size / 2).map((ring, index) => drawRing(ring, size / 2, `ring-${index}`, most));
}

function ringsOf(name: string, extent: number): Ring[] {
  const numbers = seededNumbers(name);
  const between = (index: number, least: number, most: number): number =>
    least + (numbers[index] ?? 0) * (most - least);
  const whole = (index: number, least: number, most: number): number => Math.round(between(index, least, most));
  const edge = between(0, 0.5, 0.64) * extent;
  const heart = between(1, 0.26, 0.36) * extent;
  const leaves = whole(2, 7, 13);
  return [
    leafyRing(extent, edge, leaves, whole(3, 1, leaves - 1), between(4, 0.12, 0.3)),
    roundRing(edge * between(5, 1.02, 1.2), heart, whole(6, 7, 12), 12),
    leafyRing(heart * 1.1, heart * between(7, 0.28, 0.45), whole(8, 6, 9), 1, between(9, 0.1, 0.24)),
  ];
}

/**
 * Makes a ring whose outline has leaves: each line is turned by a leaf, and its waves fall between those of the one
 * before.
 */
function leafyRing(outer: number, inner: number, leaves: number, more: number, share: number): Ring {
  const depth = ((outer - inner) / 2) * share;
  const [radius, swing] = [(outer + inner) / 2, (outer - inner) / 2 - depth];
  return { radius, swing, waves: leaves + coprime(more, leaves), leaves, depth, lines: leaves };
}

function roundRing(outer: number, inner: number, waves: number, lines: number): Ring {
  return { radius: (outer + inner) / 2, swing: (outer - inner) / 2, waves, leaves: 0, depth: 0, lines };
}

/** Gives the number itself, or the next one that has no divisor in common with `other`. */
function coprime(number: number, other: number): number {
  return greatestDivisor(number, other) === 1 ? number : coprime(number + 1, other);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function drawRing(ring: Ring, middle: number, id: string, most: number): string {
  const apart = 360 / (ring.leaves || ring.waves * ring.lines);
  const lines = Math.min(ring.lines, most);
  const turned = Array.from({ length: lines - 1 }, (_, index) => {
    const angle = round(Math.floor(((index + 1) * ring.lines) / lines) * apart, 3);
    return `<use href="#${id}" transform="rotate(${angle} ${middle} ${middle})"/>`;
  });
  return `<path id="${id}" d="${pathOf(ring, middle)}"/>${turned.join('')}`;
}

const piecesPerWave = 8;

/** Writes the line of a ring in cubic curves that have its slope where they meet. */
function pathOf(ring: Ring, middle: number): string {
  const pieces = ring.waves * piecesPerWave;
  const step = (2 * Math.PI) / pieces;
  const place = ([x, y]: Point): string => `${round(x + middle, 1)} ${round(y + middle, 1)}`;
  const parts = [`M${place(pointAt(ring, 0))}C${place(along(ring, 0, step / 3))}`];
  for (let piece = 1; piece <= pieces; piece++) {
    const angle = piece * step;
    parts.push(`${piece === 1 ? ' ' : 'S'}${place(along(ring, angle, -step / 3))} ${place(pointAt(ring, angle))}`);
  }
  return `${parts.join('')}Z`;
}

function pointAt(ring: Ring, angle: number): Point {
  const { distance } = waveAt(ring, angle);
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/**
 * Gives the point on the tangent of a ring at an angle, a length away from the ring; the length is measured as an
 * angle, too.
 */
function along(ring: Ring, angle: number, length: number): Point {
  const { slope } = waveAt(ring, angle);
  const [x, y] = pointAt(ring, angle);
  return [x + (slope * Math.cos(angle) - y) * length, y + (slope * Math.sin(angle) + x) * length];
}

function waveAt({ radius, swing, waves, leaves, depth }: Ring, angle: number): { distance: number; slope: number } {
  return {
    distance: radius + swing * Math.cos(waves * angle) + depth * Math.cos(leaves * angle),
    slope: -swing * waves * Math.sin(waves * angle) - depth * leaves * Math.sin(leaves * angle),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
